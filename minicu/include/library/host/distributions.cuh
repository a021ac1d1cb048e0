/* The distributions of <random> beside those in random.cuh (C++17 [rand.dist]): they draw what libstdc++'s draw. */

class bernoulli_distribution : public __distribution<bernoulli_distribution, bool>
{
    double chance;

public:
    using __distribution<bernoulli_distribution, bool>::operator();
    explicit bernoulli_distribution(double p = 0.5) : chance(p) {}
    template <class G> bool operator()(G &g) { return __canonical<double>(g) < chance; }
    double p() const { return chance; }
};

template <class T = double> class exponential_distribution : public __distribution<exponential_distribution<T>, T>
{
    T rate;

public:
    using __distribution<exponential_distribution<T>, T>::operator();
    explicit exponential_distribution(T lambda = 1) : rate(lambda) {}
    template <class G> T operator()(G &g) { return -::log((T)1 - __canonical<T>(g)) / rate; }
    T lambda() const { return rate; }
};

template <class T = double> class weibull_distribution : public __distribution<weibull_distribution<T>, T>
{
    T shape, scale;

public:
    using __distribution<weibull_distribution<T>, T>::operator();
    explicit weibull_distribution(T a = 1, T b = 1) : shape(a), scale(b) {}
    template <class G> T operator()(G &g) { return scale * ::pow(-::log((T)1 - __canonical<T>(g)), (T)1 / shape); }
    T a() const { return shape; }
    T b() const { return scale; }
};

template <class T = double> class extreme_value_distribution : public __distribution<extreme_value_distribution<T>, T>
{
    T location, scale;

public:
    using __distribution<extreme_value_distribution<T>, T>::operator();
    explicit extreme_value_distribution(T a = 0, T b = 1) : location(a), scale(b) {}
    template <class G> T operator()(G &g) { return location - scale * ::log(-::log((T)1 - __canonical<T>(g))); }
    T a() const { return location; }
    T b() const { return scale; }
};

template <class T = double> class cauchy_distribution : public __distribution<cauchy_distribution<T>, T>
{
    T location, scale;

public:
    using __distribution<cauchy_distribution<T>, T>::operator();
    explicit cauchy_distribution(T a = 0, T b = 1) : location(a), scale(b) {}
    template <class G> T operator()(G &g)
    {
        T u;
        do u = __canonical<T>(g); while (u == (T)0.5);
        return location + scale * ::tan((T)3.1415926535897932384626433832795029L * u);
    }
    T a() const { return location; }
    T b() const { return scale; }
};

template <class T = double> class lognormal_distribution : public __distribution<lognormal_distribution<T>, T>
{
    T of_mean, of_deviation;
    normal_distribution<T> normal;

public:
    using __distribution<lognormal_distribution<T>, T>::param;
    explicit lognormal_distribution(T m = 0, T s = 1) : of_mean(m), of_deviation(s) {}
    void param(const lognormal_distribution &p)
    {
        of_mean = p.of_mean;
        of_deviation = p.of_deviation;
    }
    template <class G> T operator()(G &g) { return (*this)(g, *this); }
    template <class G> T operator()(G &g, const lognormal_distribution &p) { return ::exp(p.of_deviation * normal(g) + p.of_mean); }
    T m() const { return of_mean; }
    T s() const { return of_deviation; }
    void reset() { normal.reset(); }
};

/* Marsaglia and Tsang, "A simple method for generating gamma variables" (2000). */
template <class T = double> class gamma_distribution : public __distribution<gamma_distribution<T>, T>
{
    T shape, scale;
    normal_distribution<T> normal;

public:
    using __distribution<gamma_distribution<T>, T>::param;
    explicit gamma_distribution(T alpha = 1, T beta = 1) : shape(alpha), scale(beta) {}
    void param(const gamma_distribution &p)
    {
        shape = p.shape;
        scale = p.scale;
    }
    template <class G> T operator()(G &g) { return (*this)(g, *this); }
    template <class G> T operator()(G &g, const gamma_distribution &p)
    {
        const T d = (p.shape < (T)1 ? p.shape + (T)1 : p.shape) - (T)1 / (T)3, c = (T)1 / ::sqrt((T)9 * d);
        T u, v, n;
        do {
            do {
                n = normal(g);
                v = (T)1 + c * n;
            } while (v <= 0);
            v = v * v * v;
            u = __canonical<T>(g);
        } while (u > (T)1 - (T)0.0331 * n * n * n * n && ::log(u) > (T)0.5 * n * n + d * ((T)1 - v + ::log(v)));
        if (p.shape >= (T)1) return d * v * p.scale;
        do u = __canonical<T>(g); while (u == 0);
        return ::pow(u, (T)1 / p.shape) * d * v * p.scale;
    }
    T alpha() const { return shape; }
    T beta() const { return scale; }
    void reset() { normal.reset(); }
};

template <class T = double> class chi_squared_distribution : public __distribution<chi_squared_distribution<T>, T>
{
    T degrees;
    gamma_distribution<T> gamma;

public:
    using __distribution<chi_squared_distribution<T>, T>::param;
    explicit chi_squared_distribution(T n = 1) : degrees(n), gamma(n / 2) {}
    void param(const chi_squared_distribution &p)
    {
        degrees = p.degrees;
        gamma.param(p.gamma);
    }
    template <class G> T operator()(G &g) { return (*this)(g, *this); }
    template <class G> T operator()(G &g, const chi_squared_distribution &p) { return 2 * gamma(g, p.gamma); }
    T n() const { return degrees; }
    void reset() { gamma.reset(); }
};

