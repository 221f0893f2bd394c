import type pg from 'pg'
import type { App } from '../../apps/api/src/app.ts'
import { cycle, load, loops } from '../lib/load.ts'
import { percentile, rounds } from '../lib/rounds.ts'
import { type Row, shortNumber } from '../lib/table.ts'
import * as anchors from './anchors.ts'
import { ask, browsersOf, type Headers, signedIn } from './people.ts'
import { assertSame, serverAt } from './same.ts'
import { partsOfList, type Recorder, replay, type Statement } from './statements.ts'

export type Bench = {
  app: App
  recorder: Recorder
  bare: pg.Pool
  url: string
  plain: string
  seconds: number
}

/** One call, and the statements that answering it takes. */
type Read = { path: string; headers: Headers; statements: Statement[] }

const perSecond = (n: number) => `${shortNumber(n)}/s`

const states: [column: string, state: string][] = [
  ['payment_state', 'pending'],
  ['payment_state', 'paid'],
  ['payment_state', 'refunded'],
  ['fulfilment_state', 'in_progress'],
  ['fulfilment_state', 'shipped'],
  ['fulfilment_state', 'delivered'],
]

/** Orders of the console by a state, newest first, 25 rows with their total. */
export const listsByState = states.map(([column, state]) =>
  listPath('/api/admin/orders', { [column]: [state] }, ['placed_at', 'DESC']),
)

/** The first page of such lists, beside what else gives the same rows. */
export async function measureList(bench: Bench, size: string): Promise<Row[]> {
  const { app, bare, url, plain, seconds } = bench
  const paths = listsByState
  const admins = await browsersOf(app, 'admin', await accountOf(app, 'admins'))
  const nextRecorded = cycle(admins)
  // a browser of its own for each: who was shown the same orders a moment ago gets no row
  const recorded = await recordReads(
    bench,
    paths.map((path) => ({ path, headers: nextRecorded() })),
  )
  await assertSame(serverAt(url), serverAt(plain), recorded)
  const parts = recorded.map(({ statements }) => partsOfList(statements))
  const now = new Date(Math.floor(Date.now() / 60_000) * 60_000)
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const former = parts.map(({ audit }, index): Statement[] => {
    const [column, state] = states[index]!
    const values = [daysAgo(2), daysAgo(21), daysAgo(21), state, 25, 0]
    const noted = audit.values ?? []
    return [
      { config: { text: anchors.pageOf(column) }, values },
      { config: { text: anchors.countOf(column) }, values: [state] },
      { config: { text: anchors.audit }, values: [...noted.slice(0, 21), 100, ...noted.slice(21)] },
    ]
  })
  const cheapest = states.map(([column, state]): Statement[] => [
    { config: { text: anchors.cheapestOf(column) }, values: [daysAgo(2), state, 0] },
  ])
  const own = parts.map(({ page }) => [page])
  const [nextPath, nextPlain] = [cycle(paths), cycle(paths)]
  const [nextAdmin, nextOfPlain] = [cycle(admins), cycle(admins)]
  const calls = (to: string, path: () => string, who: () => Headers) =>
    load(to, () => ({ path: path(), headers: who() }), { seconds })
  const replays = (sets: Statement[][]) => {
    const next = cycle(sets)
    return async () => (await loops(() => replay(bare, next()), { seconds })).perSecond
  }
  const result = await rounds({
    list: async () => (await calls(url, nextPath, nextAdmin)).perSecond,
    plain: async () => (await calls(plain, nextPlain, nextOfPlain)).perSecond,
    former: replays(former),
    own: replays(own),
    cheapest: replays(cheapest),
  })
  const row = (against: string, of: keyof typeof result, atLeast: number): Row => ({
    what: `list of ${size} orders ÷ ${against}`,
    measured: perSecond(result.list.median),
    bare: perSecond(result[of].median),
    ratio: result.list.median / result[of].median,
    target: { atLeast },
    spread: Math.max(result.list.spread, result[of].spread),
  })
  return [
    row('page, exact count and audit row of 23 November 2026', 'former', 3.5),
    row('its own page', 'own', 0.5),
    row('the cheapest statement', 'cheapest', 0.5),
    row('plain Fastify and pg', 'plain', 0.8),
  ]
}

/** One order as an administrator reads it: every read leaves a row in the audit log. */
export async function measureAdminOrder(bench: Bench): Promise<Row[]> {
  const ids = await select<{ id: string }>(
    bench.app,
    'select id from orders order by hashtext(id::text) limit 600',
  )
  const admins = cycle(await browsersOf(bench.app, 'admin', await accountOf(bench.app, 'admins')))
  const calls = ids.map(({ id }) => ({ path: `/api/admin/orders/${id}`, headers: admins() }))
  return measureGet(bench, 'administrator reads an order (audited)', calls)
}

/** One order as its patient reads it: nothing is written. */
export async function measurePatientOrder(bench: Bench): Promise<Row[]> {
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
export async function measureProduct(bench: Bench): Promise<Row[]> {
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
): Promise<Row[]> {
  const { bare, url, plain, seconds } = bench
  await assertSame(serverAt(url), serverAt(plain), calls)
  const reads = await recordReads(bench, calls)
  const [nextCall, nextPlain, nextBare] = [cycle(reads), cycle(reads), cycle(reads)]
  const trips = reads.reduce((sum, read) => sum + read.statements.length, 0) / reads.length
  const result = await rounds({
    server: async () => (await load(url, nextCall, { seconds })).perSecond,
    plain: async () => (await load(plain, nextPlain, { seconds })).perSecond,
    bare: async () =>
      (await loops(() => replay(bare, nextBare().statements), { seconds })).perSecond,
  })
  const row = (against: string, of: 'bare' | 'plain', atLeast: number): Row => ({
    what: `${what} ÷ ${against}`,
    measured: `${perSecond(result.server.median)}, ${shortNumber(trips)} statements`,
    bare: perSecond(result[of].median),
    ratio: result.server.median / result[of].median,
    target: { atLeast },
    spread: Math.max(result.server.spread, result[of].spread),
  })
  return [row('its statements', 'bare', 0.4), row('plain Fastify and pg', 'plain', 0.8)]
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

/** As the tables name a number of orders: 10 k, 1 M. */
export const shortSize = (n: number): string => (n >= 1e6 ? `${n / 1e6} M` : `${n / 1e3} k`)

export function listPath(path: string, filter: object, sort: [string, string]): string {
  const query = { filter, sort, range: [0, 24] }
  return `${path}?${new URLSearchParams(
    Object.entries(query).map(([key, value]): [string, string] => [key, JSON.stringify(value)]),
  )}`
}
