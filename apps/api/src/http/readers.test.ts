import { once } from 'node:events'
import { connect } from 'node:net'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { sql } from '../db/sql.ts'
import { newId } from '../ids.ts'
import { addLongNames, asAdmin, asDoctor, asPatient, type Person } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'

/** Together more than the sockets between server and reader hold. */
const rows = 5_000
const long = 2_000

const t = await useClinic({}, { quietReaderMs: 60 })
const admin = await asAdmin(t)
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
await addLongNames(t, doctor, rows, long)
const id = newId()
await t.ctx.db.execute(sql`
  with s as (insert into settlements (id, number, doctor_id, period_start, period_end, status, currency)
    values (${id}, 'ST-X', ${doctor.id}, '2026-10-01', '2026-10-31', 'closed', 'USD')),
  l as (insert into ledger_entries (id, doctor_id, type, base, rate_bp, amount, currency, occurred_at, created_at, reason, dedupe_key)
    select gen_random_uuid(), ${doctor.id}, 'bonus', 1, 0, 1, 'USD', '2026-10-02', '2026-10-02', repeat('x', ${long}::int), 'x' || n
    from generate_series(1, ${rows}::int) n returning id)
  insert into settlement_entries (entry_id, settlement_id, doctor_id, eligible_at, rule, created_at)
  select l.id, ${id}, ${doctor.id}, '2026-10-02', 'at_once', '2026-10-02' from l`)
await t.ctx.db.execute(sql`
  with r as (insert into recipes (id, doctor_id, patient_id, series_id, version, kind, status, label, title, number)
    values (gen_random_uuid(), ${doctor.id}, ${patient.id}, gen_random_uuid(), 1, 'patient', 'issued', 'Sleep', 'Sleep', 'R-X')
    returning *)
  insert into recipe_events (id, recipe_id, series_id, doctor_id, patient_id, version, event, actor_role, at, reason)
  select gen_random_uuid(), r.id, r.series_id, r.doctor_id, r.patient_id, 1, 'on_hold', 'doctor', now(), repeat('x', ${long}::int)
  from r cross join generate_series(1, ${rows}::int)`)

/** The beginning of an answer to whom reads no further. */
async function beginReading(person: Person, path: string) {
  const { port } = new URL(await t.listen())
  const socket = connect(Number(port), '127.0.0.1')
  const cookie = [...person.browser.jar].map((pair) => pair.join('=')).join('; ')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nCookie: ${cookie}\r\n\r\n`)
  const [begun] = await once(socket, 'data')
  expect(String(begun)).toMatch(/^HTTP\/1\.1 200 /)
  socket.pause()
  return socket
}

const connections = () => promisify(t.app.server.getConnections.bind(t.app.server))()
const openCursors = async () => {
  const { rows } = await t.ctx.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and query like 'fetch forward%' and state <> 'idle'`,
  )
  return rows[0]?.n
}

it.each([
  ['rows of a list', () => admin, '/api/admin/patients/export'],
  ['the books', () => admin, '/api/admin/settlements/accounting?period=2026-10'],
  ['a file in one piece', () => doctor, '/api/doctor/recipe-histories/csv'],
])('lets go of who takes no more of %s', async (_, person, path) => {
  const socket = await beginReading(person(), path)
  await expect.poll(connections).toBe(0)
  await expect.poll(openCursors).toBe(0)
  // and what is left is no end
  const failed = once(socket, 'error')
  socket.resume()
  expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' })
})
