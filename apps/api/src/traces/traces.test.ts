import { json } from 'node:stream/consumers'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { asDoctor, asPatient } from '../testing/fixtures.ts'
import { startTestApp } from '../testing/harness.ts'
import { startHttpServer } from '../testing/httpServer.ts'
import { shapeOf, withoutValues } from './statements.ts'
import { createTraces } from './traces.ts'

type Sent = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: { key: string; value: Record<string, unknown> }[]
}

async function collector() {
  const bodies: unknown[] = []
  const { url, close } = await startHttpServer(async (request, response) => {
    if (request.url === '/v1/traces') bodies.push(await json(request))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  onTestFinished(close)
  type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
  return {
    url: `${url}/v1/traces`,
    text: () => JSON.stringify(bodies),
    spans: () =>
      (bodies as Body[]).flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      ),
  }
}

it('tells a collector of requests, and of statements and calls below them, and nothing of anybody', async () => {
  const { url, spans, text } = await collector()
  const lines: string[] = []
  const t = await startTestApp(
    { traces: { url, service: 'officina', share: 1 }, logLevel: 'info' },
    { logTo: { write: (line) => lines.push(line) } },
  )
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const of = 'a1b2c3d4e5f60718293a4b5c6d7e8f90'
  const traceparent = `00-${of}-b7ad6b7169203331-01`
  const answer = await doctor.browser.get(`/api/doctor/patients/${patient.id}`, {
    headers: { traceparent },
  })
  await t.app.inject(`/doctors/patients/${patient.id}?q=hush-hush`)
  const { revision } = (answer.body as { data: { revision: number } }).data
  const change = { revision, last_name: 'Canary' }
  expect((await doctor.browser.patch(`/api/doctor/patients/${patient.id}`, change)).status).toBe(
    200,
  )
  await t.close()

  const [request, ...others] = spans().filter(
    ({ traceId, parentSpanId }) => traceId === of && parentSpanId === 'b7ad6b7169203331',
  )
  expect(others).toEqual([])
  const told = Object.fromEntries(
    request!.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
  )
  expect(request!.name).toBe('doctorGetPatient')
  expect(told).toMatchObject({
    'http.request.method': 'GET',
    'http.route': '/api/doctor/patients/:patientId',
    'http.response.status_code': answer.status,
  })
  const children = spans().filter(({ parentSpanId }) => parentSpanId === request!.spanId)
  expect(children.map(({ name }) => name)).toContain('SELECT patients')
  // also past a body and into a transaction
  const write = spans().find(({ name }) => name === 'doctorUpdatePatient')
  expect(
    spans()
      .filter(({ parentSpanId }) => parentSpanId === write?.spanId)
      .map(({ name }) => name),
  ).toEqual(expect.arrayContaining(['BEGIN', 'COMMIT']))
  expect(lines.find((line) => line.includes(of))).toContain(String(told['officina.request_id']))
  for (const known of [
    patient.id,
    doctor.id,
    patient.email,
    doctor.email,
    'hush-hush',
    'Canary',
    '127.0.0.1',
  ])
    expect(text()).not.toContain(known)
})

it('tells of a job, of what it does, and of how it failed', async () => {
  const { url, spans, text } = await collector()
  const traces = createTraces({ url, service: 'officina', share: 1 })
  const app = Fastify()
  traces.register(app)
  const store = traces.watch('files', { put: async () => undefined })
  await traces.job('mail.send', () => store.put())
  const failing = Promise.reject(Object.assign(new Error('hush-hush'), { code: 'ECONNREFUSED' }))
  await expect(traces.job('mail.send', () => failing)).rejects.toThrow('hush-hush')
  await app.close()

  const [done, failed] = spans().filter(({ name }) => name === 'mail.send')
  expect(spans().map(({ name, parentSpanId }) => [name, parentSpanId])).toEqual([
    ['files.put', done?.spanId],
    ['mail.send', undefined],
    ['mail.send', undefined],
  ])
  expect(failed?.traceId).not.toBe(done?.traceId)
  expect(failed?.attributes).toContainEqual({
    key: 'error.type',
    value: { stringValue: 'ECONNREFUSED' },
  })
  expect(text()).not.toContain('hush-hush')
})

it('is not there where no collector is named', async () => {
  const t = await startTestApp()
  const { query, connect } = Object.getOwnPropertyDescriptors(t.ctx.pool)
  expect([query, connect]).toEqual([undefined, undefined])
  expect(t.ctx.config.traces).toBeUndefined()
  await t.close()
})

it('names a statement by what it does to which table, and leaves values out', () => {
  expect(shapeOf('select "a" from "orders" where id = $1')).toEqual({
    verb: 'SELECT',
    table: 'orders',
  })
  expect(shapeOf('with x as (select 1) insert into "audit_log" values ($1)').verb).toBe('INSERT')
  expect(shapeOf('select a, (select b from c where d in (1)) from "e" f')).toMatchObject({
    table: 'e',
  })
  expect(shapeOf('begin')).toEqual({ verb: 'BEGIN' })
  expect(withoutValues(`select s0."a1" from t1 where n = 42 and m = 'O''Neil' and p = $2`)).toBe(
    `select s0."a1" from t1 where n = ? and m = ? and p = $2`,
  )
  expect(withoutValues(`select E'\\'a'`)).toBeUndefined()
})
