import { addDays, dateIn } from '@officina/shared/dates/days'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { lockCart, touchCart } from '../cart/open.ts'
import { invalid, revisionConflict } from '../errors.ts'
import { onBehalf } from '../patient/acting.ts'
import { placeOrder } from './place.ts'

type Input = {
  expectedTotal: number
  revision: number
  /** How the patient agreed, in the doctor's words, and on which day. */
  consent: { note: string; on: string }
}

/** Consent is to this order: one of another month was to another. */
const consentDays = 30

/**
 * Places what the doctor has put together, on invoice: the patient's own checkout, with the consent kept with the
 * order and in the log. 422 where invoices are not offered.
 */
export async function placeOnBehalf(
  ctx: DoctorCtx,
  patientId: string,
  { expectedTotal, revision, consent }: Input,
): Promise<string> {
  const acting = await onBehalf(ctx, patientId)
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  if (consent.on > today || consent.on < addDays(today, -consentDays)) throw outOfTime()
  return inTransaction(acting, async (tx) => {
    const cart = await lockCart(tx)
    if (cart.revision !== revision) throw revisionConflict(null, cart.updatedAt)
    const chosen = await touchCart(tx, cart, { paymentMethod: 'invoice' })
    const by = { role: 'doctor' as const, accountId: ctx.actor.accountId, consent }
    const { id } = await placeOrder(tx, { expectedTotal }, { cart: chosen, by })
    return id
  })
}

const outOfTime = () =>
  invalid('consent_on', 'VALIDATION_FAILED', {
    en: `Enter a day within the last ${consentDays} days.`,
    ja: `過去${consentDays}日以内の日付を入力してください。`,
  })
