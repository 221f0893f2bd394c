import { expect, it } from 'vitest'
import { startTestApp } from '../testing/harness.ts'
import { mailsTo } from '../testing/mails.ts'

it('is ready while the database answers, and alive without it', async () => {
  const t = await startTestApp()
  const browser = t.browser()
  expect((await browser.get('/readyz')).status).toBe(200)
  const query = t.app.ports.pool.query
  t.app.ports.pool.query = (() => Promise.reject(new Error('away'))) as never
  expect((await browser.get('/readyz')).status).toBe(503)
  expect((await browser.get('/healthz')).status).toBe(200)
  t.app.ports.pool.query = query
  await t.close()
})

it('has a mailbox, a movable clock and the reference outside production only', async () => {
  const t = await startTestApp()
  for (const path of ['/dev/mailbox', '/dev/clock', '/docs/openapi.json'])
    expect((await t.browser().get(path)).status, path).toBe(200)
  expect((await t.browser().get('/dev/mailbox')).text).toContain('<link rel="icon" href="/brand/')
  expect((await t.browser().get('/docs/')).text).toContain('"showDeveloperTools": "never"')
  expect((await t.browser().get('/docs')).headers.location).toBe('/docs/')
  expect((await t.browser().get('/docs/js/scalar.js')).headers['content-type']).toContain('script')
  expect((await t.browser().get('/docs/openapi.json')).body['x-tagGroups']).toContainEqual(
    expect.objectContaining({ name: 'doctor', tags: expect.arrayContaining(['doctor patients']) }),
  )
  await t.close()
  const live = await startTestApp({ env: 'production', publicUrl: 'https://officina.example.org' })
  for (const path of ['/dev/mailbox', '/dev/mailbox/mails', '/dev/clock', '/docs/openapi.json'])
    expect((await live.browser().get(path)).status, path).toBe(404)
  const cookies = [(await live.browser().get('/sanctum/csrf-cookie')).headers['set-cookie']]
    .flat()
    .map(String)
  expect(cookies.find((cookie) => cookie.startsWith('__Host-officina_session='))).toMatch(
    /; HttpOnly; Secure; SameSite=Lax/,
  )
  await live.close()
})

it('heals after the database has cut every connection', async () => {
  const t = await startTestApp()
  await t.app.ports.pool
    .query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and usename = current_user',
    )
    .catch(() => {})
  await expect
    .poll(async () => (await t.browser().get('/readyz')).status, { timeout: 5_000 })
    .toBe(200)
  expect((await t.browser().get('/sanctum/csrf-cookie')).status).toBe(204)
  await t.close()
})

it('shows the HTML of a mail in the frame of the mailbox, where no script runs', async () => {
  const t = await startTestApp()
  const browser = t.browser()
  const email = 'frame@clinic.example'
  await browser.post('/api/doctor/registration', { email })
  const [mail] = await mailsTo(t, email)
  const { headers } = await browser.get(`/dev/mailbox/mails/${mail?.id}/html`)
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none';.* frame-ancestors 'self'; sandbox /,
  )
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  await t.close()
})
