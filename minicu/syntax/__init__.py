from minicu.syntax.stock import package

package()
