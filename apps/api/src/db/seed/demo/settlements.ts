import { addDays } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import type { ActionOf } from '../../../entities/auditActions.ts'
import { assertTransition } from '../../../entities/machine.ts'
import type { ShopSettings } from '../../../entities/platform/shopSettings.ts'
import { hasBank, maskedBank } from '../../../entities/settlement/bank.ts'
import { carryReason } from '../../../entities/settlement/closeOne.ts'
import { type SettlementStatus, settlementMachine } from '../../../entities/settlement/entity.ts'
import { type Period, payDate } from '../../../entities/settlement/period.ts'
import type { doctors } from '../../schema/doctor.ts'
import type { Admin, Admins } from './admins.ts'
import type { Doctor, Doctors } from './doctors.ts'
import { closedPeriods, closingOf, dueAt, type Entry } from './ledger.ts'
import { addAudit } from './people.ts'
import { demoSettings } from './shopSettings.ts'
import { hoursAfter, type Row, type World } from './world.ts'

type Statement = Row<'settlements'>
type Books = { world: World; settings: ShopSettings; admins: Admins; taken: Set<string> }

/**
 * The monthly statements of a year: collected, closed, carried on, approved and paid by the same rules as
 * the real ones. In the last closed month they stand at different steps.
 */
export function makeSettlements(
  world: World,
  { doctors, admins }: { doctors: Doctors; admins: Admins },
) {
  const settings = demoSettings(world.settings.currency)
  const periods = closedPeriods(world, settings)
  const books: Books = { world, settings, admins, taken: new Set() }
  const newest = periods.at(-1)
  addAdjustment(books, doctors.demo, newest, 1_500)
  // enough to be paid, so that there are statements to approve whatever was sold that month
  for (const each of doctors.all)
    if (['colleague', 'skin'].includes(each.key)) addAdjustment(books, each, newest, 6_000)
  for (const [index, period] of periods.entries())
    for (const doctor of doctors.all) {
      const due = dueEntries(books, doctor, period)
      if (due.length > 0) settle(books, { doctor, period, due, age: periods.length - 1 - index })
    }
}

function addAdjustment(
  { world, admins }: Books,
  doctor: Doctor,
  period: Period | undefined,
  amount: number,
): void {
  if (!period) return
  const at = hoursAfter(startOfDay(addDays(period.end, -8), world.settings.timeZone), 14)
  const plain = plainEntry(world, doctor.id, at)
  world.add('ledgerEntries', {
    ...plain,
    type: 'adjustment',
    amount: world.money(amount),
    eligibleAt: at,
    reason: 'Talk at the clinic training',
    createdBy: admins.finance.id,
    dedupeKey: `adjustment:${plain.id}`,
  })
}

const settled: readonly Entry['type'][] = [
  'commission',
  'reversal',
  'adjustment',
  'bonus',
  'carry_over',
]

/** What is on no statement yet and eligible before the end of the period; open parcel problems wait. */
function dueEntries({ world, settings, taken }: Books, doctor: Doctor, period: Period): Entry[] {
  const waits = new Set(
    world.rows.shipments.filter((row) => row.status === 'exception').map((row) => row.id),
  )
  return world.rows.ledgerEntries.filter(
    (entry) =>
      entry.doctorId === doctor.id &&
      settled.includes(entry.type) &&
      !taken.has(entry.id) &&
      !waits.has(entry.shipmentId ?? '') &&
      dueAt(world, settings, entry) < period.over,
  )
}

type Settling = { doctor: Doctor; period: Period; due: Entry[]; age: number }

