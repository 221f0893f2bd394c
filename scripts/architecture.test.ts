import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Page, pages } from '../apps/portal/src/pages.ts'

const root = join(import.meta.dirname, '..')
const skip =
  /(^|\/)(node_modules|dist|\.data|generated|migrations|\.git|\.cache|test-results|images)(\/|$)/

const filesBelow = (folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (skip.test(path)) return []
    return entry.isDirectory() ? filesBelow(path) : [path]
  })

const sources = ['packages', 'apps', 'openapi', 'e2e', 'bench']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file))
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** What the privacy policy says of each cookie, by how it is called where it is set. */
const cookies: Record<string, [en: string, ja: string]> = {
  'names.session': ['for your session', 'ログインの維持'],
  'names.csrf': ['against forged requests', '不正なリクエストの防止'],
  'deviceCookieName(ctx)': ['a browser you have signed in with', 'ブラウザーの識別'],
  'trustedCookieName(ctx)': ['to trust it for 30 days', '30日間の信頼'],
  'awayCookieName(ctx)': ['back from the payment page', 'お支払いページからの復帰'],
  cookieName: ['after an administrator’s change', '管理者による変更直後の表示'],
}

/** Section 2 of the specification, typed by hand. */
const specified = [
  '/terms-of-service',
  '/terms-of-service-doctors',
  '/privacy-policy',
  '/',
  ...[
    'login',
    'registration',
    'registration/complete',
    'sign-up',
    'sign-up/complete',
    'reset-password',
    'reset-password/sent-email',
    'reset-password/new-password',
    'reset-password/complete',
    'top',
    'patients',
    'patients/:patientId',
    'patients/:patientId/order-histories',
    'patients/:patientId/recipes',
    'patients/:patientId/questionnaire',
    'patients/:patientId/questionnaire/:answerId',
    'recipes',
    'recipes/registration',
    'recipe-histories',
    'catalogs',
    'catalog',
    'my-recipe',
    'my-recipe/:recipeId',
    'my-recipe/product',
  ].map((path) => `/doctors/${path}`),
  ...[
    'login',
    'register',
    'register/login',
    'register/complete',
    'sign-up',
    'sign-up/complete',
    'reset-password',
    'reset-password/sent-email',
    'reset-password/new-password',
    'reset-password/complete',
    'catalogs',
    'catalogs/:id',
    'cart',
    'top',
    'order-histories',
    'recipes',
    'news',
  ].map((path) => `/user/${path}`),
]

