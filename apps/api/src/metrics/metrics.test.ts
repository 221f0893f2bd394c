import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, inject, it, onTestFinished } from 'vitest'
import { ROOT } from '../config.ts'
import { loadSpec } from '../contract.ts'
import { jobHandlers } from '../jobs/registry.ts'
import { asDoctor, asPatient } from '../testing/fixtures.ts'
import { startTestApp, useClinic, withDatabase } from '../testing/harness.ts'
import { serveMetrics } from './register.ts'

const token = 'a-token-of-sixteen'
const t = await useClinic({
  metrics: { token },
  backup: { to: '/tmp', recipient: 'age1' },
  // no replica, which is never asked
  databaseReadUrl: withDatabase(inject('appUrl'), 'postgres'),
})
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

const read = (authorization?: string) =>
  t.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })

it('tells who has the token how requests, queues and services do, and nothing of anybody', async () => {
  for (const wrong of [undefined, token, `Bearer ${token}x`, 'Bearer '])
    expect((await read(wrong)).statusCode, wrong).toBe(401)

  await doctor.browser.get(`/api/doctor/patients/${patient.id}`)
  await doctor.browser.get('/api/doctor/patients/00000000-0000-7000-8000-000000000000')
  await t.app.inject(`/doctors/patients/${patient.id}?q=secret`)
  const { statusCode, headers, body } = await read(`Bearer ${token}`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
  for (const line of [
    'officina_http_requests_total{operation="doctorGetPatient",status="200"} 1',
    'officina_http_requests_total{operation="doctorGetPatient",status="404"} 1',
    'officina_http_requests_total{operation="metrics",status="401"} 4',
    'officina_http_request_duration_seconds_count{operation="doctorGetPatient"} 2',
    'officina_database_up 1',
    'officina_waiting{what="mails"} 0',
  ])
    expect(body).toContain(line)
  for (const known of [patient.id, doctor.id, patient.email, doctor.email, 'secret', '127.0.0.1'])
    expect(body).not.toContain(known)
  const values = (label: string) =>
    [...body.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value]) => value)
  const operations = Object.values(loadSpec().paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  )
  for (const operation of values('operation'))
    expect([
      ...operations,
      'page',
      'asset',
      'hook',
      'healthz',
      'readyz',
      'metrics',
      'other',
    ]).toContain(operation)
  for (const queue of values('queue')) expect(Object.keys(jobHandlers)).toContain(queue)
})

it('dashboard and alert rules name metrics that exist', async () => {
  const { body } = await read(`Bearer ${token}`)
  const told = new Set([...body.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name))
  const folder = join(ROOT, 'ops')
  const files = [
    'alerts.yaml',
    ...readdirSync(join(folder, 'grafana')).map((name) => `grafana/${name}`),
  ]
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    const named = [...text.matchAll(/\b(?:officina|nodejs|process)_[a-z0-9_]+/g)].map(
      ([name]) => name,
    )
    expect(named.length, file).toBeGreaterThan(10)
    for (const name of new Set(named))
      expect(told, `${file}: ${name}`).toContain(name.replace(/_(bucket|count|sum)$/, ''))
  }
})

it('has a door of its own, which asks for the token where there is one', async () => {
  const at = async (options: { port: number; token?: string }, read: () => Promise<string>) => {
    const door = await serveMetrics({ host: '127.0.0.1', ...options }, read)
    onTestFinished(() => void door.close())
    const { port } = door.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }
  const open = await at({ port: 0 }, async () => 'up 1')
  expect(await (await fetch(`${open}/metrics`)).text()).toBe('up 1')
  expect((await fetch(`${open}/`)).status).toBe(404)
  const locked = await at({ port: 0, token }, () => Promise.reject(new Error('a worker has ended')))
  expect((await fetch(`${locked}/metrics`)).status).toBe(401)
  const headers = { authorization: `Bearer ${token}` }
  expect((await fetch(`${locked}/metrics`, { headers })).status).toBe(503)
})

it('is not there, and nothing is counted, where nobody may ask', async () => {
  const plain = await startTestApp()
  const { headers } = await plain.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  })
  expect(headers['content-type']).not.toContain('version=0.0.4')
  expect(plain.app.measures).toBeUndefined()
  await plain.close()
})