function settle(books: Books, { doctor, period, due, age }: Settling): void {
  const { world, settings, admins } = books
  const isSecond = doctor.key === 'demo' && age === 3
  const wrong = isSecond ? voidOne(books, { doctor, period, due, age }) : undefined
  const opened = wrong?.updatedAt ?? hoursAfter(period.over, 1)
  const closed = isSecond ? hoursAfter(opened, 2) : closingOf(period, settings)
  const statement = openAt(books, { doctor, period, due, age }, opened)
  if (wrong) wrong.replacedBy = statement.id
  for (const entry of due) collect(books, statement, entry)
  move(books, statement, 'closed', 'close', closed, null)
  statement.closedAt = closed
  const account = asAt(doctor, closed)
  const reason = carryReason(asStatement(statement), account, settings)
  if (reason) {
    carryOn(books, statement, period, reason)
    return
  }
  statement.bankSnapshotMasked = hasBank(account) ? maskedBank(account) : null
  // the newest month shows every step on the way to the bank
  if (doctor.key === 'demo' && age < 2) object(books, statement, due, age)
  if (age === 0 && doctor.key !== 'demo') return
  const approved = hoursAfter(closed, 7)
  move(books, statement, 'approved', 'approve', approved, admins.approver)
  Object.assign(statement, { approvedAt: approved, approvedBy: admins.approver.id })
  if (age === 0) return
  const payDay = startOfDay(statement.payOn as string, world.settings.timeZone)
  move(books, statement, 'paying', 'pay', hoursAfter(payDay, -14), admins.finance)
  if (age === 1 && doctor.key === 'skin') fail(books, statement, hoursAfter(payDay, 33))
  else payOut(books, statement, payDay)
}

function openAt(books: Books, { doctor, period, due }: Settling, at: Date): Statement {
  const { world, settings } = books
  const number = String(world.rows.settlements.length + 1).padStart(6, '0')
  const statement = world.make('settlements', at, {
    number: `ST-${period.name}-${number}`,
    doctorId: doctor.id,
    periodStart: period.start,
    periodEnd: period.end,
    status: 'open',
    currency: world.settings.currency,
    ...totalsOf(due),
    payOn: payDate(period, settings['settlement.pay_day']),
  })
  auditOf(books, statement, 'open', at, null, null)
  return statement
}

/** A statement that went out with an old address of the payer, so that another takes its place. */
function voidOne(books: Books, settling: Settling): Statement {
  const closed = closingOf(settling.period, books.settings)
  const statement = openAt(books, settling, hoursAfter(settling.period.over, 1))
  move(books, statement, 'closed', 'close', closed, null)
  statement.closedAt = closed
  const reason = 'It names our former address.'
  move(books, statement, 'void', 'void', hoursAfter(closed, 7), books.admins.approver, reason)
  return statement
}

/** What entries add up to, as the statement's columns. */
function totalsOf(entries: Entry[]) {
  const goods = entries.filter(({ type }) => type === 'commission' || type === 'reversal')
  const sum = (list: Entry[], key: 'amount' | 'base') => list.reduce((n, each) => n + each[key], 0)
  const commission = sum(goods, 'amount')
  const extra = entries.filter(({ type }) => type === 'adjustment' || type === 'bonus')
  const carried = entries.filter(({ type }) => type === 'carry_over')
  return {
    orderCount: new Set(goods.map((entry) => entry.orderId)).size,
    grossBase: sum(goods, 'base'),
    commission,
    adjustments: sum(extra, 'amount'),
    carriedIn: sum(carried, 'amount'),
    net: commission + sum(extra, 'amount') + sum(carried, 'amount'),
  }
}

function collect(books: Books, statement: Statement, entry: Entry): void {
  const eligibleAt = dueAt(books.world, books.settings, entry)
  addToStatement(books, statement, entry, {
    eligibleAt,
    rule: !entry.shipmentId
      ? 'at_once'
      : eligibleAt < (entry.eligibleAt as Date)
        ? 'delivered'
        : 'shipped',
    createdAt: statement.createdAt as Date,
  })
}

/** The demo doctor objects to a line: the one of the newest statement waits for its answer. */
function object({ world, admins }: Books, statement: Statement, due: Entry[], age: number): void {
  const entry = due.find(({ type }) => type === 'commission')
  if (!entry) return
  // the newest one came when the statement had been approved already
  const at = hoursAfter(statement.closedAt as Date, age === 0 ? 8 : 3)
  const answered = hoursAfter(at, 2)
  world.make('settlementDisputes', at, {
    doctorId: statement.doctorId,
    settlementId: statement.id,
    entryId: entry.id,
    message:
      age === 0
        ? 'My rate was raised before this order was placed. Should it not count at the new rate?'
        : 'This patient came to me with a recipe of a colleague. Does the order belong to me?',
    ...(age === 0
      ? { status: 'open' as const }
      : {
          status: 'declined' as const,
          answer: 'It does: the patient had moved to your practice before the order was placed.',
          answeredBy: admins.finance.id,
          answeredAt: answered,
        }),
  })
}