describe('the portal', () => {
  const routed: string[] = Object.keys(pages)

  it('routes the paths of the specification, and further ones that a decision names', () => {
    expect(routed).toEqual(expect.arrayContaining(specified))
    const decisions = filesBelow('docs/decisions').map(read).join('\n')
    const further = routed.filter((path) => !specified.includes(path))
    expect(further.filter((path) => !decisions.includes(`\`${path}\``))).toEqual([])
  })

  // a key of a table that is typed by the pages is followed by a colon
  const literal = /(?<!pathTo\(\s*)(['"`])\/(doctors|user)(?=[/?'"`])(?![^'"`]*\1:)/g
  it('builds the addresses of its pages by pathTo', () => {
    for (const line of [
      'to="/user/cart"',
      'navigate(`/doctors/patients/${id}`)',
      "redirect('/user')",
    ])
      expect(line.match(literal), line).not.toBeNull()
    for (const line of [
      "pathTo('/user/cart')",
      "{ '/user/cart': 1 }",
      "'/users'",
      "'/api/user/me'",
    ])
      expect(line.match(literal), line).toBeNull()
    const found = filesBelow('apps/portal/src')
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/pages\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(literal)].map(() => file))
    // a whole area, which is no page
    const areas = ['features/auth/area.ts', 'features/useKeptCode.ts', 'routes.tsx']
    expect([...new Set(found)].sort()).toEqual(areas.map((file) => `apps/portal/src/${file}`))
  })

  it('has a folder for each page, and no other', () => {
    const files = filesBelow('apps/portal/src/pages').filter((file) => file.endsWith('/page.tsx'))
    const paths = files.map(
      (file) =>
        `/${relative('apps/portal/src/pages', file)
          .replace(/\/page\.tsx$/, '')
          .replaceAll('/_', '/:')}`,
    )
    const own = Object.entries<Page>(pages).filter(([, page]) => !page.as)
    expect(paths.sort()).toEqual(own.map(([path]) => path).sort())
  })
})

/** A folder of package-lock.json. */
type Locked = {
  link?: boolean
  resolved?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

describe('the layers', () => {
  it('read the environment in config.ts only', () => {
    const readers = sources.filter(
      (file) =>
        /process\.env/.test(read(file)) &&
        !/\.(test|e2e)\.tsx?$/.test(file) &&
        !/^(e2e|bench)\//.test(file),
    )
    // the tests have one setting of their own
    expect(readers).toEqual(['apps/api/src/config.ts', 'apps/api/src/testing/deep.ts'])
  })

  it('set the cookies that the privacy policy tells of, and no others', () => {
    const set = sources
      .filter((file) => /^apps\/api\/src\/(?!testing\/)/.test(file))
      .flatMap((file) => [...read(file).matchAll(/\.setCookie\(\s*([^,]+),/g)])
      .map(([, name]) => name)
    expect(set.sort()).toEqual(Object.keys(cookies).sort())
    const policies = ['en', 'ja'].map((locale) =>
      read(`packages/shared/src/legal/privacy-policy.${locale}.md`),
    )
    for (const words of Object.values(cookies))
      for (const [i, policy] of policies.entries()) expect(policy).toContain(words[i])
  })

  it('export what another file names, so that the compiler finds what nobody uses', () => {
    const scripts = filesBelow('scripts').filter((file) => /\.m?tsx?$/.test(file))
    const named = new Map<string, number>()
    for (const file of [...sources, ...scripts])
      for (const name of new Set(read(file).match(/[\w$]+/g)))
        named.set(name, (named.get(name) ?? 0) + 1)
    const exported = /^export (?:async )?(?:function\*?|const|let|class|type|interface) (\w+)/gm
    const alone = sources
      // migrations are made from all tables
      .filter((file) => !/\/db\/schema\/|\.test\.tsx?$|\.d\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(exported)].map(([, name = '']) => name))
      .filter((name) => named.get(name) === 1)
    expect(alone).toEqual([])
  })

  it('speak HTTP from the browser in packages/client only', () => {
    const callers = sources.filter(
      (file) =>
        /^apps\/(portal|console)\/src|^packages\/ui/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        // the service worker passes on what the page has asked for
        file !== 'apps/portal/src/worker.ts' &&
        /\b(fetch\(|axios|XMLHttpRequest)/.test(read(file)),
    )
    expect(callers).toEqual([])
  })

  it('say why a call failed through errorText only, which knows when it is the connection', () => {
    const own = ['packages/ui/src/errorText.ts', 'apps/console/src/providers/httpClient.ts']
    // those of a form's fields are words of the form already
    const ofFields = ['useSchemaInput.ts', 'validation.ts'].map(
      (file) => `apps/console/src/schema/${file}`,
    )
    const others = sources.filter(
      (file) =>
        /^(apps\/(portal|console)|packages\/ui)\/src/.test(file) &&
        !/\.test\.tsx?$/.test(file) &&
        ![...own, ...ofFields].includes(file) &&
        /\b(error|failure|thrown|Error\))\??\.message\b/.test(read(file)),
    )
    expect(others).toEqual([])
  })

  it('count days and tell them in a time zone in packages/shared/src/dates only', () => {
    const ofOneDay = ['86_?400_?000', '864e5', '24 ?\\* ?3_?600_?000', 'en-CA', 'sv-SE'].join('|')
    for (const line of ['n * 86_400_000', "new Intl.DateTimeFormat('en-CA')"])
      expect(line).toMatch(new RegExp(ofOneDay))
    const others = sources.filter(
      (file) => /^(apps|packages)\//.test(file) && new RegExp(ofOneDay).test(read(file)),
    )
    expect(others).toEqual([])
  })

  it('build queries through db/sql.ts, which a server reads once', () => {
    const importers = sources.filter((file) => /from 'drizzle-orm(\/pg-core)?'/.test(read(file)))
    expect(importers).toEqual(['apps/api/src/db/sql.ts'])
  })

  // statements of a module begin at the margin; a table that is filled where it is made is a constant
  const state =
    /^(?:export )?(?:(?:let|var) .*|const \w+(?:: [^=]+)? = (?:new (?:Map|Set)\b[^(]*\(\)|\[\]|\{\})$)/gm
  it('keep what changes in the server that runs, never in a module', () => {
    for (const line of ['let n = 0', 'export let n', 'const m = new Map<string, number>()'])
      expect(line.match(state), line).not.toBeNull()
    for (const line of ['  let n = 0', 'const m = new Set([1])', 'const m = new Map<A, B>(rows)'])
      expect(line.match(state), line).toBeNull()
    const found = sources
      .filter((file) => /^apps\/api\/src\/(?!testing\/)/.test(file) && !/\.test\.ts$/.test(file))
      .flatMap((file) => (read(file).match(state) ?? []).map((line) => `${file}: ${line}`))
    expect(found).toEqual([
      // what the environment of the process has from a file
      'apps/api/src/config.ts: const added = new Set<string>()',
      // filled while the modules are loaded, and the same for every server
      'apps/api/src/entities/read/list.ts: const lists = new Map<string, List>()',
      // the process itself
      'apps/api/src/main.ts: let database: OpenDatabase | undefined',
      'apps/api/src/main.ts: let serving: Serving | undefined',
      'apps/api/src/main.ts: let stopping: Promise<void> | undefined',
      'apps/api/src/main.ts: let stopAsked = 0',
    ])
  })

  const kept =
    /^(?:export )?const \w+ = (?:conflict|forbidden|gone|invalid\w*|notFound|throttled|unavailable|new DomainError)\(/gm
  it('make an error where it is thrown', () => {
    expect("const taken = invalid('email'".match(kept)).not.toBeNull()
    expect("const taken = () => invalid('email'".match(kept)).toBeNull()
    const errors = sources
      .filter((file) => file.startsWith('apps/api/src/entities/'))
      .flatMap((file) => (read(file).match(kept) ?? []).map((line) => `${file}: ${line}`))
    expect(errors).toEqual([])
  })

  it('install no page library for the server', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, Locked>
    }
    const needed = new Set<string>()
    const follow = (folder: string) => {
      if (needed.has(folder)) return
      needed.add(folder)
      const { link, resolved, dependencies, devDependencies, optionalDependencies, ...peers } =
        packages[folder] ?? {}
      if (link && resolved) return follow(resolved)
      const own = folder.includes('node_modules') ? {} : devDependencies
      const names = { ...dependencies, ...own, ...optionalDependencies, ...peers.peerDependencies }
      for (const name of Object.keys(names)) {
        if (peers.peerDependenciesMeta?.[name]?.optional) continue
        const near = `${folder}/node_modules/${name}`
        follow(near in packages ? near : `node_modules/${name}`)
      }
    }
    follow('apps/api')
    expect(needed).toContain('packages/shared')
    const ofPages =
      /^(packages\/(ui|client)|node_modules\/(react|react-dom|@mui\/.*|@emotion\/.*))$/
    expect([...needed].filter((folder) => ofPages.test(folder))).toEqual([])
  })

  const forbidden: [file: string, line: string][] = [
    ['apps/api/src/entities/recipe/example.ts', "import { FastifyReply } from 'fastify'"],
    ['apps/api/src/entities/recipe/doctor.ts', "import { eq } from '../../db/sql.ts'"],
    ['apps/api/src/mail/ui.ts', "import { Footer } from '@officina/ui/Footer'"],
    ['apps/api/src/mail/react.ts', "import { createElement } from 'react'"],
    ['apps/api/src/entities/recipe/mui.ts', "import Button from '@mui/material/Button'"],
    ['apps/api/src/entities/recipe/patient.ts', "import { Footer } from '@officina/ui/Footer'"],
    ['packages/shared/src/project.ts', "import { api } from '@officina/client/api'"],
    ['packages/shared/src/react.ts', "import { useState } from 'react'"],
    ['packages/shared/src/node.ts', "import { readFile } from 'node:fs/promises'"],
    ['packages/shared/src/http.ts', "import axios from 'axios'"],
    ['packages/client/src/ui.ts', "import { Footer } from '@officina/ui/Footer'"],
    ['packages/ui/src/example.ts', "import { api } from '@officina/client/api'"],
    ['packages/client/src/example.ts', "import Button from '@mui/material/Button'"],
    ['apps/portal/src/pages/example.ts', "import axios from 'axios'"],
    ['apps/console/src/resources/example.ts', "import { api } from '@officina/client/api'"],
    ['openapi/gen/example.ts', "import { api } from '@officina/client/api'"],
  ]
  it('refuse by lint what a layer may not import, with a sentence', () => {
    const scratch = mkdtempSync(join(tmpdir(), 'officina-lint-'))
    cpSync(join(root, 'biome.json'), join(scratch, 'biome.json'))
    const globals = ['fetch', 'process', 'Buffer', 'window', 'document', 'localStorage']
    const uses = globals.map((name) => [`packages/shared/src/${name}.ts`, `console.log(${name})`])
    for (const [file = '', line] of [...forbidden, ...uses]) {
      mkdirSync(join(scratch, file, '..'), { recursive: true })
      writeFileSync(join(scratch, file), `${line}\n`)
    }
    const { stdout, stderr } = spawnSync(
      join(root, 'node_modules/.bin/biome'),
      ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '.'],
      { cwd: scratch, encoding: 'utf8' },
    )
    rmSync(scratch, { recursive: true })
    for (const [file] of forbidden)
      expect(stdout + stderr).toMatch(
        new RegExp(`${file}:\\d+:\\d+ lint/style/noRestrictedImports`),
      )
    for (const [file] of uses)
      expect(stdout + stderr).toMatch(
        new RegExp(`${file}:\\d+:\\d+ lint/style/noRestrictedGlobals`),
      )
  })
})

describe('the console', () => {
  const named = [
    /\bspecOf\('([\w-]+)'\)/g,
    /<(?:Schema(?:List|Detail|Show|Edit|Create)|Figures|RelatedList)\b[^>]*?\bresource="([\w-]+)"/g,
    /<(?:Flags|FirstFlag)\b[^>]*?\bof="([\w-]+)"/g,
  ]
  const missing = (text: string) =>
    named
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name))
      .filter((name) => !text.includes(`import '@officina/openapi/resources/${name}'`))

  // else the page would wait for its own code first, and what is read while a module loads would fail
  it('loads the description of a resource with the code that names it', () => {
    expect(missing('<SchemaList\n  resource="orders" />')).toEqual(['orders'])
    expect(missing("const { fields } = specOf('stock-lots')")).toEqual(['stock-lots'])
    const found = sources
      .filter((file) => file.startsWith('apps/console/src/') && !/\.test\.tsx?$/.test(file))
      .flatMap((file) => missing(read(file)).map((name) => `${file}: ${name}`))
    expect(found).toEqual([])
  })
})

describe('the entities', () => {
  const ofServer = sources.filter(
    (file) =>
      file.startsWith('apps/api/src/') && !/\.test\.ts$|\/db\/seed\/|\/testing\//.test(file),
  )
  const folderOf = (file: string) => /^apps\/api\/src\/entities\/(\w+)\//.exec(file)?.[1]

  const kernel = ['entity', 'lockedRow'].map((file) => `apps/api/src/entities/${file}.ts`)
  it('are locked in entities/entity.ts, and written in entities/lockedRow.ts', () => {
    const writers = ofServer.filter((file) =>
      /\.for\('update'|\bfor update\b|revision\}? \+ 1/.test(read(file)),
    )
    // units of many variants move in one statement, which holds their rows in order; a file of thousands of
    // products is written, and taken back, by statements for many rows; the test bank's books are not the shop's
    const bulk = ['importWrite', 'undoImport', 'undoMade']
    expect(writers).toEqual([
      ...kernel,
      ...bulk.map((name) => `apps/api/src/entities/product/${name}.ts`),
      'apps/api/src/payments/testBank/books.ts',
      'apps/api/src/storefront/stockMoves.ts',
    ])
  })

  it('have their states written by row.move alone', () => {
    const tables = ofServer
      .filter((file) => file.endsWith('/entity.ts') && folderOf(file))
      .flatMap((file) => [...read(file).matchAll(/\btable: (\w+)/g)].map(([, table]) => table))
    expect(tables).toEqual(
      expect.arrayContaining([
        'settlements',
        'shipments',
        'orderLines',
        'invitations',
        'answerSets',
      ]),
    )
    const states = 'status|orderState|paymentState|fulfilmentState|lineStatus'
    const written = new RegExp(
      `update\\((${tables.join('|')})\\)\\s*\\.set\\(\\{[^}]*\\b(${states})\\s*[:,}]`,
    )
    expect(ofServer.filter((file) => written.test(read(file)))).toEqual([])
  })

  it('do not import each other', () => {
    const edges = new Set<string>()
    for (const file of ofServer) {
      const from = folderOf(file)
      for (const [, path = ''] of read(file).matchAll(/from '(\.\.\/[^']+)'/g)) {
        const to = folderOf(join(file, '..', path))
        if (from && to && from !== to) edges.add(`${from} ${to}`)
      }
    }
    const both = [...edges].filter((edge) => {
      const [from = '', to = ''] = edge.split(' ')
      return from < to && edges.has(`${to} ${from}`)
    })
    expect(both).toEqual([])
  })
})

describe('the messages', () => {
  const quoted = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g
  const letter = '[ぁ-ゖァ-ヺー一-龠々]'
  const odd = new RegExp(
    `[。、：（）「」] +\\S|\\S +[。、：（）「」]|${letter}[:()!?]|[:(!?]${letter}|(?<!\\]\\([^)]*)\\)${letter}`,
  )

  it('write Japanese with the signs of Japanese, and no blank beside them', () => {
    for (const text of [
      '停止中です。 理由',
      '薬 （任意）',
      '状態: 停止',
      '亜鉛(60錠)',
      '金額 ： 1',
    ])
      expect(text).toMatch(odd)
    for (const text of ['停止中です。理由', '注文 O-1 を', '[返品](/returns)を', '亜鉛（60錠）：1'])
      expect(text).not.toMatch(odd)
    const found = [...sources, 'openapi/generated/openapi.json']
      .filter((file) => !/\.test\.tsx?$|^e2e\/|\/seed\//.test(file))
      .flatMap((file) =>
        (read(file).match(quoted) ?? [])
          .filter((text) => odd.test(text))
          .map((text) => `${file}: ${text}`),
      )
    expect(found).toEqual([])
  })
})

describe('the documents', () => {
  const documents = [
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md'],
    ...filesBelow('docs').filter((file) => file.endsWith('.md')),
  ]

  it.each(documents)('%s names only paths that exist', (file) => {
    const named = [
      ...read(file).matchAll(
        /`((?:apps|packages|openapi|docs|scripts|e2e|bench|\.ci)\/[\w./-]*[\w/])`|\]\((?!https?:|#|mailto:)([^)#\s]+)/g,
      ),
    ].map((match) => match[1] ?? join(file, '..', match[2] ?? ''))
    const missing = named.filter((path) => !existsSync(join(root, path)))
    expect(missing).toEqual([])
  })
})
