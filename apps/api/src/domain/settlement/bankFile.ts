import { dateIn } from '../../clock.ts'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { asc, eq, inArray } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { conflict } from '../errors.ts'
import { fractionDigits } from '../money.ts'
import { byteOrderMark, csvLine, decimal, neutral } from '../read/csv.ts'
import { decryptNumber } from './bank.ts'

/**
 * The transfers of statements that are being paid, as CSV for the bank: the one place that writes whole
 * account numbers, so each use is in the history of every statement in it. Others in `ids` are left out.
 */
export function bankFile(
  ctx: AdminCtx,
  ids: string[] | undefined,
): Promise<{ content: Buffer; filename: string }> {
  return inTransaction(ctx, async (tx) => {
    const rows = await tx.db
      .select({ statement: settlements, doctor: doctors })
      .from(settlements)
      .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
      .where(ids ? inArray(settlements.id, ids) : eq(settlements.status, 'paying'))
      .orderBy(asc(doctors.number), asc(settlements.number))
    const paying = rows.filter(({ statement }) => statement.status === 'paying')
    if (paying.length === 0) throw nothingToPay()
    const lines: string[][] = []
    for (const { statement, doctor } of paying) {
      lines.push([
        statement.number,
        doctor.number,
        ...[doctor.bankHolder, doctor.bankName, doctor.bankBranch, doctor.bankKind].map((text) =>
          neutral(text ?? ''),
        ),
        doctor.bankNumberEnc ? decryptNumber(tx.config, doctor.bankNumberEnc) : '',
        decimal(statement.net, fractionDigits(statement.currency)),
        statement.currency,
        statement.payOn ?? '',
      ])
      await audit(tx, {
        action: 'settlement.bank_file',
        objectType: 'settlement',
        objectId: statement.id,
        doctorId: doctor.id,
        after: { net: statement.net },
      })
    }
    const text = byteOrderMark + [header[tx.origin.locale], ...lines].map(csvLine).join('')
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    return { content: Buffer.from(text), filename: `transfers-${today}.csv` }
  })
}

const header = {
  en: [
    'Statement',
    'Doctor',
    'Account holder',
    'Bank',
    'Branch',
    'Kind',
    'Account number',
    'Amount',
    'Currency',
    'Pay date',
  ],
  ja: [
    '明細番号',
    '医師番号',
    '口座名義',
    '銀行',
    '支店',
    '種別',
    '口座番号',
    '金額',
    '通貨',
    '支払予定日',
  ],
}

const nothingToPay = () =>
  conflict('NOTHING_TO_PAY', {
    en: 'None of these statements is being paid.',
    ja: '振込中の明細がありません。',
  })
