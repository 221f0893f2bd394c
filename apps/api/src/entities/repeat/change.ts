import { dateIn } from '@officina/shared/dates/days'
import type { PatientActor, TxCtx } from '../../context.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import type { Read } from '../entity.ts'
import { invalidTransition, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { actionsOf, type RepeatAction } from './actions.ts'
import type { Payment } from './cards.ts'
import { type LockedRepeat, type RepeatRow, repeat } from './entity.ts'
import { loadFacts, nextRunOut, payerOf, type RepeatFacts } from './facts.ts'
import { notifyStopped } from './notify.ts'
import {
  daysOf,
  firstOn,
  isOnRepeat,
  refuseDay,
  refusePrice,
  refuseTerms,
  repeatExists,
} from './offer.ts'
import { afterPeriod, closePeriod, settled } from './steps.ts'

type Tx = TxCtx<PatientActor>
/** Whether a link of a mail did it; the log says so. */
type How = { byLink?: boolean }
type Change = Read &
  How & {
    quantity?: number | undefined
    every_weeks?: number | null | undefined
    /** How it is paid from now on; what was looked up before the transaction began. */
    payment?: Payment | undefined
  }

const command = <I extends Read & How>(
  action: Exclude<RepeatAction, 'confirm'>,
  work: (tx: Tx, facts: RepeatFacts<LockedRepeat>, input: I) => Promise<unknown>,
) =>
  repeat.command<PatientActor, I, void>(
    action,
    { needs: [allows(action)] },
    async (tx, row, input) => {
      await work(tx, await factsOf(tx, row), input)
    },
  )

/** Refuses what cannot be done with it as it stands. */
export const allows = (action: RepeatAction) => (_tx: unknown, row: RepeatRow) => {
  if (!actionsOf(row).includes(action))
    throw invalidTransition('repeat', row.status, action, actionsOf(row))
}

export async function factsOf<R extends RepeatRow>(tx: TxCtx, row: R): Promise<RepeatFacts<R>> {
  const [facts] = await loadFacts(tx, [row])
  if (!facts) throw notFound()
  return facts
}

const todayOf = (tx: Tx) => dateIn(tx.clock.now(), tx.config.timeZone)
const link = ({ byLink }: How) => (byLink ? { by_link: true } : {})

/**
 * Interval, quantity and payment. The next day stays, unless it follows from the supply: then nothing waits for stock or a
 * card any more. An order that waits for another try of a declined card is tried today with what is chosen instead; how
 * often it was tried still counts.
 */
export const changeRepeat = command('change', async (tx, facts, input: Change) => {
  const { repeat: row, line } = facts
  const settings = await getShopSettings(tx)
  const everyWeeks = input.every_weeks === undefined ? row.everyWeeks : input.every_weeks
  const quantity = input.quantity ?? row.quantity
  refuseTerms(
    { line, settings },
    {
      quantity: input.quantity,
      everyWeeks: input.every_weeks,
    },
  )
  // an order whose card is being charged is followed by one of the new rule
  const isCharged = row.waitsFor === 'payment' && row.retryOn === null
  const isNewRule = everyWeeks === null && row.everyWeeks !== null && !isCharged
  const runsOut = isNewRule ? nextRunOut(line, quantity, todayOf(tx)) : undefined
  const before = {
    every_weeks: row.everyWeeks,
    quantity: row.quantity,
    payment_method: row.paymentMethod,
  }
  const after = {
    every_weeks: everyWeeks,
    quantity,
    payment_method: input.payment?.paymentMethod ?? row.paymentMethod,
    ...link(input),
  }
  const day = runsOut ? { nextOn: runsOut, announcedOn: null, waitsFor: null, retryOn: null } : {}
  const isDeclined = row.waitsFor === 'payment' && row.retryOn !== null
  const isPaidAnew =
    input.payment !== undefined && payerOf({ ...row, ...input.payment }) !== payerOf(row)
  const again = isDeclined && isPaidAnew ? { retryOn: todayOf(tx) } : {}
  // it stays paused until the patient resumes it, and asks for nothing else
  const isPutRight =
    (isPaidAnew && aboutPayment.has(row.reason)) ||
    (input.quantity !== undefined && row.reason === 'quantity')
  const reason = row.status === 'paused' && isPutRight ? { reason: null } : {}
  const values = { everyWeeks, quantity, ...input.payment, ...again, ...day, ...reason }
  await row.save(values, { before, after })
})

/** Why it is paused that ends with another card or payment method. */
const aboutPayment: ReadonlySet<RepeatRow['reason']> = new Set([
  'payment_failed',
  'card_removed',
  'payment_unavailable',
])

/** The next order is left out: one period, and the one after keeps its rhythm. */
export const skipRepeat = command('skip', async (tx, facts, input: Read & How) => {
  const { repeat: row } = facts
  await closePeriod(tx, row, 'skipped')
  const next = afterPeriod(facts, todayOf(tx))
  await row.save(
    { ...next, announcedOn: next.nextOn },
    { before: { next_on: row.nextOn }, after: { next_on: next.nextOn, ...link(input) } },
  )
})

/** The next order comes on another day; the rhythm goes on from there. */
export const delayRepeat = command(
  'delay',
  async (tx, facts, input: Read & How & { until: string }) => {
    const { repeat: row, line, recipe } = facts
    refuseDay(daysOf(line.view, recipe.expiresOn, todayOf(tx)), input.until, 'until')
    await row.save(
      { ...settled, nextOn: input.until, announcedOn: input.until },
      { before: { next_on: row.nextOn }, after: { next_on: input.until, ...link(input) } },
    )
  },
)

export const pauseByPatient = command('pause', async (_tx, { repeat: row }, input: Read & How) => {
  await row.move(
    'paused',
    { waitsFor: null, retryOn: null, reason: 'patient' },
    { after: link(input) },
  )
})

/** On its day, or tomorrow where that has gone by: the patient has asked for it just now. */
export const resumeRepeat = command('resume', async (tx, facts, input: Read & How) => {
  const { repeat: row, line } = facts
  const first = firstOn(line.view, todayOf(tx))
  const nextOn = row.nextOn < first ? first : row.nextOn
  await row.move(
    'active',
    { ...settled, reason: null, nextOn, announcedOn: nextOn },
    { after: { next_on: nextOn, ...link(input) } },
  )
})

/** Whoever has stopped by a link hears of it by mail: it may have been somebody else. */
export const stopByPatient = command('stop', async (tx, facts, input: Read & How) => {
  const reason = 'patient' as const
  const ended = { ...settled, reason, offeredLineId: null, endedAt: tx.clock.now() }
  const stopped = await facts.repeat.move('stopped', ended, { after: link(input) })
  if (input.byLink) await notifyStopped(tx, { ...facts, repeat: stopped }, 'patient')
})

/**
 * The patient agrees to a new price or to the product of a newer version: ordered today, or once the recipe allows it.
 * 409 PRICE_CHANGED where `unit_price`, which was shown, is another one; REPEAT_EXISTS where the patient has turned the
 * new product on repeat since.
 */
export async function agree(
  tx: Tx,
  row: LockedRepeat,
  input: How & { unit_price?: number | undefined },
): Promise<LockedRepeat> {
  const today = todayOf(tx)
  const facts = await factsOf(tx, row)
  const offered = row.reason === 'product_changed' ? await offeredLine(tx, row) : {}
  const { price_now: price, next_order_on: allowedOn } = offered.view ?? facts.line.view
  refusePrice(price, input.unit_price)
  const nextOn = [row.nextOn, today, allowedOn ?? today].sort().at(-1) ?? today
  return row.move(
    'active',
    {
      ...settled,
      ...offered.values,
      reason: null,
      offeredLineId: null,
      priceAgreed: price,
      nextOn,
      announcedOn: nextOn,
    },
    { action: 'confirm', after: { price_agreed: price, next_on: nextOn, ...link(input) } },
  )
}

type Offered = {
  view?: RepeatFacts['line']['view']
  values?: { recipeLineId: string; variantId: string; quantity: number }
}

async function offeredLine(tx: Tx, row: LockedRepeat): Promise<Offered> {
  if (!row.offeredLineId) return {}
  const [line] = await tx.db.select().from(recipeLines).where(eq(recipeLines.id, row.offeredLineId))
  if (!line) return {}
  // after a version that took the change back it is on that line already
  if (line.id !== row.recipeLineId && (await isOnRepeat(tx, line.id))) throw repeatExists()
  const { id: recipeLineId, variantId } = line
  const moved = await factsOf(tx, { ...row, recipeLineId })
  const quantity = Math.min(row.quantity, line.quantity)
  return { view: moved.line.view, values: { recipeLineId, variantId, quantity } }
}
