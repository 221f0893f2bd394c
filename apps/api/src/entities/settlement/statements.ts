import type { components } from '@officina/openapi/schema'
import { defineMessages } from '@officina/shared/messages'
import { settlements } from '../../db/schema/settlement.ts'
import { between, eq, sql } from '../../db/sql.ts'
import { defineList } from '../read/list.ts'
import { payDay } from './entity.ts'
import { period } from './list.ts'

/** The doctor's own statements, newest first. */
export const statementList = defineList('doctorListStatements', {
  table: settlements,
  where: (ctx) => eq(settlements.doctorId, ctx.actor.id),
  columns: {
    period,
    pay_on: payDay(settlements),
    payment_ref: sql`case when ${settlements.paidAt} is not null then ${settlements.paymentRef} end`,
  },
  filters: { year: (year) => between(settlements.periodStart, `${year}-01-01`, `${year}-12-31`) },
  sort: { period: settlements.periodStart },
  order: ['period', 'DESC'],
})

/** The reason shown with a line; that of a refund is in its rule. */
export const reasonOf = (line: components['schemas']['SettlementLine']) =>
  line.type === 'adjustment' || line.type === 'carry_over' ? line.reason : null

/** Words of a statement's files. */
export const statementWords = defineMessages({
  title: ['Statement', '精算書'],
  payer: ['Paid by', '支払者'],
  doctor: ['Doctor', '医師'],
  clinic: ['Clinic', 'クリニック'],
  doctorNumber: ['Doctor number', '医師番号'],
  taxId: ['Tax number', '税務番号'],
  licence: ['Licence number', '免許番号'],
  registration: ['Invoice registration', '登録番号'],
  bank: ['Paid to', '振込先'],
  payOn: ['Pay date', '支払予定日'],
  paid: ['Paid on', '支払日'],
  reference: ['Reference', '照会番号'],
  number: ['Statement', '精算書番号'],
  lines: ['Lines', '明細'],
  type: ['Type', '種類'],
  order: ['Order', '注文番号'],
  patient: ['Patient number', '患者番号'],
  product: ['Product', '商品'],
  quantity: ['Quantity', '数量'],
  units: ['Qty', '数量'],
  ratePercent: ['Rate (%)', '料率（%）'],
  currency: ['Currency', '通貨'],
  why: ['Why and when', '理由・時期'],
  reason: ['Reason', '理由'],
  date: ['Date', '日付'],
  what: ['Description', '内容'],
  base: ['Revenue', '対象売上'],
  rate: ['Rate', '料率'],
  amount: ['Amount', '金額'],
  totals: ['Totals', '合計'],
  commission: ['Commission', '手数料'],
  adjustments: ['Adjustments', '調整額'],
  carriedIn: ['Carried over from the previous statement', '前回からの繰越'],
  carriedOut: ['Carried over to the next statement', '次回への繰越'],
  withholding: ['Withholding tax', '源泉徴収税'],
  isVoid: [
    'This statement is void. It is not paid.',
    'この精算書は無効です。お支払いの対象になりません。',
  ],
  replacedBy: (number: string) => [
    `This statement is void. Statement ${number} replaces it and has its lines.`,
    `この精算書は無効です。精算書 ${number} に差し替え、明細を移しました。`,
  ],
  replaces: (numbers: string) => [
    `Replaces the void statement ${numbers}.`,
    `無効になった精算書 ${numbers} に代わるものです。`,
  ],
  net: (on: string) => [`Paid on ${on}`, `お支払額（${on}支払済み）`],
  due: (on: string) => [
    on ? `To be paid on ${on}` : 'To be paid',
    on ? `お支払予定額（${on}支払予定）` : 'お支払予定額',
  ],
  notPaid: ['Not paid', 'お支払い対象外'],
  types: {
    commission: ['Commission', '手数料'],
    reversal: ['Refund', '返金'],
    adjustment: ['Adjustment', '調整'],
    carry_over: ['Carry-over', '繰越'],
    bonus: ['Bonus', 'ボーナス'],
    payout: ['Payout', '振込'],
    payout_failed: ['Returned payout', '振込の返戻'],
    withholding: ['Withholding tax', '源泉徴収税'],
  },
})
