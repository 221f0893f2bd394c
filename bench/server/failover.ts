import { parseArgs } from 'node:util'
import { runFailover } from '../../apps/api/src/testing/failoverRun.ts'
import { hasProxy, runRollingRestart } from '../../apps/api/src/testing/rollingRun.ts'
import { machine } from '../lib/machine.ts'
import { shortNumber, type Table } from '../lib/table.ts'

/**
 * The primary is killed five times under servers with buyers and clerks who call again until they are answered:
 * `npm run bench -- failover [--writes 50000] [--kills 5] [--servers 4]`.
 */
export async function benchFailover(args: string[]): Promise<Table> {
  const { values } = parseArgs({
    args,
    options: {
      writes: { type: 'string', default: '50000' },
      kills: { type: 'string', default: '5' },
      servers: { type: 'string', default: '4' },
    },
  })
  const result = await runFailover({
    kills: Number(values.kills),
    writes: Number(values.writes),
    servers: Number(values.servers),
    say: console.log,
  })
  for (const fault of result.faults) console.error(fault)
  const longest = Math.max(...result.outagesMs)
  const wrong = result.lost + result.double + result.faults.length
  return {
    title: `Failover of PostgreSQL under ${values.servers} servers, ${machine()}`,
    rows: [
      {
        what: 'longest time without an acknowledged write',
        measured: `${shortNumber(longest)} ms`,
        bare: `each: ${result.outagesMs.map(shortNumber).join(', ')} ms`,
        judged: { value: longest, unit: 'ms' },
        target: { atMost: 5_000 },
      },
      {
        what: 'acknowledged writes lost, done twice, or failed',
        measured: `${result.lost}, ${result.double}, ${result.faults.length}`,
        bare: `of ${result.writes.toLocaleString('en-US')}, ${result.orders.toLocaleString('en-US')} of them orders`,
        judged: { value: wrong, unit: 'writes' },
        target: { atMost: 0 },
      },
      {
        what: 'acknowledged writes',
        measured: `${shortNumber(result.writes / result.seconds)}/s`,
        bare: `answers: ${result.answers}`,
      },
    ],
  }
}

/** Each server is restarted behind HAProxy under the same load: `npm run bench -- rolling [--servers 4]`. */
export async function benchRolling(args: string[]): Promise<Table> {
  const { values } = parseArgs({ args, options: { servers: { type: 'string', default: '4' } } })
  if (!hasProxy) throw new Error('HAProxy is not installed (apt-get install haproxy).')
  const result = await runRollingRestart({ servers: Number(values.servers), say: console.log })
  for (const fault of result.faults) console.error(fault)
  return {
    title: `Rolling restart of ${values.servers} servers behind HAProxy, ${machine()}`,
    rows: [
      {
        what: 'failed requests',
        measured: String(result.faults.length),
        bare: `of ${result.requests.toLocaleString('en-US')}, ${result.writes.toLocaleString('en-US')} keyed writes, ${result.lost} lost, ${result.double} double`,
        judged: { value: result.faults.length + result.lost + result.double, unit: 'requests' },
        target: { atMost: 0 },
      },
      {
        what: 'from SIGTERM to the end of a server',
        measured: `${shortNumber(Math.max(...result.stopMs))} ms`,
        bare: `each: ${result.stopMs.map(shortNumber).join(', ')} ms`,
        judged: { value: Math.max(...result.stopMs), unit: 'ms' },
        target: { atMost: 8_000 },
      },
    ],
  }
}
