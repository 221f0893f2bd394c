import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { machine } from '../lib/machine.ts'
import { median } from '../lib/rounds.ts'
import { shortNumber, type Table } from '../lib/table.ts'
import { openPlace, startServer } from './place.ts'

/**
 * A server with the embedded database is killed (SIGKILL) and started again: how long until `/readyz` is 200, with the
 * recovery of the database in it: `npm run bench -- restart [--kills 5]`.
 */
export async function benchRestart(args: string[]): Promise<Table> {
  const { values } = parseArgs({ args, options: { kills: { type: 'string', default: '5' } } })
  const folder = mkdtempSync(join(tmpdir(), 'officina-restart-'))
  try {
    const place = await openPlace(join(folder, 'data'))
    await place.close()
    const env = { ...place.env, DATABASE_URL: '' }
    const took: number[] = []
    const used: number[] = []
    let server = await startServer(env)
    for (let kill = 0; kill < Number(values.kills); kill++) {
      await fetch(`${server.url}/sanctum/csrf-cookie`)
      await server.kill()
      const began = performance.now()
      server = await startServer(env)
      took.push(performance.now() - began)
      used.push(server.cpu() * 1_000)
    }
    await server.stop()
    const middle = median(took)
    return {
      title: `From kill -9 to ready, ${machine()}`,
      rows: [
        {
          what: 'server and embedded database ready again',
          measured: `${shortNumber(middle)} ms`,
          bare: `each: ${took.map(shortNumber).join(', ')} ms; ${shortNumber(median(used))} ms of a processor in the server`,
          judged: { value: middle, unit: 'ms' },
          target: { atMost: 5_000 },
        },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
