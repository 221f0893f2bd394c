import type { Readable } from 'node:stream'
import { dateIn } from '@officina/shared/dates/days'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { fractionDigits } from '../money.ts'
import { neutral } from '../read/cells.ts'
import { decimal } from '../read/csv.ts'
import { csvStream } from '../read/csvStream.ts'
import { streamRows } from '../read/stream.ts'

/** Every entry on the statements of a month (`2026-10`) as CSV for accounting; void statements are left out. */
export async function accountingFile(
  ctx: AdminCtx,
  period: string,
): Promise<{ content: Readable; filename: string }> {
  const month = sql`s.period_start = ${`${period}-01`} and s.status <> 'void'`
  const entries = sql`select e.occurred_at, s.number as statement, s.status, d.number as doctor, e.type, o.number as "order",
      e.base, e.rate_bp, e.amount, e.currency, e.reason
    from settlements s join settlement_entries x on x.settlement_id = s.id
    join ledger_entries e on e.id = x.entry_id join doctors d on d.id = s.doctor_id
    left join orders o on o.id = e.order_id
    where ${month} order by s.number, e.occurred_at, e.id`
  const count = sql`select count(*)::int as n
    from settlements s join settlement_entries x on x.settlement_id = s.id where ${month}`
  const content = await csvStream({
    turns: ctx.turns,
    header,
    batches: streamRows(ctx, entries) as AsyncGenerator<Entry[]>,
    cells: (entry) => [
      dateIn(entry.occurred_at, ctx.config.timeZone),
      entry.statement,
      entry.status,
      entry.doctor,
      entry.type,
      entry.order ?? '',
      decimal(Number(entry.base), fractionDigits(entry.currency)),
      String(entry.rate_bp / 100),
      decimal(Number(entry.amount), fractionDigits(entry.currency)),
      entry.currency,
      neutral(entry.reason ?? ''),
    ],
    begin: async () => {
      const { rows } = await ctx.db.execute<{ n: number }>(count)
      await audit(ctx, {
        action: 'settlement.accounting_file',
        objectId: null,
        after: { period, rows: rows[0]?.n ?? 0 },
      })
    },
  })
  return { content, filename: `accounting-${period}.csv` }
}

/** Whole numbers of 64 bits are text, as the driver gives them. */
type Entry = {
  occurred_at: Date
  statement: string
  status: string
  doctor: string
  type: string
  order: string | null
  base: string
  rate_bp: number
  amount: string
  currency: string
  reason: string | null
}

// Names, and codes in the columns, that programs of bookkeepers are set up with: the same in every language.
const header = [
  'date',
  'statement',
  'statement_status',
  'doctor',
  'type',
  'order',
  'base',
  'rate_percent',
  'amount',
  'currency',
  'text',
]
