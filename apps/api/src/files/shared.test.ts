import { afterAll, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { doctors, files } from '../db/schema/doctor.ts'
import { applicationForm, registerDoctor } from '../testing/applications.ts'
import { createBrowser } from '../testing/browser.ts'
import { asAdmin } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { createTestJobs } from '../testing/jobs.ts'
import { startS3 } from '../testing/s3.ts'
import { pdf } from '../testing/uploads.ts'

const logged: string[] = []

const s3 = await startS3()
afterAll(() => s3.close())
const t = await useClinic({ files: { kind: 's3', ...s3.place } })
const other = await buildApp({
  config: { ...t.ctx.config, logLevel: 'error' },
  databaseUrl: t.appUrl,
  clock: t.clock,
  jobs: createTestJobs(),
  keepSessions: false,
  logTo: { write: (line) => void logged.push(line) },
})
afterAll(() => other.close())
await other.ready()

it('a file uploaded at one server is read at the other; without its content it is missing, and that is logged', async () => {
  const { email, token } = await registerDoctor(t)
  const sent = await t.browser().post('/api/doctor/me', applicationForm(token))
  expect(sent.status, sent.text).toBe(201)
  const doctor = await t.row(doctors, { email })
  const file = await t.row(files, { ownerId: doctor.id })
  const admin = await asAdmin({ ...t, browser: () => createBrowser(other) })
  const read = () => admin.browser.get(`/api/admin/doctors/${doctor.id}/documents/${file.id}`)
  expect((await read()).raw.equals(pdf)).toBe(true)

  await other.ports.files.remove(file.key)
  const missing = await read()
  expect([missing.status, missing.body.message]).toEqual([404, 'Not found.'])
  expect(logged.join('')).toContain('a stored file is missing')

  await s3.close()
  const away = await read()
  expect([away.status, away.headers['retry-after']]).toEqual([503, '5'])
})
