import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toneForDark } from '@officina/shared/brandColor'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { loadConfig, ROOT } from '../config.ts'
import { type PageFacts, plainFacts } from '../entities/platform/plainFacts.ts'
import { registerHeaders } from './headers.ts'
import { createPages } from './pages.ts'
import { createPreloads } from './preloads.ts'
import { routedUrl } from './routing.ts'

const dist = mkdtempSync(join(tmpdir(), 'officina-dist-'))
afterAll(() => rmSync(dist, { recursive: true, force: true }))

function preloads(app: 'portal' | 'console', imports: Record<string, string[]>) {
  const chunks = Object.entries(imports).map(([key, names]) => [
    key,
    { file: `assets/${key.replace(/\W+/g, '-')}.js`, imports: names },
  ])
  mkdirSync(join(dist, '.vite'), { recursive: true })
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(Object.fromEntries(chunks)))
  const head = createPreloads(app, dist)
  return Object.assign((path: string) => head(path).files, {
    frame: (path: string) => head(path).frame,
  })
}

it('names the code of a portal page and its layout, without what the shell loads anyway', () => {
  const of = preloads('portal', {
    'index.html': ['_base'],
    _base: [],
    _query: ['_base'],
    'src/layouts/DoctorLayout.tsx': ['_base', '_query', 'index.html'],
    'src/pages/doctors/login/page.tsx': ['_base'],
    'src/pages/doctors/top/page.tsx': ['_query'],
    'src/pages/doctors/patients/_patientId/page.tsx': [],
    'src/pages/doctors/patients/registration/page.tsx': [],
  })
  const layout = ['/assets/src-layouts-DoctorLayout-tsx.js', '/assets/_query.js']
  expect(of('/doctors/login')).toEqual(['/assets/src-pages-doctors-login-page-tsx.js'])
  expect(of('/doctors/top')).toEqual([...layout, '/assets/src-pages-doctors-top-page-tsx.js'])
  expect(of('/doctors/patients/123')).toEqual([
    ...layout,
    '/assets/src-pages-doctors-patients-_patientId-page-tsx.js',
  ])
  expect(of('/doctors/patients/registration')).toContain(
    '/assets/src-pages-doctors-patients-registration-page-tsx.js',
  )
  expect(of('/doctors/unknown"><script>')).toEqual([])
  expect(['/doctors/login', '/', '/doctors/top', '/doctors/unknown'].map(of.frame)).toEqual([
    undefined,
    'doctor',
    'doctor',
    undefined,
  ])
})

it('names the console with the list or the page of a resource', () => {
  const of = preloads('console', {
    'index.html': [],
    'src/admin/Console.tsx': ['index.html'],
    'src/pages/login/page.tsx': [],
    'src/resources/orders/OrderList.tsx': [],
    'src/resources/orders/OrderPage.tsx': [],
  })
  const console = '/admins/assets/src-admin-Console-tsx.js'
  expect(of('/admins/login')).toEqual(['/admins/assets/src-pages-login-page-tsx.js'])
  expect(of('/admins')).toEqual([console])
  expect(['/admins/login', '/admins/orders'].map(of.frame)).toEqual([undefined, 'admin'])
  expect(of('/admins/orders')).toEqual([
    console,
    '/admins/assets/src-resources-orders-OrderList-tsx.js',
  ])
  expect(of('/admins/orders/detail/1')).toEqual([
    console,
    '/admins/assets/src-resources-orders-OrderPage-tsx.js',
  ])
})

it('does without a build', () => {
  expect(createPreloads('portal', join(dist, 'nowhere'))('/doctors/login').files).toEqual([])
})

it('shows the brand of the shop before any code: name, colours, logo and sign-in picture', async () => {
  const read = (file: string) =>
    /index\.html$/.test(file)
      ? readFileSync(join(ROOT, 'apps/portal/index.html'), 'utf8')
      : '<style></style><!--content--><form><b>__BRAND_NAME__</b></form>'
  const open = async (facts: PageFacts) => {
    const app = Fastify()
    const config = loadConfig({ SECRET_KEY: 'x'.repeat(32) })
    registerHeaders(app, config)
    app.setNotFoundHandler(createPages(config, read, () => facts))
    return (await app.inject('/doctors/login')).body
  }
  const plain = await open(plainFacts('help@x.example'))
  expect(plain).toContain('<title>Officina</title>')
  expect(plain).not.toContain('.brand')
  const own = await open({
    ...plainFacts(''),
    name: '<b>Kingsway</b> & Sons',
    color: '#A3262A',
    logo: { id: 'logo-id', ratio: 4 },
    notice: 'ja',
    passwordLengths: { patient: 10, doctor: 14, admin: 16 },
    reviewDays: 3,
    picture: { small: 'small-id', large: 'large-id' },
  })
  expect(own).toContain('<form><b>&lt;b&gt;Kingsway&lt;/b&gt; &amp; Sons</b></form>')
  expect(own).toContain('content="&lt;b&gt;Kingsway')
  expect(own).toContain('<meta name="officina-notice" content="ja" />')
  expect(own).toContain('<meta name="officina-password-lengths" content="10 14 16" />')
  expect(own).toContain('<meta name="officina-review-days" content="3" />')
  expect(own).toContain('html:root{--mui-palette-primary-main:#A3262A;')
  expect(own).toContain(`--mui-palette-primary-main:${toneForDark('#A3262A')};`)
  expect(own).toContain('aspect-ratio:4.000')
  expect(own).toContain('url("/api/shop-pictures/large-id") 2x')
  // the policy lets no style in without the nonce of this answer
  expect(own.match(/<style(?! nonce="[\w+/=]{24}")/g)).toHaveLength(1)
})