/** Two entries that cancel out: one ends this statement at zero, the other begins the next one. */
function carryOn(books: Books, statement: Statement, period: Period, reason: string): void {
  const { world } = books
  const at = statement.closedAt as Date
  const net = statement.net ?? 0
  if (net !== 0)
    for (const [side, amount] of [
      ['out', -net],
      ['in', net],
    ] as const) {
      const entry = world.add('ledgerEntries', {
        ...plainEntry(world, statement.doctorId, at),
        type: 'carry_over',
        amount,
        eligibleAt: period.over,
        reason: statement.number,
        dedupeKey: `carry-${side}:${statement.id}`,
      })
      if (side === 'out') addToStatement(books, statement, entry, { eligibleAt: period.over })
    }
  move(books, statement, 'carried_over', 'carry_over', at, null)
  Object.assign(statement, { carriedOut: net, carryReason: reason })
}

function payOut(books: Books, statement: Statement, payDay: Date): void {
  const { world, admins } = books
  const at = hoursAfter(payDay, 10)
  const reference = `BANK-${(statement.payOn as string).replaceAll('-', '')}-${statement.number.slice(-4)}`
  move(books, statement, 'paid', 'paid', at, admins.finance)
  Object.assign(statement, { paidAt: payDay, paidBy: admins.finance.id, paymentRef: reference })
  const entry = world.add('ledgerEntries', {
    ...plainEntry(world, statement.doctorId, at),
    type: 'payout',
    amount: -(statement.net ?? 0),
    eligibleAt: at,
    reason: reference,
    createdBy: admins.finance.id,
    dedupeKey: `payout:${statement.id}:${statement.revision}`,
  })
  addToStatement(books, statement, entry, { eligibleAt: at })
}

function fail(books: Books, statement: Statement, at: Date): void {
  const reason = 'The bank sent the transfer back: the branch does not exist.'
  move(books, statement, 'failed', 'failed', at, books.admins.finance, reason)
  statement.failedReason = reason
}

const plainEntry = (world: World, doctorId: string, at: Date) => ({
  id: world.id(at),
  doctorId,
  base: 0,
  rateBp: 0,
  currency: world.settings.currency,
  occurredAt: at,
  createdAt: at,
})

type OnStatement = Row<'settlementEntries'>

/** From then on no other statement takes the entry. */
function addToStatement(
  { world, taken }: Books,
  statement: Statement,
  entry: Entry,
  more: Pick<OnStatement, 'eligibleAt'> & Partial<OnStatement>,
): void {
  taken.add(entry.id)
  world.add('settlementEntries', {
    entryId: entry.id,
    settlementId: statement.id,
    doctorId: statement.doctorId,
    rule: 'at_once',
    createdAt: entry.createdAt,
    ...more,
  })
}

function move(
  books: Books,
  statement: Statement,
  to: SettlementStatus,
  action: ActionOf<'settlement'>,
  at: Date,
  by: Admin | null,
  reason: string | null = null,
): void {
  const before = statement.status
  assertTransition(settlementMachine, before, to, by ? 'admin' : 'system')
  Object.assign(statement, { status: to, updatedAt: at, revision: (statement.revision ?? 1) + 1 })
  auditOf(books, statement, action, at, before, by, reason)
}

function auditOf(
  { world }: Books,
  statement: Statement,
  action: ActionOf<'settlement'>,
  at: Date,
  before: string | null,
  by: Admin | null,
  reason: string | null = null,
): void {
  addAudit(world, {
    at,
    action: `settlement.${action}`,
    objectId: statement.id,
    actor: by,
    doctorId: statement.doctorId,
    before: before ? { status: before } : null,
    after: { status: statement.status, net: statement.net ?? 0 },
    reason,
  })
}

/** The doctor as on a day: pay-outs are frozen from the suspension on. */
const asAt = (doctor: Doctor, at: Date): typeof doctors.$inferSelect =>
  ({
    ...doctor,
    searchText: '',
    freezePayouts: Boolean(doctor.freezePayouts && doctor.suspendedAt && doctor.suspendedAt <= at),
  }) as typeof doctors.$inferSelect

const asStatement = (statement: Statement) => ({
  net: statement.net ?? 0,
  periodEnd: statement.periodEnd,
})
