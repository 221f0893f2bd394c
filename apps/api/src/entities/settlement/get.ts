import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { Ctx, DoctorCtx, Locale } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { and, eq, inArray, or, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { fractionDigits } from '../money.ts'
import { neutral } from '../read/cells.ts'
import { csvFile, decimal } from '../read/csv.ts'
import { timelineOf } from '../timeline.ts'
import { disputeUntil } from './dispute.ts'
import { settlementMachine } from './entity.ts'
import { settlementLines, subtotals } from './lines.ts'
import { settlementList } from './list.ts'
import { reasonOf, statementWords } from './statements.ts'

type Detail = components['schemas']['SettlementDetail']
type DoctorDetail = components['schemas']['DoctorStatementDetail']

/** A statement with its lines, sub-totals, history and what may be done with it. */
export async function getSettlement(ctx: Ctx, id: string): Promise<Detail> {
  const [row] = await selectOne(ctx).where(eq(settlements.id, id))
  if (!row) throw notFound()
  return {
    ...(await withLines(ctx, row)),
    ...(await secondPersonOf(ctx, id)),
    timeline: await timelineOf(ctx, 'settlement', id, ['settlement.collect']),
    allowed: [...allowedFrom(settlementMachine, row.status, 'admin')],
  } as Detail
}

/** What another administrator has begun, or the asker: a second one ends it. */
async function secondPersonOf(ctx: Ctx, id: string) {
  const [asked] = await ctx.db
    .select({
      void_requested_at: settlements.voidRequestedAt,
      void_requested_by_name: sql<
        string | null
      >`(select m.name from admins m where m.id = ${settlements.voidRequestedBy})`,
      void_reason: settlements.voidReason,
      by: settlements.voidRequestedBy,
      closedBy: settlements.closedBy,
    })
    .from(settlements)
    .where(eq(settlements.id, id))
  if (!asked) throw notFound()
  const { by, closedBy, void_requested_at: at, ...more } = asked
  const isMe = (id: string | null) => ctx.actor.role === 'admin' && id === ctx.actor.id
  const mine = { void_mine: isMe(by), closed_mine: isMe(closedBy) }
  return { ...more, ...mine, void_requested_at: at?.toISOString() ?? null }
}

/** A statement of the doctor's own. */
export async function getStatementOfDoctor(ctx: DoctorCtx, id: string): Promise<DoctorDetail> {
  const mine = and(eq(settlements.id, id), eq(settlements.doctorId, ctx.actor.id))
  const [row] = await selectOne(ctx, { closedAt: settlements.closedAt }).where(mine)
  if (!row) throw notFound()
  const until = await disputeUntil(ctx, row)
  const { closedAt: _, ...shown } = row
  const dispute_until = until && until > ctx.clock.now() ? until.toISOString() : null
  // a transfer that came back leaves its reference to the office
  const payment_ref = shown.paid_at ? shown.payment_ref : null
  return { ...(await withLines(ctx, shown)), payment_ref, dispute_until } as DoctorDetail
}

const selectOne = <M extends object>(ctx: Ctx, more: M = {} as M) =>
  ctx.db
    .select({ ...settlementList.columns(ctx), bank: settlements.bankSnapshotMasked, ...more })
    .from(settlements)
    .innerJoin(doctors, eq(doctors.id, settlements.doctorId))

async function withLines<T extends { id: string }>(ctx: Ctx, row: T) {
  const lines = await settlementLines(ctx, row.id)
  return {
    ...row,
    ...(await placesOf(ctx, row.id)),
    lines,
    by_product: subtotals(lines, (line) => line.product),
    by_source: subtotals(lines, (line) => line.source),
  }
}

/** The statement that took the place of this one, and those whose place it took. */
async function placesOf(ctx: Ctx, id: string): Promise<Pick<Detail, 'replaced_by' | 'replaces'>> {
  const { number, replacedBy } = settlements
  const mine = ctx.db.select({ id: replacedBy }).from(settlements).where(eq(settlements.id, id))
  const rows = await ctx.db
    .select({
      id: settlements.id,
      number,
      isNext: sql<boolean>`${replacedBy} is distinct from ${id}`,
    })
    .from(settlements)
    .where(or(eq(replacedBy, id), inArray(settlements.id, mine)))
    .orderBy(number)
  const named = (isNext: boolean) =>
    rows.filter((row) => row.isNext === isNext).map(({ id, number }) => ({ id, number }))
  return { replaced_by: named(true)[0] ?? null, replaces: named(false) }
}

type Line = components['schemas']['SettlementLine']

/** Every line of a statement with the rule that made it, as CSV; patients go by their numbers. */
export async function statementCsv(ctx: DoctorCtx, id: string, locale: Locale) {
  const inWords = { ...ctx, origin: { ...ctx.origin, locale } }
  const { number, currency, lines } = await getStatementOfDoctor(inWords, id)
  await audit(ctx, { action: 'settlement.read', objectId: id })
  const t = statementWords[locale]
  const money = (amount: number) => decimal(amount, fractionDigits(currency))
  const cells = (line: Line) => [
    number,
    dateIn(new Date(line.at), ctx.config.timeZone),
    t.types[line.type],
    line.order_number ?? '',
    line.patient_number ?? '',
    neutral(line.product ?? ''),
    String(line.quantity ?? ''),
    money(line.base),
    String(line.rate_bp / 100),
    money(line.amount),
    currency,
    line.rule_text,
    neutral(reasonOf(line) ?? ''),
  ]
  const head = [
    t.number,
    t.date,
    t.type,
    t.order,
    t.patient,
    t.product,
    t.quantity,
    t.base,
    t.ratePercent,
    t.amount,
    t.currency,
    t.why,
    t.reason,
  ]
  return { content: await csvFile(ctx.turns, head, lines, cells), filename: `${number}.csv` }
}