it('sends the script of the first data to who is signed in, on the address that it is for alone, and the code after the calls', async () => {
  const files: Record<string, string> = {
    'index.html': '<head></head><div id="root"></div>',
    'frame-doctor.html': '<style></style><!--content--><div class="frame"></div>',
    'first-doctors-top.js': 'first("</div>$&")',
  }
  const app = Fastify()
  registerHeaders(app, loadConfig({ SECRET_KEY: 'x'.repeat(32) }))
  const read = (file: string) => files[file.split('/').at(-1) ?? '']
  const preloads = () => () => ({ files: ['/assets/page.js'], frame: 'doctor' as const })
  app.setNotFoundHandler(
    createPages(loadConfig({ SECRET_KEY: 'x'.repeat(32) }), read, undefined, preloads),
  )
  const scripts = async (url: string, cookie = 'officina_session=x') =>
    (await app.inject({ url, headers: { cookie } })).body.match(
      /<script[^>]*>first.*<\/script>/,
    )?.[0]
  const sent = /^<script nonce="[\w+/=]{24}">first\("<\/div>\$&"\)<\/script>$/
  expect(await scripts('/doctors/top')).toMatch(sent)
  // the home is also the first address
  expect(await scripts('/')).toMatch(sent)
  expect(await scripts('/doctors/top', '')).toBeUndefined()
  // the browser would request what is linked before the calls of the page
  const { body } = await app.inject({
    url: '/doctors/top',
    headers: { cookie: 'officina_session=x' },
  })
  expect(body).toContain('for(const href of ["/assets/page.js"])')
  expect(body).not.toContain('<link rel="modulepreload"')
  expect(await scripts('/doctors/top?period=7')).toBeUndefined()
  expect(await scripts('/doctors/patients')).toBeUndefined()
})

it('shows its own page for an address that only ends like a file, and none where a file is asked for', async () => {
  const app = Fastify({ rewriteUrl: routedUrl })
  const config = loadConfig({ SECRET_KEY: 'x'.repeat(32) })
  registerHeaders(app, config)
  app.setNotFoundHandler(createPages(config, () => '<div id="root"></div>'))
  const open = async (url: string, accept = 'text/html,*/*;q=0.8') => {
    const { statusCode, body } = await app.inject({ url, headers: { accept } })
    return [statusCode, body.includes('root')]
  }
  expect(await open('/terms.html')).toEqual([404, true])
  expect(await open('/terms.html', '*/*')).toEqual([404, false])
  // neither can be decoded
  expect(await open('/user/%E0%A4%A')).toEqual([404, true])
  expect(await open('/api/%E0%A4%A')).toEqual([400, false])
  expect(await open('/user/%E5%BA%97')).toEqual([200, true])
})

it('names help and the API of another host in the HTML, and lets the page reach it', async () => {
  const help = 'help@example.com'
  const html = (name: 'portal' | 'console') =>
    readFileSync(join(ROOT, 'apps', name, 'index.html'), 'utf8')
  const open = async (path: string, env: Record<string, string>) => {
    const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), SUPPORT_EMAIL: help, ...env })
    const app = Fastify()
    registerHeaders(app, config)
    app.setNotFoundHandler(
      createPages(config, (file) => html(file.includes('console') ? 'console' : 'portal')),
    )
    const { body, headers } = await app.inject(path)
    const policy = String(headers['content-security-policy']).split(';')
    return {
      named: /<meta name="officina-api-url" content="([^"]*)"/.exec(body)?.[1],
      help: /<meta name="officina-support-email" content="([^"]*)"/.exec(body)?.[1],
      reached: policy.filter((each) => each.includes('api.example.com')),
    }
  }
  for (const path of ['/doctors/login', '/user/login', '/admins/login']) {
    expect(await open(path, {})).toEqual({ named: '', help, reached: [] })
    const api = 'https://api.example.com'
    expect(await open(path, { API_URL: `${api}/` })).toEqual({
      named: api,
      help,
      reached: [`img-src 'self' data: blob: ${api}`, `connect-src 'self' ${api}`],
    })
  }
})
