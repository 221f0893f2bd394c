import Fastify from 'fastify'
import { afterEach, describe, expect, it } from 'vitest'
import type { Config } from '../config.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { startTestApp, type TestApp } from '../testing/harness.ts'
import { addressOf, networkOf, trustOf, warnOfProxy } from './network.ts'

let t: TestApp | undefined
afterEach(async () => {
  await t?.close()
  t = undefined
})

it('counts by IPv4 address and by /64, and what is no address as one', () => {
  const same = [
    ['203.0.113.7', '203.0.113.7', '203.0.113.7:4711', '::ffff:203.0.113.7', '::FFFF:cb00:7107'],
    ['2001:db8:0:1::/64', '2001:db8:0:1::1', '[2001:DB8:0:1:ffff:ffff:ffff:ffff]:4711'],
    ['unknown', 'unknown', '', '203.0.113.7:', '[203.0.113.7', ':4711', 'x'.repeat(500)],
  ]
  for (const [network, ...addresses] of same)
    for (const address of addresses) expect(networkOf(address)).toBe(network)
  expect(networkOf('2001:db8:0:2::1')).not.toBe(networkOf('2001:db8:0:1::1'))
})

describe('the caller’s address', () => {
  /** The address that the server takes for that of a caller behind `peer` with a header. */
  async function seen(trustProxy: Config['trustProxy'], peer: string, forwarded: string) {
    const app = Fastify({ trustProxy: trustOf({ trustProxy }) })
    app.get('/', async (request) => ({ ip: addressOf(request.ip) }))
    const headers = { 'x-forwarded-for': forwarded }
    const answer = await app.inject({ url: '/', remoteAddress: peer, headers })
    await app.close()
    return answer.json().ip
  }

  it('is the last one that no trusted proxy has written', async () => {
    const cases: [Config['trustProxy'], string, string, string | null][] = [
      [['loopback'], '127.0.0.1', '198.51.100.1', '198.51.100.1'],
      [['loopback'], '172.18.0.4', '198.51.100.1', '172.18.0.4'],
      [['172.18.0.0/16'], '172.18.0.4', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
      [['172.18.0.0/16'], '::ffff:172.18.0.4', '198.51.100.1', '198.51.100.1'],
      [
        ['172.18.0.0/16', '10.0.0.0/8'],
        '172.18.0.4',
        '6.6.6.6, 198.51.100.1, 10.1.1.1',
        '198.51.100.1',
      ],
      [1, '172.18.0.4', '6.6.6.6, 198.51.100.1', '198.51.100.1'],
      [2, '172.18.0.4', '6.6.6.6, 198.51.100.1, 10.1.1.1', '198.51.100.1'],
      [0, '127.0.0.1', '198.51.100.1', '127.0.0.1'],
      [['loopback'], '127.0.0.1', '<script>', null],
      // with their ports, as the gateways of Azure write them
      [['loopback'], '127.0.0.1', '198.51.100.1:51234', '198.51.100.1'],
      [['loopback'], '127.0.0.1', '[2001:db8::1]:51234', '2001:db8::1'],
      [1, '172.18.0.4', '6.6.6.6:1, 198.51.100.1:51234', '198.51.100.1'],
      [['loopback', '10.0.0.0/8'], '127.0.0.1', '198.51.100.1:51234, 10.1.1.1:443', '198.51.100.1'],
    ]
    for (const [trust, peer, forwarded, ip] of cases)
      expect([trust, forwarded, await seen(trust, peer, forwarded)]).toEqual([trust, forwarded, ip])
  })

  it('is not in a forged header: no fresh window, and one warning', async () => {
    const lines: string[] = []
    t = await startTestApp(
      { requestsPerMinute: 1, logLevel: 'warn' },
      { logTo: { write: (line) => lines.push(line) } },
    )
    const { app } = t
    const ask = (n: number) =>
      app.inject({
        url: '/api/doctor/me',
        remoteAddress: '172.18.0.4',
        headers: { 'x-forwarded-for': `198.51.100.${n}` },
      })
    expect((await ask(1)).statusCode).toBe(401)
    for (let n = 2; n < 5; n++) expect((await ask(n)).statusCode).toBe(429)
    const warnings = lines.filter((line) => line.includes('TRUST_PROXY'))
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('X-Forwarded-For came from 172.18.0.4')
  })
})

it('says once that a proxy passes no address on, and nothing of who calls past it', async () => {
  const lines: string[] = []
  const stream = { write: (line: string) => lines.push(line) }
  const app = Fastify({ trustProxy: ['loopback'], logger: { level: 'warn', stream } })
  warnOfProxy(app, { publicUrl: 'https://officina.example.org' })
  app.get('/', async () => null)
  const ask = (headers: object) => app.inject({ url: '/', headers: { ...headers } })
  const origin = 'https://officina.example.org'
  await ask({ origin, 'x-forwarded-for': '198.51.100.1' })
  await ask({ origin: 'https://shop.example.org' })
  await ask({})
  expect(lines).toEqual([])
  await ask({ origin })
  await ask({ origin })
  await app.close()
  expect(lines).toEqual([expect.stringContaining('without X-Forwarded-For')])
})

it('turns away strangers of a flooded address, and nobody who is signed in there', async () => {
  t = await startTestApp(
    { requestsPerMinute: 2, mailHookSecret: 'a-secret-of-the-provider' },
    { keepSessions: true },
  )
  const doctor = await asDoctor(t)
  const statuses = []
  for (let n = 0; n < 30; n++) {
    const stranger = t.browser()
    stranger.jar.set('officina_session', `${n}`.padStart(43, 'x'))
    statuses.push((await stranger.get('/api/doctor/me')).status)
  }
  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(401))
  expect(statuses.slice(20)).toEqual(Array(10).fill(429))
  // the router reads this as the same call
  const spelt = await t.browser().get('/%61pi/doctor/me')
  expect([spelt.status, spelt.headers['cache-control']]).toEqual([429, 'no-store'])
  // what providers tell has a bound of its own, which what is refused counts for too
  const told = []
  for (let n = 0; n < 21; n++)
    told.push(
      (await t.app.inject({ method: 'POST', url: '/api/hooks/mail/bounces', payload: {} }))
        .statusCode,
    )
  expect(told).toEqual([...Array(20).fill(401), 429])
  expect((await doctor.browser.get('/api/doctor/me')).status).toBe(200)
  expect((await doctor.browser.get('/api/doctor/me')).status).toBe(200)
  expect((await doctor.browser.get('/api/doctor/me')).status).toBe(429)
})
