import { expect, test } from 'vitest'
import { isDeep } from './testing/deep.ts'
import { runFailover } from './testing/failoverRun.ts'
import { hasProxy, runRollingRestart } from './testing/rollingRun.ts'

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
