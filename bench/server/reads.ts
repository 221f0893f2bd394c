import type pg from 'pg'
import type { App } from '../../apps/api/src/app.ts'
import { cycle, load, loops } from '../lib/load.ts'
import { percentile, rounds } from '../lib/rounds.ts'
import { type Row, shortNumber } from '../lib/table.ts'
import { ask, browsersOf, type Headers, signedIn } from './people.ts'
import { type Recorder, replay, type Statement, splitList } from './statements.ts'

export type Bench = { app: App; recorder: Recorder; bare: pg.Pool; url: string; seconds: number }

/** One call, and the statements that answering it takes. */
type Read = { path: string; headers: Headers; statements: Statement[] }

const perSecond = (n: number) => `${shortNumber(n)}/s`

/** Orders of the console by a state, newest first, 25 rows with their total. */
export async function measureList(
  bench: Bench,
  size: string,
): Promise<{ rows: Row[]; perSecond: number }> {
  const { app, bare, url, seconds } = bench
  const filters = [
    { payment_state: ['pending'] },
    { payment_state: ['paid'] },
    { payment_state: ['refunded'] },
    { fulfilment_state: ['in_progress'] },
    { fulfilment_state: ['shipped'] },
    { fulfilment_state: ['delivered'] },
  ]
  const paths = filters.map((filter) =>
    listPath('/api/admin/orders', filter, ['placed_at', 'DESC']),
  )
  const admins = await browsersOf(app, 'admin', await accountOf(app, 'admins'))
  const [headers] = admins
  if (!headers) throw new Error('Nobody is signed in.')
  const recorded = await recordReads(
    bench,
    paths.map((path) => ({ path, headers })),
  )
  const parts = recorded.map(({ statements }) => splitList(statements))
  const nextPath = cycle(paths)
  const nextAdmin = cycle(admins)
  const [nextCounted, nextPage] = [cycle(parts), cycle(parts)]
  const { list, counted, page } = await rounds({
    list: async () =>
      (await load(url, () => ({ path: nextPath(), headers: nextAdmin() }), { seconds })).perSecond,
    counted: async () => {
      const both = () => Object.values(nextCounted())
      return (await loops(() => replay(bare, both()), { seconds })).perSecond
    },
    page: async () => (await loops(() => replay(bare, [nextPage().page]), { seconds })).perSecond,
  })
  const spread = Math.max(list.spread, counted.spread, page.spread)
  const row = (against: string, to: number, atLeast: number): Row => ({
    what: `list of ${size} orders ÷ ${against}`,
    measured: perSecond(list.median),
    bare: perSecond(to),
    ratio: list.median / to,
    target: { atLeast },
    spread,
  })
  return {
    rows: [
      row('page and exact count', counted.median, 4),
      row('page without count', page.median, 0.6),
    ],
    perSecond: list.median,
  }
}

/** One order as an administrator reads it: every read leaves a row in the audit log. */
export async function measureAdminOrder(bench: Bench): Promise<Row> {
  const ids = await select<{ id: string }>(
    bench.app,
    'select id from orders order by hashtext(id::text) limit 600',
  )
  const admins = cycle(await browsersOf(bench.app, 'admin', await accountOf(bench.app, 'admins')))
  const calls = ids.map(({ id }) => ({ path: `/api/admin/orders/${id}`, headers: admins() }))
  return measureGet(bench, 'administrator reads an order (audited)', calls)
}

/** One order as its patient reads it: nothing is written. */
export async function measurePatientOrder(bench: Bench): Promise<Row> {
  const found = await select<{ id: string; account_id: string }>(
    bench.app,
    `select distinct on (p.id) o.id, p.account_id from orders o join patients p on p.id = o.patient_id
     where p.status = 'active' and p.account_id is not null order by p.id limit 100`,
  )
  const calls = await Promise.all(
    found.map(async ({ id, account_id }) => ({
      path: `/api/patient/orders/${id}`,
      headers: await signedIn(bench.app, 'patient', account_id),
    })),
  )
  return measureGet(bench, 'patient reads an order', calls)
}

