import type { PatientCtx } from '../../context.ts'
import { invalid } from '../errors.ts'
import { listSavedCards } from '../payment/methods.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'

type Method = 'card' | 'invoice'
type Chosen = { payment_method: Method; card?: string | null | undefined }
/** Columns of a repeat that say how it is paid. */
export type Payment = {
  paymentMethod: Method
  cardRef: string | null
  cardBrand: string | null
  cardLast4: string | null
}

/** How repeats can be paid here: without the patient being there. */
export const repeatMethods = (ctx: PatientCtx, settings: ShopSettings): Method[] =>
  settings['payment.methods'].filter(
    (method): method is Method =>
      method === 'invoice' || (method === 'card' && Boolean(ctx.payments)),
  )

/**
 * How the patient wants to pay, as columns. Asks the provider for a card, so never inside a transaction. 422 where it is
 * not offered, and at `card` for none or somebody else's; 503 PAYMENT_AWAY.
 */
export async function chosenPayment(
  ctx: PatientCtx,
  { payment_method: paymentMethod, card }: Chosen,
): Promise<Payment> {
  const settings = await getShopSettings(ctx)
  if (!repeatMethods(ctx, settings).includes(paymentMethod)) throw notOffered()
  if (paymentMethod === 'invoice')
    return { paymentMethod, cardRef: null, cardBrand: null, cardLast4: null }
  const { cards } = await listSavedCards(ctx)
  const chosen = cards.find(({ id, expiry }) => id === card && expiry !== 'expired')
  if (!chosen) throw noCard()
  return {
    paymentMethod,
    cardRef: chosen.id,
    cardBrand: chosen.brand,
    cardLast4: chosen.last4,
  }
}

const noCard = () =>
  invalid('card', 'CARD_NOT_SAVED', {
    en: 'Choose one of your saved cards that is still valid.',
    ja: '保存済みで有効期限内のカードを選択してください。',
  })

const notOffered = () =>
  invalid('payment_method', 'PAYMENT_METHOD_NOT_OFFERED', {
    en: 'This payment method is not available for repeats. Choose another one.',
    ja: 'このお支払い方法は定期注文ではご利用いただけません。別の方法を選択してください。',
  })
