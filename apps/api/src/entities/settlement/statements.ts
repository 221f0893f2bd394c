import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { and, between, eq, inArray, sql } from '../../db/sql.ts'
import { countOf, type ListQuery, orderOf, windowOf } from '../list.ts'
import { settlementList } from './list.ts'

type Statement = NonNullable<components['schemas']['DoctorStatement']>
type Filter = { id?: string[]; status?: Statement['status'][]; year?: number }

/** The doctor's own statements, newest first. */
export async function listStatements(ctx: DoctorCtx, query: ListQuery<Filter>) {
  const { id, status, year } = query.filter ?? {}
  const where = and(
    eq(settlements.doctorId, ctx.actor.id),
    id && inArray(settlements.id, id),
    status && inArray(settlements.status, status),
    year === undefined
      ? undefined
      : between(settlements.periodStart, `${year}-01-01`, `${year}-12-31`),
  )
  const { offset, limit } = windowOf(query)
  const rows = await ctx.db
    .select(settlementList.columns(ctx))
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))
    .where(where)
    .orderBy(...orderOf(query, sortable, ['period', 'DESC'], settlements.id))
    .limit(limit)
    .offset(offset)
  const { total } = await countOf(ctx, sql`${settlements} where ${where}`)
  return { rows: rows as Statement[], total, offset }
}

const sortable = { period: settlements.periodStart, net: settlements.net }

/** The reason shown with a line; that of a refund is in its rule. */
export const reasonOf = (line: components['schemas']['SettlementLine']) =>
  line.type === 'adjustment' || line.type === 'carry_over' ? line.reason : null

/** Words of a statement's files. */
export const statementWords = {
  en: {
    title: 'Statement',
    payer: 'Paid by',
    doctor: 'Doctor',
    clinic: 'Clinic',
    doctorNumber: 'Doctor number',
    taxId: 'Tax number',
    licence: 'Licence number',
    registration: 'Invoice registration',
    bank: 'Paid to',
    payOn: 'Pay date',
    paid: 'Paid on',
    reference: 'Reference',
    number: 'Statement',
    lines: 'Lines',
    type: 'Type',
    order: 'Order',
    patient: 'Patient number',
    product: 'Product',
    quantity: 'Quantity',
    ratePercent: 'Rate (%)',
    currency: 'Currency',
    why: 'Why and when',
    reason: 'Reason',
    date: 'Date',
    what: 'Description',
    base: 'Base',
    rate: 'Rate',
    amount: 'Amount',
    totals: 'Totals',
    commission: 'Commission',
    adjustments: 'Adjustments',
    carriedIn: 'Carried over from the previous statement',
    carriedOut: 'Carried over to the next statement',
    withholding: 'Withholding tax',
    net: (on: string) => `Paid on ${on}`,
    due: (on: string) => (on ? `To be paid on ${on}` : 'To be paid'),
    types: {
      commission: 'Commission',
      reversal: 'Refund',
      adjustment: 'Adjustment',
      carry_over: 'Carry-over',
      bonus: 'Bonus',
      payout: 'Payout',
      payout_failed: 'Returned payout',
    },
  },
  ja: {
    title: '精算書',
    payer: '支払者',
    doctor: '医師',
    clinic: 'クリニック',
    doctorNumber: '医師番号',
    taxId: '税務番号',
    licence: '免許番号',
    registration: '登録番号',
    bank: '振込先',
    payOn: '支払予定日',
    paid: '支払日',
    reference: '照会番号',
    number: '精算書番号',
    lines: '明細',
    type: '種類',
    order: '注文番号',
    patient: '患者番号',
    product: '商品',
    quantity: '個数',
    ratePercent: '料率（%）',
    currency: '通貨',
    why: '理由・時期',
    reason: '理由',
    date: '日付',
    what: '内容',
    base: '対象額',
    rate: '料率',
    amount: '金額',
    totals: '合計',
    commission: '手数料',
    adjustments: '調整額',
    carriedIn: '前回からの繰越',
    carriedOut: '次回への繰越',
    withholding: '源泉徴収税',
    net: (on: string) => `お支払額（${on}支払済み）`,
    due: (on: string) => (on ? `お支払予定額（${on}支払予定）` : 'お支払予定額'),
    types: {
      commission: '手数料',
      reversal: '返金',
      adjustment: '調整',
      carry_over: '繰越',
      bonus: 'ボーナス',
      payout: '振込',
      payout_failed: '振込の返戻',
    },
  },
}
