import { expect, it } from 'vitest'
import { runtimeInFirst } from './runtimeInFirst.ts'

const { renderChunk, generateBundle } = runtimeInFirst()

const helpers = `// \\0rolldown/runtime.js
var __defProp = Object.defineProperty;
var __exportAll = (all) => all;
var __toESM = (mod) => mod;
`
const files = {
  'rolldown-runtime': `${helpers}export { __exportAll as n, __toESM as r };`,
  index:
    'import { r as __toESM } from "./rolldown-runtime.js";\nvar one = __toESM(1);\nexport { one as n };',
  page: 'import { n as __exportAll$1 } from "./rolldown-runtime.js";\nimport { n as one } from "./index.js";',
}
const chunkOf = (name: string) => ({
  fileName: `assets/${name}.js`,
  isEntry: name === 'index',
  imports:
    name === 'index'
      ? ['assets/rolldown-runtime.js']
      : ['assets/rolldown-runtime.js', 'assets/index.js'],
  modules: (name === 'rolldown-runtime'
    ? { '\0rolldown/runtime.js': { code: helpers } }
    : {}) as Record<string, { code: string }>,
})
const chunks = Object.fromEntries(Object.keys(files).map((name) => [name, chunkOf(name)]))
const rendered = (name: keyof typeof files, all = chunks) =>
  renderChunk(files[name], chunkOf(name), {}, { chunks: all })?.code

it('puts the helpers into the first file, and the others take them from there', () => {
  expect(rendered('index')).toBe(
    `${helpers}\nvar one = __toESM(1);\nexport { one as n };\nexport { __exportAll, __toESM };\n`,
  )
  expect(rendered('page')).toBe(
    'import { __exportAll as __exportAll$1 } from "./index.js";\nimport { n as one } from "./index.js";',
  )
  const bundle = Object.fromEntries(
    Object.values(chunks).map(({ fileName, modules, ...chunk }) => [
      fileName,
      { ...chunk, type: 'chunk', moduleIds: Object.keys(modules) },
    ]),
  )
  generateBundle.handler({}, bundle)
  expect(Object.entries(bundle).map(([file, { imports }]) => [file, imports])).toEqual([
    ['assets/index.js', []],
    ['assets/page.js', ['assets/index.js']],
  ])
})

it('does not put them where a file that needs them could run before', () => {
  const index = { ...chunkOf('index'), imports: ['assets/rolldown-runtime.js', 'assets/page.js'] }
  expect(() => rendered('page', { ...chunks, index })).toThrow('assets/page.js')
})
