import type { AdminCtx } from '../../context.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { eq } from '../../db/sql.ts'
import { importCsv } from '../csvImport.ts'
import { invalid } from '../errors.ts'
import { formatMoney, minorUnits } from '../money.ts'
import { markPaid } from './pay.ts'

const columns = {
  statement: { names: ['statement', 'statement number', 'number', '明細番号'], required: true },
  paid_on: { names: ['paid on', 'date', 'pay date', '支払日', '支払予定日'], required: true },
  reference: { names: ['reference', 'payment reference', '照会番号'], required: true },
  amount: { names: ['amount', '金額'], required: false },
}

/** Marks the statements that a bank's list names as paid. An amount that differs from the net is refused. */
export const importPaid = (ctx: AdminCtx, file: { text: string; dryRun: boolean }) =>
  importCsv(ctx, file, columns, async (tx, row) => {
    const [found] = await tx.db
      .select()
      .from(settlements)
      .where(eq(settlements.number, row.statement))
    if (!found) throw unknown()
    if (!isDate(row.paid_on)) throw noDate()
    if (row.reference === '' || row.reference.length > 100) throw noReference()
    if (row.amount !== '' && minorUnits(row.amount, found.currency) !== found.net)
      throw wrongAmount()
    await markPaid(tx, found.id, { paidOn: row.paid_on, reference: row.reference })
    const net = (locale: string) => formatMoney(found.net, found.currency, locale)
    return { en: net('en'), ja: net('ja') }
  })

const isDate = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

const unknown = () =>
  invalid('statement', 'UNKNOWN_STATEMENT', {
    en: 'There is no statement with this number.',
    ja: 'この番号の明細はありません。',
  })
const noDate = () =>
  invalid('paid_on', 'NOT_A_DATE', {
    en: 'Write the date as 2026-11-20.',
    ja: '日付は 2026-11-20 の形式で入力してください。',
  })
const noReference = () =>
  invalid('reference', 'REFERENCE_MISSING', {
    en: 'The reference has 1 to 100 characters.',
    ja: '照会番号は1〜100文字で入力してください。',
  })
const wrongAmount = () =>
  invalid('amount', 'WRONG_AMOUNT', {
    en: 'The amount is not that of the statement.',
    ja: '金額が明細の支払額と一致しません。',
  })
