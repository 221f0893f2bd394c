import { dateIn } from '../../clock.ts'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { ledgerEntries, settlementEntries, settlements } from '../../db/schema/settlement.ts'
import { and, asc, eq, ne } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { fractionDigits } from '../money.ts'
import { byteOrderMark, csvLine, decimal, neutral } from '../read/csv.ts'

/** Every entry on the statements of a month (`2026-10`) as CSV for the books; void statements are left out. */
export function accountingFile(
  ctx: AdminCtx,
  period: string,
): Promise<{ content: Buffer; filename: string }> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select({
        entry: ledgerEntries,
        statement: settlements.number,
        status: settlements.status,
        doctor: doctors.number,
        order: orders.number,
      })
      .from(settlements)
      .innerJoin(settlementEntries, eq(settlementEntries.settlementId, settlements.id))
      .innerJoin(ledgerEntries, eq(ledgerEntries.id, settlementEntries.entryId))
      .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
      .leftJoin(orders, eq(orders.id, ledgerEntries.orderId))
      .where(and(eq(settlements.periodStart, `${period}-01`), ne(settlements.status, 'void')))
      .orderBy(asc(settlements.number), asc(ledgerEntries.occurredAt), asc(ledgerEntries.id))
    await audit(tx, {
      action: 'settlement.accounting_file',
      objectType: 'settlement',
      objectId: null,
      after: { period, rows: rows.length },
    })
    const lines = rows.map(({ entry, statement, status, doctor, order }) => [
      dateIn(entry.occurredAt, tx.config.timeZone),
      statement,
      status,
      doctor,
      entry.type,
      order ?? '',
      decimal(entry.base, fractionDigits(entry.currency)),
      String(entry.rateBp / 100),
      decimal(entry.amount, fractionDigits(entry.currency)),
      entry.currency,
      neutral(entry.reason ?? ''),
    ])
    const text = byteOrderMark + [header, ...lines].map(csvLine).join('')
    return { content: Buffer.from(text), filename: `accounting-${period}.csv` }
  })
}

// Names that programs of bookkeepers are set up with: the same in every language.
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
