import { dateIn } from '@officina/shared/dates/days'
import { inTransaction, type PatientActor, type PatientCtx, type TxCtx } from '../../context.ts'
import { repeats } from '../../db/schema/repeat.ts'
import { eq, or, sql } from '../../db/sql.ts'
import { problemTexts } from '../cart/problems.ts'
import { conflict, notFound } from '../errors.ts'
import { tryCheckout } from '../payment/checkout.ts'
import { apart } from '../savepoint.ts'
import { agree, allows, factsOf } from './change.ts'
import { refusalToday } from './decide.ts'
import { repeat as entity, type LockedRepeat } from './entity.ts'
import { loadFacts, payerOf, type RepeatFacts } from './facts.ts'
import { NotPlaced, placeGroup } from './placeGroup.ts'
import { truthOf } from './review.ts'
import { settled } from './steps.ts'
import { isStopped } from './stops.ts'

type Given = { revision: number; unit_price?: number | undefined; byLink?: boolean }
type Held = RepeatFacts<LockedRepeat>

/**
 * The patient agrees to what has changed, and it goes on. A card payment that the bank wants to be confirmed is made now:
 * the order is placed with everything that was in it, and the answer is where it is confirmed. 409 REPEAT_REFUSED where
 * it cannot be placed any more, PRICE_CHANGED and REPEAT_EXISTS as `agree`.
 */
export async function confirmRepeat(
  ctx: PatientCtx,
  id: string,
  given: Given,
): Promise<string | null> {
  const orderId = await inTransaction(ctx, async (tx) => {
    await entity.get(tx, id)
    const held = await entity.lockWhere(tx, or(eq(repeats.id, id), pausedWith(id)))
    const row = held.find((each) => each.id === id)
    if (!row) throw notFound()
    await row.assertSeen(given.revision)
    allows('confirm')(tx, row)
    const isPayment = row.reason === 'confirm_payment'
    const agreed = await agree(tx, row, given)
    if (!isPayment) return null
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    const facts = await factsOf(tx, agreed)
    // what the patient has ordered since puts it off
    if (isTooSoon(facts, today)) return null
    if (isRefused(facts, today)) throw refused()
    const others = await loadFacts(
      tx,
      held.filter((each) => each !== row),
    )
    return place(tx, facts, others, today).catch((error) => {
      throw error instanceof NotPlaced ? refused() : error
    })
  })
  return orderId ? tryCheckout(ctx, orderId, given.byLink ? 'repeat' : 'order') : null
}

/** Those that were in the order of which the bank has asked for a confirmation, and wait for the same. */
const pausedWith = (id: string) =>
  sql`(repeats.status = 'paused' and repeats.reason = 'confirm_payment' and exists (
    select 1 from repeats me join repeat_periods mine on mine.repeat_id = me.id and mine.period = me.period
    join repeat_periods theirs on theirs.order_id = mine.order_id
    where me.id = ${id} and theirs.repeat_id = repeats.id and theirs.period = repeats.period))`

const isTooSoon = ({ line }: Held, today: string): boolean =>
  (line.view.next_order_on ?? today) > today

const isRefused = (facts: Held, today: string): boolean =>
  refusalToday(truthOf(facts), today) !== undefined || isStopped(facts)

/** One order with the others that can be ordered and are paid alike; where they cannot be sent after all, without them. */
async function place(
  tx: TxCtx<PatientActor>,
  facts: Held,
  others: Held[],
  today: string,
): Promise<string | null> {
  const going = others.filter(
    (each) =>
      payerOf(each.repeat) === payerOf(facts.repeat) &&
      !isTooSoon(each, today) &&
      !isRefused(each, today),
  )
  if (going.length === 0) return placeGroup(tx, [facts], today)
  const together = async () => {
    const group = [facts]
    for (const each of going) group.push({ ...each, repeat: await resumed(each.repeat) })
    return placeGroup(tx, group, today)
  }
  return apart(tx, together).catch((error) => {
    if (error instanceof NotPlaced) return placeGroup(tx, [facts], today)
    throw error
  })
}

const resumed = (row: LockedRepeat): Promise<LockedRepeat> =>
  row.move(
    'active',
    { ...settled, reason: null, announcedOn: row.nextOn },
    { action: 'confirm', after: { next_on: row.nextOn } },
  )

const refused = () => conflict('REPEAT_REFUSED', problemTexts.PRODUCT_UNAVAILABLE)
