import { once } from 'node:events'
import { get } from 'node:http'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { sql } from '../../db/sql.ts'
import { createExecutioner } from '../../testing/backends.ts'
import { asAdmin, asDoctor } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

/** More than the sockets between server and reader hold. */
const people = 5_000
const longName = 2_000

const t = await useClinic()
const admin = await asAdmin(t)
const doctor = await asDoctor(t)
await t.ctx.db.execute(sql`
  insert into patients (id, doctor_id, number, last_name, first_name, email, status)
  select gen_random_uuid(), ${doctor.id}, 'P-X' || n, repeat('x', ${longName}::int), 'Test', n || '@example.org', 'active'
  from generate_series(1, ${people}::int) n`)

it('breaks off, and does not end as if it were whole, when the database is lost', async () => {
  const url = await t.listen()
  const cookie = [...admin.browser.jar].map(([name, value]) => `${name}=${value}`).join('; ')
  const request = get(`${url}/api/admin/patients/export`, { headers: { cookie } })
  const [response] = await once(request, 'response')
  expect(response.statusCode).toBe(200)
  response.pause()
  const executioner = await createExecutioner(t.ownerUrl)
  await executioner.endSome('all')
  await executioner.close()
  const broken = once(response, 'error')
  response.resume()
  expect((await broken)[0].message).toBe('aborted')
  expect(response.complete).toBe(false)
  // the place it took among the exports is free, and so are the connections
  const none = encodeURIComponent('{"q":"nobody"}')
  for (let i = 0; i < 4; i++) {
    expect((await admin.browser.get(`/api/admin/patients/export?filter=${none}`)).status).toBe(200)
  }
})

it('is reset for a reader who would take the end of the connection for the end of the file', async () => {
  const { port } = new URL(await t.listen())
  const socket = connect(Number(port), '127.0.0.1')
  const cookie = [...admin.browser.jar].map((pair) => pair.join('=')).join('; ')
  socket.write(`GET /api/admin/patients/export HTTP/1.0\r\nCookie: ${cookie}\r\n\r\n`)
  await once(socket, 'data')
  socket.pause()
  const executioner = await createExecutioner(t.ownerUrl)
  await executioner.endSome('all')
  await executioner.close()
  const failed = once(socket, 'error')
  socket.resume()
  expect((await failed)[0]).toMatchObject({ code: 'ECONNRESET' })
})
