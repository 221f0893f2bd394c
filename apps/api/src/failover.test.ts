import { expect, onTestFinished, test } from 'vitest'
import { isDeep } from './testing/deep.ts'
import { runFailover } from './testing/failoverRun.ts'
import { startHttpServer } from './testing/httpServer.ts'
import { hasProxy, runRollingRestart, startProxy } from './testing/rollingRun.ts'

const writes = 50_000
/** On a slow machine fewer are enough after so long, if there is enough to look at. */
const withinMs = 900_000
const enough = 2_500

test.runIf(isDeep)(
  'loses no acknowledged write and does none twice while the primary is killed five times',
  async () => {
    const result = await runFailover({ kills: 5, writes, withinMs, servers: 4, say: console.log })
    const { outagesMs, lost, double, faults } = result
    console.log(result)
    expect(faults).toEqual([])
    expect({ lost, double }).toEqual({ lost: 0, double: 0 })
    expect(result.writes).toBeGreaterThanOrEqual(enough)
    expect(Math.max(...outagesMs)).toBeLessThanOrEqual(5_000)
  },
  1_500_000,
)

test.runIf(hasProxy)(
  'HAProxy repeats no write that may have happened, unless it has a key',
  async () => {
    let asked = 0
    const server = await startHttpServer((request, answer) => {
      const isCheck = request.url === '/readyz'
      if (!isCheck) asked++
      answer.writeHead(isCheck ? 200 : 503).end()
    })
    onTestFinished(server.close)
    const proxy = await startProxy([server])
    onTestFinished(proxy.stop)
    const timesAsked = async (method: string, headers: Record<string, string> = {}) => {
      asked = 0
      expect((await fetch(`${proxy.url}/api`, { method, headers })).status).toBe(503)
      return asked
    }
    expect(await timesAsked('POST')).toBe(1)
    expect(await timesAsked('DELETE')).toBe(1)
    expect(await timesAsked('POST', { 'Idempotency-Key': 'k' })).toBe(5)
    expect(await timesAsked('GET')).toBe(5)
  },
)

test.runIf(isDeep && hasProxy)(
  'fails no request while each of four servers is restarted behind HAProxy',
  async () => {
    const result = await runRollingRestart({ servers: 4, say: console.log })
    console.log(result)
    expect(result.faults).toEqual([])
    expect(result).toMatchObject({ lost: 0, double: 0 })
    expect(Math.max(...result.stopMs)).toBeLessThan(10_000)
  },
  600_000,
)
