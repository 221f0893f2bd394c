import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/walk.ts'

type Package = {
  dev?: boolean
  devOptional?: boolean
  link?: boolean
  license?: string
  resolved?: string
  integrity?: string
}
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Package>
}
const installed = Object.entries(packages).filter(
  ([path, { link }]) => path.includes('node_modules/') && !link,
)

/** Licences that ask no more than to keep their text. */
const permissive =
  /^\(?(MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|BlueOak-1\.0\.0|PostgreSQL|CC0-1\.0|Unlicense|Zlib|Python-2\.0|PSF-2\.0|MPL-2\.0)\b/

/** libvips is loaded by sharp as it comes, a shared library that anybody may replace: that is what its LGPL asks for. */
const isShared = (path = '', licence = '') =>
  path.includes('/@img/sharp-libvips-') && licence === 'LGPL-3.0-or-later'

it('runs on packages whose licence is permissive', () => {
  const others = installed
    .filter(([, { dev, devOptional }]) => !dev && !devOptional)
    .map(([path, one]) => [path, read[path as keyof typeof read] ?? one.license ?? licenceOf(path)])
    .filter(([path, licence]) => !permissive.test(licence ?? '') && !isShared(path, licence))
  expect(others).toEqual([])
})

it('takes every package from a registry, with a checksum', () => {
  const loose = installed.filter(
    ([, { resolved, integrity }]) => resolved?.startsWith('git') || !integrity,
  )
  expect(loose.map(([path]) => path)).toEqual([])
})

/** The lock file and the package itself name none, or not by its list; their LICENSE files are these. */
const read = { 'node_modules/css-mediaquery': 'BSD-3-Clause', 'node_modules/png-js': 'MIT' }

/** The lock file has no licence of packages that state it the old way. */
function licenceOf(path: string): string {
  const { license, licenses } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'))
  return license?.type ?? license ?? licenses?.[0]?.type ?? ''
}
