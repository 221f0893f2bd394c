import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { createPool } from '../../apps/api/src/db/client.ts'
import { createReplica } from '../../apps/api/src/db/replica.ts'
import { audit, startKeyedLoad } from '../../apps/api/src/testing/keyedLoad.ts'
import { type Shop, startServers, startShop } from '../../apps/api/src/testing/servers.ts'
import { cpuOf, machine } from '../lib/machine.ts'
import { percentile } from '../lib/rounds.ts'
import { shortNumber, type Table } from '../lib/table.ts'

const servers = 2
const buyers = 12

/**
 * What an order costs, for a plan of machines: processor time of server and database, log, rows, connections, and how
 * far the synchronous standby is behind meanwhile: `npm run bench -- capacity [--seconds 60]`.
 */
export async function benchCapacity(args: string[]): Promise<Table> {
  const { values } = parseArgs({ args, options: { seconds: { type: 'string', default: '60' } } })
  const shop = await startShop()
  const running = await startServers(shop.env, servers)
  const pool = createPool(shop.ownerUrl, { max: 1 })
  const standby = new URL(shop.appUrl)
  standby.port = String(shop.standby().port)
  const replica = createReplica(standby.href, pool, { everyMs: 50 })
  try {
    const urls = running.map(({ url }) => url)
    const load = await startKeyedLoad({ app: shop.app, urls: () => urls, buyers, clerks: 0 })
    // the first of everything loads its code
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    const pids = running.map(({ child }) => child.pid ?? 0)
    const before = { ...(await standing(shop)), cpu: cpuOf(pids), orders: load.count() }
    const began = performance.now()
    const lags: number[] = []
    const watch = setInterval(() => lags.push(replica.lagSeconds() ?? Number.NaN), 100)
    await new Promise((resolve) => setTimeout(resolve, Number(values.seconds) * 1_000))
    const seconds = (performance.now() - began) / 1_000
    clearInterval(watch)
    const orders = load.count() - before.orders
    const after = { ...(await standing(shop)), cpu: cpuOf(pids) }
    await load.stop()
    const wrong = await audit(shop.ownerUrl, load.acknowledged)
    const each = (name: 'wal' | 'bytes' | 'database') => (after[name] - before[name]) / orders
    const known = lags.filter((lag) => !Number.isNaN(lag)).map((lag) => lag * 1_000)
    const ms = (n: number) => `${shortNumber(n)} ms`
    return {
      title: `What an order costs (four calls), ${servers} servers with primary and synchronous standby on ${machine()}`,
      rows: [
        {
          what: 'orders, everything on this machine',
          measured: `${shortNumber(orders / seconds)}/s`,
          bare: `${load.faults.length} faults, ${wrong.lost} lost, ${wrong.double} double`,
        },
        {
          what: 'processor time of an order',
          measured: `${ms(((after.cpu - before.cpu) / orders) * 1_000)} server`,
          bare: `${ms(each('database') * 1_000)} primary and standby`,
        },
        {
          what: 'write-ahead log of an order',
          measured: `${shortNumber(each('wal') / 1_000)} kB`,
          bare: '',
        },
        {
          what: 'rows and indexes of an order',
          measured: `${shortNumber(each('bytes') / 1_000)} kB`,
          bare: '',
        },
        {
          what: 'connections',
          measured: `${after.connections}`,
          bare: `of ${servers} servers, with jobs and LISTEN`,
        },
        {
          what: 'standby behind, p99',
          measured: ms(percentile(known, 99)),
          bare: `p50 ${ms(percentile(known, 50))}, most ${ms(Math.max(...known))}; measured twenty times a second`,
          judged: { value: percentile(known, 99), unit: 'ms' },
          target: { atMost: 2_000 },
        },
      ],
    }
  } finally {
    await replica.close()
    await pool.end()
    await Promise.all(running.map((server) => server.kill()))
    await shop.close()
  }
}

async function standing(shop: Shop) {
  const [row] = await shop.primary().run(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal, pg_database_size('officina')::float8 as bytes,
       (select count(*)::int from pg_stat_activity where datname = 'officina' and usename = 'officina_app') as connections`,
  )
  const { wal, bytes, connections } = row as Record<'wal' | 'bytes' | 'connections', number>
  const clusters = [shop.primary().pid, shop.standby().pid]
  return {
    wal,
    bytes,
    connections,
    database: cpuOf(clusters.flatMap((pid) => [pid, ...childrenOf(pid)])),
  }
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
