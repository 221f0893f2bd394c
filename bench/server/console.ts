import { setTimeout as sleep } from 'node:timers/promises'
import type { App } from '../../apps/api/src/app.ts'
import { systemCtx } from '../../apps/api/src/context.ts'
import { sql } from '../../apps/api/src/db/sql.ts'
import { refreshFigures } from '../../apps/api/src/entities/figures/refresh.ts'
import { load, loops } from '../lib/load.ts'
import { percentile, rounds } from '../lib/rounds.ts'
import { type Row, shortNumber } from '../lib/table.ts'
import { browsersOf } from './people.ts'
import { accountOf, type Bench, listPath, recordReads } from './reads.ts'
import { replay } from './statements.ts'

const orders = (filter: object) => listPath('/api/admin/orders', filter, ['placed_at', 'DESC'])
const facets = (filter: object) =>
  `/api/admin/orders/facets?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** What the console asks for while somebody works in the orders, by what they do. */
export const asked: Record<string, string[]> = {
  list: [orders({}), ...['new', 'to_ship', 'shipped', 'all'].map((tab) => orders({ tab }))],
  filter: [
    orders({ payment_state: ['pending'] }),
    orders({ payment_state: ['refunded', 'failed'], order_state: ['open'] }),
    orders({ fulfilment_state: ['in_progress'], payment_state: ['paid'] }),
    orders({ tab: 'backorders' }),
    orders({ tab: 'needs_attention' }),
  ],
  search: ['佐藤', 'サトウ', '髙橋', 'Smith', 'chen', 'anna m', 'O-1001', '0001234', 'zzz'].map(
    (q) => orders({ q }),
  ),
  'tab counts': [`/api/admin/orders/facets?of=${encodeURIComponent('["tab"]')}`],
  reports: [
    '',
    '?days=365&by=week',
    '?days=1000&by=month&compare=year',
    '?region=US-NY',
    '?days=90&region=US-CA',
  ].map((query) => `/api/admin/figures${query}`),
  facets: [facets({}), facets({ payment_state: ['paid'] }), facets({ tab: 'to_ship' })],
}

/** The daily figures of all orders that were added, as the server's job computes them; it may be at it itself. */
export async function computeFigures(app: App): Promise<void> {
  const ctx = systemCtx(app.ports)
  await ctx.db.execute(sql`delete from figure_state`)
  const began = performance.now()
  for (;;) {
    await refreshFigures(ctx)
    // the server that is at it itself has first to find all days
    const { rows } = await ctx.db.execute<{ isDone: boolean }>(
      sql`select not exists (select from figure_days_due) and exists (select from figure_state) as "isDone"`,
    )
    if (rows[0]?.isDone) break
    await sleep(1_000)
  }
  console.log(
    `  daily figures of all orders computed in ${Math.round(performance.now() - began)} ms`,
  )
}

/** 95 of 100 calls are answered in this time, beside the same statements without the server. */
export async function measureConsole(bench: Bench, size: string): Promise<Row[]> {
  const { app, bare, url, seconds } = bench
  await computeFigures(app)
  const admins = await browsersOf(app, 'admin', await accountOf(app, 'admins'))
  const [headers] = admins
  if (!headers) throw new Error('Nobody is signed in.')
  const rows: Row[] = []
  for (const [what, paths] of Object.entries(asked)) {
    const reads = await recordReads(
      bench,
      paths.map((path) => ({ path, headers })),
    )
    let [call, read] = [0, 0]
    const p95 = (latencies: number[]) => percentile(latencies, 95)
    // every connection is another browser, and all paths come in turn
    const next = () => {
      const at = call++
      return {
        path: paths[at % paths.length] ?? '',
        headers: admins[at % admins.length] ?? headers,
      }
    }
    const result = await rounds({
      server: async () => p95((await load(url, next, { seconds })).latencies),
      bare: async () => {
        const work = () => replay(bare, reads[read++ % reads.length]?.statements ?? [])
        return p95((await loops(work, { seconds })).latencies)
      },
    })
    rows.push({
      what: `console, ${size} orders: ${what}, p95`,
      measured: `${shortNumber(result.server.median)} ms`,
      bare: `${shortNumber(result.bare.median)} ms`,
      ratio: result.server.median / result.bare.median,
      judged: { value: result.server.median, unit: 'ms' },
      target: { atMost: 300 },
      spread: Math.max(result.server.spread, result.bare.spread),
    })
  }
  return rows
}
