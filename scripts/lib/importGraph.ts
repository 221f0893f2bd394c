import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What each file imports: files of the project by their path from its root, packages by their name as written. */
type ImportGraph = Map<string, { files: string[]; packages: string[] }>

const importing =
  /(?:^|\n)\s*(?:import|export)\s[^'"]*?from\s*['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g

/** Reads the imports of the files, types included; what is named without a dot is a package. */
export function importsOf(root: string, files: string[]): ImportGraph {
  const known = new Set(files)
  return new Map(
    files.map((file) => {
      const names = [...readFileSync(join(root, file), 'utf8').matchAll(importing)].map(
        (found) => found[1] ?? found[2] ?? '',
      )
      const paths = names
        .filter((name) => name.startsWith('.'))
        .map((name) => normalize(join(dirname(file), name)))
      return [
        file,
        {
          files: paths.filter((path) => known.has(path)),
          packages: names.filter((name) => !name.startsWith('.')),
        },
      ]
    }),
  )
}

/** Groups of files that can reach each other by imports (Tarjan's strongly connected components of two and more). */
export function circlesOf(graph: ImportGraph): string[][] {
  const order = new Map<string, number>()
  const low = new Map<string, number>()
  const open: string[] = []
  const circles: string[][] = []

  function visit(file: string): void {
    order.set(file, order.size)
    low.set(file, order.get(file)!)
    open.push(file)
    for (const next of graph.get(file)?.files ?? []) {
      if (!order.has(next)) visit(next)
      if (open.includes(next)) low.set(file, Math.min(low.get(file)!, low.get(next)!))
    }
    if (low.get(file) !== order.get(file)) return
    const circle = open.splice(open.indexOf(file))
    if (circle.length > 1) circles.push(circle)
  }

  for (const file of graph.keys()) if (!order.has(file)) visit(file)
  return circles
}
