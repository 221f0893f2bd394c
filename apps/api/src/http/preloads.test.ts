import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import { loadConfig, ROOT } from '../config.ts'
import { registerHeaders } from './headers.ts'
import { createPages } from './pages.ts'
import { createPreloads } from './preloads.ts'

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
  return Object.assign(
    (path: string) => [...head(path).links.matchAll(/href="([^"]+)"/g)].map((match) => match[1]),
    { frame: (path: string) => head(path).frame },
  )
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
  expect(createPreloads('portal', join(dist, 'nowhere'))('/doctors/login').links).toBe('')
})

it('names the API of another host in the HTML and lets the page reach it', async () => {
  const html = (name: 'portal' | 'console') =>
    readFileSync(join(ROOT, 'apps', name, 'index.html'), 'utf8')
  const open = async (path: string, env: Record<string, string>) => {
    const config = loadConfig({ SECRET_KEY: 'x'.repeat(32), ...env })
    const app = Fastify()
    registerHeaders(app, config)
    app.setNotFoundHandler(
      createPages(config, (file) => html(file.includes('console') ? 'console' : 'portal')),
    )
    const { body, headers } = await app.inject(path)
    const policy = String(headers['content-security-policy']).split(';')
    return {
      named: /<meta name="officina-api-url" content="([^"]*)"/.exec(body)?.[1],
      reached: policy.filter((each) => each.includes('api.example.com')),
    }
  }
  for (const path of ['/doctors/login', '/user/login', '/admins/login']) {
    expect(await open(path, {})).toEqual({ named: '', reached: [] })
    const api = 'https://api.example.com'
    expect(await open(path, { API_URL: `${api}/` })).toEqual({
      named: api,
      reached: [`img-src 'self' data: blob: ${api}`, `connect-src 'self' ${api}`],
    })
  }
})
