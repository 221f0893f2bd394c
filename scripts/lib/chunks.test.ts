import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Graph, placesOf } from './chunks.ts'

const limit = 9000
const parts = {
  frames: /layouts\/\w+\.tsx$/,
  pages: /\/page\.tsx$/,
  signedOut: /login\/page\.tsx$/,
  areas: { doctors: /doctors/, users: /users/ },
  limits: [[/./, 2, limit]] as const,
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
      }),
    }
    const places = placesOf([...imports.keys()], graph, parts, (code) => code.length)
    const sizeOf = (id: string) => sizes[modules.indexOf(id)] ?? 100
    return { places, imports, sizeOf }
  })

function reached(from: string[], imports: Map<string, string[]>): string[] {
  const seen = new Set(from)
  for (const id of seen) for (const each of imports.get(id) ?? []) seen.add(each)
  return [...seen]
}

const total = (ids: string[], sizeOf: (id: string) => number) =>
  ids.reduce((sum, id) => sum + sizeOf(id), 0)

/** What the files of some modules need of each other, by file. */
function needsIn(places: Map<string, string>, imports: Map<string, string[]>) {
  const needs = new Map<string, string[]>()
  for (const [id, place] of places) {
    const others = (imports.get(id) ?? []).map((used) => places.get(used) ?? used)
    needs.set(place, [...(needs.get(place) ?? []), ...others.filter((other) => other !== place)])
  }
  return needs
}

test('no page loads more than its limit, unless it uses all of that', () => {
  fc.assert(
    fc.property(graphs, ({ places, imports, sizeOf }) => {
      const needs = needsIn(places, imports)
      for (const page of pages) {
        const [, area = ''] = page.split('/')
        const own = page.includes('login') ? [page] : [page, `layouts/${area}.tsx`]
        const used = reached(own, imports)
        const files = reached(
          used.flatMap((id) => places.get(id) ?? []),
          needs,
        )
        const loaded = [...places].flatMap(([id, place]) => (files.includes(place) ? id : []))
        expect(loaded).toEqual(expect.arrayContaining(used))
        expect(total(loaded, sizeOf)).toBeLessThanOrEqual(Math.max(limit, total(used, sizeOf)))
      }
    }),
    { numRuns: 200 },
  )
})

test('no two files need each other', () => {
  fc.assert(
    fc.property(graphs, ({ places, imports }) => {
      const needs = needsIn(places, imports)
      for (const [place, others] of needs) expect(reached(others, needs)).not.toContain(place)
    }),
    { numRuns: 200 },
  )
})
