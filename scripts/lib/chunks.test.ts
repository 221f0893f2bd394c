import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Graph, placesOf } from './chunks.ts'

const parts = {
  frames: /layouts\/\w+\.tsx$/,
  pages: /\/page\.tsx$/,
  signedOut: /login\/page\.tsx$/,
  homes: /top\/page\.tsx$/,
  areas: { doctors: /doctors/, users: /users/ },
}

const pages = ['top', 'login', 'list', 'one', 'other'].flatMap((page) =>
  ['doctors', 'users'].map((area) => `pages/${area}/${page}/page.tsx`),
)
const layouts = ['layouts/doctors.tsx', 'layouts/users.tsx']
const modules = Array.from({ length: 30 }, (_, at) => `src/m${at}.ts`)
const dialogs = ['src/dialog1.tsx', 'src/dialog2.tsx']

/** Each page, layout, dialog and module imports some modules that come after it: no circles, as in the project. */
const graphs = fc
  .record({
    ofPages: fc.array(fc.subarray(modules, { maxLength: 4 }), { minLength: 14, maxLength: 14 }),
    ofModules: fc.array(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { maxLength: 2 }), {
      minLength: modules.length,
      maxLength: modules.length,
    }),
    sizes: fc.array(fc.integer({ min: 50, max: 3000 }), {
      minLength: modules.length,
      maxLength: modules.length,
    }),
  })
  .map(({ ofPages, ofModules, sizes }) => {
    const imports = new Map<string, string[]>([
      ['index.html', []],
      ...[...pages, ...layouts, ...dialogs].map((id, at): [string, string[]] => [
        id,
        ofPages[at] ?? [],
      ]),
      ...modules.map((id, at): [string, string[]] => [
        id,
        (ofModules[at] ?? []).flatMap((steps) => modules[at + steps] ?? []),
      ]),
    ])
    const graph: Graph = {
      getModuleInfo: (id) => ({
        code: 'x'.repeat(sizes[modules.indexOf(id)] ?? 100),
        isEntry: id === 'index.html',
        importedIds: imports.get(id) ?? [],
        dynamicallyImportedIds:
          id === 'index.html' ? [...pages, ...layouts] : id === pages[4] ? dialogs : [],
        importers: [...imports].filter(([, its]) => its.includes(id)).map(([from]) => from),
        dynamicImporters: id === 'index.html' ? [] : ['index.html'],
      }),
    }
    return { graph, imports }
  })

function reached(from: string[], imports: Map<string, string[]>): string[] {
  const seen = new Set(from)
  for (const id of seen) for (const each of imports.get(id) ?? []) seen.add(each)
  return [...seen]
}

test('a home loads nothing with others that it does not use itself', () => {
  fc.assert(
    fc.property(graphs, ({ graph, imports }) => {
      const places = placesOf('index.html', graph, parts)
      for (const area of ['doctors', 'users']) {
        const home = [`pages/${area}/top/page.tsx`, `layouts/${area}.tsx`]
        const used = new Set(reached(home, imports))
        const loaded = new Set([...used].flatMap((id) => places.get(id) ?? []))
        // what signed-out pages need as well is one file for both homes
        loaded.delete('calls')
        const inVain = [...places].filter(([id, place]) => loaded.has(place) && !used.has(id))
        expect(inVain).toEqual([])
      }
    }),
    { numRuns: 200 },
  )
})

test('no two files need each other', () => {
  fc.assert(
    fc.property(graphs, ({ graph, imports }) => {
      const places = placesOf('index.html', graph, parts)
      const needs = new Map<string, string[]>()
      for (const [id, place] of places)
        for (const used of imports.get(id) ?? []) {
          const other = places.get(used) ?? used
          if (other !== place) needs.set(place, [...(needs.get(place) ?? []), other])
        }
      for (const place of needs.keys())
        expect(reached(needs.get(place) ?? [], new Map([...imports, ...needs]))).not.toContain(
          place,
        )
    }),
    { numRuns: 200 },
  )
})
