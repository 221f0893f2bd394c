import { accountKind } from '@officina/shared/bank'
import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import type { PayeeAccount } from '../../db/schema/settlement.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { decrypt } from '../../encryption.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { fractionDigits } from '../money.ts'
import { neutral } from '../read/cells.ts'
import { csvFile, decimal } from '../read/csv.ts'
import { batchesOf } from '../read/stream.ts'

/**
 * The transfers of statements that are being paid, as CSV for the bank: the one place that writes whole
 * account numbers, so each use is in the history of every statement in it. Others in `ids` are left out. They go to
 * the accounts that doctors had when the payout began, as one that was changed since is on hold.
 */
export function bankFile(
  ctx: AdminCtx,
  ids: string[] | undefined,
): Promise<{ content: Buffer; filename: string }> {
  return inTransaction(ctx, async (tx) => {
    const lines: string[][] = []
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    for await (const rows of batchesOf<Transfer>(tx, payingOf(ids)))
      for (const row of rows) {
        const { holder, country, bank, bank_code, branch, branch_code, kind, number_enc } =
          row.payee
        const parts = [holder, country, bank, bank_code, branch, branch_code]
        const words = kind ? accountKind(kind as 'current' | 'savings', country) : ['', '']
        lines.push([
          row.statement,
          row.doctor,
          ...parts.map((text) => neutral(text ?? '')),
          words[tx.origin.locale === 'ja' ? 1 : 0] ?? '',
          number_enc ? decrypt(tx.config, number_enc) : '',
          decimal(Number(row.net), fractionDigits(row.currency)),
          row.currency,
          row.pay_on && row.pay_on > today ? row.pay_on : today,
        ])
        await audit(tx, {
          action: 'settlement.bank_file',
          objectId: row.id,
          doctorId: row.doctor_id,
          after: { net: Number(row.net) },
        })
      }
    if (lines.length === 0) throw nothingToPay()
    const content = await csvFile(tx.turns, header[tx.origin.locale], lines, (line) => line)
    return { content, filename: `transfers-${today}.csv` }
  })
}

type Transfer = {
  id: string
  statement: string
  doctor_id: string
  doctor: string
  payee: PayeeAccount
  /** As the driver gives whole numbers of 64 bits. */
  net: string
  currency: string
  pay_on: string | null
}

const payingOf = (ids: string[] | undefined): SQL => sql`
  select s.id, s.number as statement, d.id as doctor_id, d.number as doctor, s.bank_account as payee,
    s.net, s.currency, s.pay_on::text as pay_on
  from settlements s join doctors d on d.id = s.doctor_id
  where s.status = 'paying' and s.bank_account is not null and ${ids ? sql`s.id = any(${sql.param(ids)}::uuid[])` : sql`true`}
  order by d.number, s.number`

const header = {
  en: [
    'Statement',
    'Doctor',
    'Account holder',
    'Country',
    'Bank',
    'Bank code',
    'Branch',
    'Branch code',
    'Kind',
    'Account number',
    'Amount',
    'Currency',
    'Pay date',
  ],
  ja: [
    '精算書番号',
    '医師番号',
    '口座名義',
    '国',
    '銀行',
    '銀行コード',
    '支店',
    '支店コード',
    '種別',
    '口座番号',
    '金額',
    '通貨',
    '支払予定日',
  ],
}

const nothingToPay = () =>
  conflict('NOTHING_TO_PAY', {
    en: 'None of these statements has a payout in progress.',
    ja: '振込中の精算書がありません。',
  })