/** One product as a doctor reads it. */
export async function measureProduct(bench: Bench): Promise<Row> {
  const ids = await select<{ id: string }>(
    bench.app,
    'select id from products where removed_at is null order by id limit 100',
  )
  const account = await accountOf(bench.app, 'doctors')
  const doctors = cycle(await browsersOf(bench.app, 'doctor', account))
  const calls = ids.map(({ id }) => ({ path: `/api/doctor/products/${id}`, headers: doctors() }))
  return measureGet(bench, 'doctor reads a product', calls)
}

async function measureGet(
  bench: Bench,
  what: string,
  calls: Omit<Read, 'statements'>[],
): Promise<Row> {
  const { bare, url, seconds } = bench
  const reads = await recordReads(bench, calls)
  const [nextCall, nextBare] = [cycle(reads), cycle(reads)]
  const trips = reads.reduce((sum, read) => sum + read.statements.length, 0) / reads.length
  const result = await rounds({
    server: async () => (await load(url, nextCall, { seconds })).perSecond,
    bare: async () =>
      (await loops(() => replay(bare, nextBare().statements), { seconds })).perSecond,
  })
  return {
    what,
    measured: `${perSecond(result.server.median)}, ${shortNumber(trips)} statements`,
    bare: perSecond(result.bare.median),
    ratio: result.server.median / result.bare.median,
    target: { atLeast: 0.4 },
    spread: Math.max(result.server.spread, result.bare.spread),
  }
}

/** The doctor with the most patients looks for names, readings, numbers and telephones. */
export async function measureSearch(bench: Bench, size: string): Promise<Row> {
  const { app, bare, url, seconds } = bench
  const [busiest] = await select<{ account_id: string; n: number }>(
    app,
    `select d.account_id, count(*)::int as n from patients p join doctors d on d.id = p.doctor_id
     where d.status = 'approved' group by 1 order by 2 desc limit 1`,
  )
  if (!busiest) throw new Error('There is no doctor.')
  const doctors = await browsersOf(app, 'doctor', busiest.account_id)
  const words = [
    '佐藤',
    '山',
    'サト',
    'Smith',
    'chen',
    'anna m',
    'P-0000',
    '555 000',
    'ワタナベ ユイ',
    'zzz',
  ]
  const paths = words.map((q) => listPath('/api/doctor/patients', { q }, ['updated_at', 'DESC']))
  const [headers] = doctors
  if (!headers) throw new Error('Nobody is signed in.')
  const reads = await recordReads(
    bench,
    paths.map((path) => ({ path, headers })),
  )
  const [nextCall, nextDoctor, nextBare] = [cycle(paths), cycle(doctors), cycle(reads)]
  const p95 = (latencies: number[]) => percentile(latencies, 95)
  const result = await rounds({
    server: async () => {
      const next = () => ({ path: nextCall(), headers: nextDoctor() })
      return p95((await load(url, next, { seconds })).latencies)
    },
    bare: async () =>
      p95((await loops(() => replay(bare, nextBare().statements), { seconds })).latencies),
  })
  return {
    what: `search in a doctor's patients (${size} orders), p95`,
    measured: `${shortNumber(result.server.median)} ms`,
    bare: `${shortNumber(result.bare.median)} ms`,
    ratio: result.server.median / result.bare.median,
    target: { atMost: 2 },
    spread: Math.max(result.server.spread, result.bare.spread),
  }
}

export async function recordReads(
  { app, recorder }: Bench,
  calls: Omit<Read, 'statements'>[],
): Promise<Read[]> {
  const reads: Read[] = []
  for (const call of calls) {
    const statements = await recorder.record(() => ask(app, call.path, call.headers))
    if (statements.length === 0) throw new Error(`${call.path} asked the database nothing.`)
    reads.push({ ...call, statements })
  }
  return reads
}

export const select = async <R extends object>(app: App, text: string): Promise<R[]> =>
  (await app.ports.pool.query<R>(text)).rows

export async function accountOf(app: App, table: 'admins' | 'doctors'): Promise<string> {
  const first = table === 'admins' ? "where admin_role = 'owner'" : "where status = 'approved'"
  const [row] = await select<{ account_id: string }>(
    app,
    `select account_id from ${table} ${first} and account_id is not null order by id limit 1`,
  )
  if (!row) throw new Error(`There is nobody in ${table}.`)
  return row.account_id
}

export function listPath(path: string, filter: object, sort: [string, string]): string {
  const query = { filter, sort, range: [0, 24] }
  return `${path}?${new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  )}`
}
