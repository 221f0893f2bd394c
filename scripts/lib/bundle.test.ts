import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { leanLibraries } from './bundle.ts'

const { handler, filter } = leanLibraries().transform
const { resolve } = createRequire(import.meta.url)

it.each([
  ['@emotion/cache', 'emotion-cache.browser.esm.js', ['options.stylisPlugins || []']],
  [
    '@emotion/styled/base',
    'emotion-styled-base.browser.esm.js',
    [
      /var Insertion = function Insertion\(_ref\) \{\n(.*\n)*? {2}cache\.compile\?\.\(serialized\);\n/,
      "cache.inserted[serialized.name] && typeof FinalTag === 'string' ? null : /*#__PURE__*/React.createElement(Insertion",
    ],
  ],
])('%s is still what its changes are made for', (library, name, changes) => {
  const file = join(dirname(resolve(library)), name)
  expect(file).toMatch(filter.id)
  const { code } = handler(readFileSync(file, 'utf8'))
  for (const change of changes)
    if (typeof change === 'string') expect(code).toContain(change)
    else expect(code).toMatch(change)
})