template <class T = double> class student_t_distribution : public __distribution<student_t_distribution<T>, T>
{
    T degrees;
    normal_distribution<T> normal;
    gamma_distribution<T> gamma;

public:
    using __distribution<student_t_distribution<T>, T>::param;
    explicit student_t_distribution(T n = 1) : degrees(n), gamma(n / 2, 2) {}
    void param(const student_t_distribution &p) { degrees = p.degrees; } /* libstdc++ leaves the other one as well */
    template <class G> T operator()(G &g)
    {
        T top = normal(g);
        return top * ::sqrt(degrees / gamma(g));
    }
    template <class G> T operator()(G &g, const student_t_distribution &p)
    {
        T top = normal(g);
        return top * ::sqrt(p.degrees / gamma(g, gamma_distribution<T>(p.degrees / 2, 2)));
    }
    T n() const { return degrees; }
    void reset() { normal.reset(); gamma.reset(); }
};

template <class T = int> class geometric_distribution : public __distribution<geometric_distribution<T>, T>
{
    double chance;

public:
    using __distribution<geometric_distribution<T>, T>::operator();
    explicit geometric_distribution(double p = 0.5) : chance(p) {}
    template <class G> T operator()(G &g)
    {
        const double half = (1 - 2.2204460492503131e-16) / 2, scale = ::log(1.0 - chance);
        double x;
        do x = ::floor(::log(1.0 - __canonical<double>(g)) / scale); while (x >= numeric_limits<T>::max() + half);
        return (T)(x + half);
    }
    double p() const { return chance; }
};

/* Of a small mean the product of uniform numbers; of others rejection: Devroye, "Non-Uniform Random Variate Generation"
   (1986), X.3.3 and X.3.4, with the corrections in its errata. */
template <class T = int> class poisson_distribution : public __distribution<poisson_distribution<T>, T>
{
    double of_mean;
    normal_distribution<double> normal;

public:
    using __distribution<poisson_distribution<T>, T>::param;
    explicit poisson_distribution(double mean = 1) : of_mean(mean) {}
    void param(const poisson_distribution &p) { of_mean = p.of_mean; }
    template <class G> T operator()(G &g) { return (*this)(g, *this); }
    template <class G> T operator()(G &g, const poisson_distribution &p)
    {
        if (p.of_mean < 12) {
            T x = 0;
            double product = 1, least = ::exp(-p.of_mean);
            do {
                product *= __canonical<double>(g);
                x += 1;
            } while (product > least);
            return x - 1;
        }
        const double quarter = 0.7853981633974483, m = ::floor(p.of_mean), root = ::sqrt(m);
        const double d = ::round(::fmax(6.0, ::fmin(m, ::sqrt(2 * m * ::log(32 * m / quarter))))), both = 2 * m + d;
        const double inner = ::sqrt(quarter * both) * ::exp(1 / both), outer = 2 * both * ::exp(-d * (1 / both) * (1 + d / 2)) / d;
        const double c1 = root * 1.2533141373155003, c2 = inner + c1, c5 = c2 + 2 + 1.0129030479320018;
        double x;
        for (bool again = true; again;) {
            const double u = (outer + c5) * __canonical<double>(g), e = -::log(1.0 - __canonical<double>(g));
            double w = 0;
            if (u <= c1) {
                const double n = normal(g);
                x = ::floor(-::fabs(n) * root - 1);
                w = -n * n / 2;
                if (x < -m) continue;
            } else if (u <= c2) {
                const double y = 1 + ::fabs(normal(g)) * ::sqrt(both / 2);
                x = ::ceil(y);
                w = y * (2 - y) * (1 / both);
                if (x > d) continue;
            } else if (u <= c2 + 1)
                x = -1;
            else if (u <= c2 + 2)
                x = 0;
            else if (u <= c5) {
                x = 1;
                w = 0.01282051282051282;
            } else {
                const double y = d - ::log(1.0 - __canonical<double>(g)) * (2 * both) / d;
                x = ::ceil(y);
                w = -d * (1 / both) * (1 + y / 2);
            }
            again = w - e - x * ::log(p.of_mean) > ::lgamma(m + 1) - ::lgamma(x + m + 1) || x + m >= (double)numeric_limits<T>::max();
        }
        return (T)(x + m + (1 - 2.2204460492503131e-16) / 2);
    }
    double mean() const { return of_mean; }
    void reset() { normal.reset(); }
};

template <class T = int> class discrete_distribution : public __distribution<discrete_distribution<T>, T>
{
    vector<double> chances, sums;
    void __normalise()
    {
        if (chances.size() < 2) { chances.clear(); return; }
        double all = 0, sum = 0;
        for (double p : chances) all += p;
        for (double &p : chances) {
            p /= all;
            sum += p;
            sums.push_back(sum);
        }
        sums.back() = 1;
    }

public:
    using __distribution<discrete_distribution<T>, T>::operator();
    discrete_distribution() {}
    template <class I> discrete_distribution(I first, I last) : chances(first, last) { __normalise(); }
    discrete_distribution(initializer_list<double> weights) : chances(weights.begin(), weights.end()) { __normalise(); }
    template <class F> discrete_distribution(size_t n, double low, double high, F weight)
    {
        const double step = (high - low) / (n == 0 ? 1 : n);
        for (size_t i = 0; i < (n == 0 ? 1 : n); i++) chances.push_back(weight(low + i * step + 0.5 * step));
        __normalise();
    }
    template <class G> T operator()(G &g)
    {
        if (sums.empty()) return 0;
        const double u = __canonical<double>(g);
        size_t i = 0;
        while (sums[i] < u) i++;
        return (T)i;
    }
    vector<double> probabilities() const { return chances.empty() ? vector<double>(1, 1.0) : chances; }
    T min() const { return 0; }
    T max() const { return chances.empty() ? 0 : (T)(chances.size() - 1); }
};
