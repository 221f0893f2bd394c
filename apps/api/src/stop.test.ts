import { once } from 'node:events'
import { connect } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import { sql } from './db/sql.ts'
import { cookieOf } from './testing/browser.ts'
import { addLongNames, asAdmin, asDoctor, asPatient, type Person } from './testing/fixtures.ts'
import { useClinic } from './testing/harness.ts'
import { startServerOf } from './testing/serverProcess.ts'

/** More of them than threads, each with all the rows it may have. */
const pdfs = 6
const events = 1_000
/** More than the sockets between server and reader hold. */
const people = 5_000
const longName = 2_000

const t = await useClinic()
// the server under test lives in real time
t.clock.set(new Date())
const admin = await asAdmin(t)
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
await addLongNames(t, doctor, people, longName)
await t.ctx.db.execute(sql`
  with r as (insert into recipes (id, doctor_id, patient_id, series_id, version, kind, status, label, title, number)
    values (gen_random_uuid(), ${doctor.id}, ${patient.id}, gen_random_uuid(), 1, 'patient', 'issued', 'Sleep', 'Sleep', 'R-X')
    returning *)
  insert into recipe_events (id, recipe_id, series_id, doctor_id, patient_id, version, event, actor_role, at)
  select gen_random_uuid(), r.id, r.series_id, r.doctor_id, r.patient_id, 1, 'viewed', 'patient', now()
  from r cross join generate_series(1, ${events}::int)`)
const server = await startServerOf(t)
afterAll(() => server.kill())

const ask = ({ browser }: Person, path: string) =>
  fetch(server.url + path, { headers: { cookie: cookieOf(browser.jar) } })

/** A connection on which this was said. */
function say(head: string[]) {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  socket.write([...head, 'Host: x', '', ''].join('\r\n'))
  return socket
}

it('takes at most eight seconds, whatever is under way, and leaves nothing half that looks whole', async () => {
  const cookie = `Cookie: ${cookieOf(admin.browser.jar)}`
  const rows = say(['GET /api/admin/patients/export HTTP/1.1', cookie])
  expect(String(await once(rows, 'data'))).toMatch(/^HTTP\/1\.1 200 /)
  rows.pause()
  const old = say(['GET /api/admin/patients/export HTTP/1.0', cookie])
  expect(String(await once(old, 'data'))).toMatch(/^HTTP\/1\.1 200 /)
  old.pause()
  const live = (await ask(admin, '/api/admin/events')).text()
  const half = say(['POST /api/doctor/login HTTP/1.1', 'Content-Length: 50'])
  half.on('error', () => {})
  const files = Array.from({ length: pdfs }, () =>
    ask(doctor, '/api/doctor/recipe-histories/pdf').then(
      async (answer) => [answer.status, await answer.text()] as const,
      () => undefined,
    ),
  )
  const begun = sql`select 1 from audit_log where action = 'recipe.export_histories'`
  await expect
    .poll(async () => (await t.ctx.db.execute(begun)).rows.length, { timeout: 20_000 })
    .toBe(pdfs)

  const began = performance.now()
  server.child.kill('SIGTERM')
  const [code] = await once(server.child, 'exit')
  expect(performance.now() - began).toBeLessThan(8_000)
  expect(code).toBe(0)
  for (const reader of [rows, old]) {
    const failed = once(reader, 'error')
    reader.resume()
    expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' })
  }
  expect(await live).toContain('retry: ')
  for (const file of await Promise.all(files))
    if (file?.[0] === 200) expect(file[1]).toMatch(/%%EOF\s*$/)
    else expect([503, undefined]).toContain(file?.[0])
})
