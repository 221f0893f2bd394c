import { dateIn } from '@officina/shared/dates/days'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { problemTexts } from '../cart/problems.ts'
import { conflict } from '../errors.ts'
import { tryCheckout } from '../payment/checkout.ts'
import { agree, allows, factsOf } from './change.ts'
import { refusalToday } from './decide.ts'
import { repeat as entity } from './entity.ts'
import { NotPlaced, placeGroup } from './placeGroup.ts'
import { truthOf } from './review.ts'
import { isStopped } from './stops.ts'

type Given = { revision: number; unit_price?: number | undefined; byLink?: boolean }

/**
 * The patient agrees to what has changed, and it goes on. A card payment that the bank wants to be confirmed is made now:
 * the order is placed, and the answer is where it is confirmed. 409 REPEAT_REFUSED where it cannot be placed any more, PRICE_CHANGED as `agree`.
 */
export async function confirmRepeat(
  ctx: PatientCtx,
  id: string,
  given: Given,
): Promise<string | null> {
  const orderId = await inTransaction(ctx, async (tx) => {
    const row = await entity.lock(tx, id, given.revision, 'confirm')
    allows('confirm')(tx, row)
    const isPayment = row.reason === 'confirm_payment'
    const agreed = await agree(tx, row, given)
    if (!isPayment) return null
    const today = dateIn(tx.clock.now(), tx.config.timeZone)
    const facts = await factsOf(tx, agreed)
    if (refusalToday(truthOf(facts), today) || isStopped(facts)) throw refused()
    return placeGroup(tx, [facts], today).catch((error) => {
      throw error instanceof NotPlaced ? refused() : error
    })
  })
  return orderId ? tryCheckout(ctx, orderId, given.byLink ? 'repeat' : 'order') : null
}

const refused = () => conflict('REPEAT_REFUSED', problemTexts.PRODUCT_UNAVAILABLE)
