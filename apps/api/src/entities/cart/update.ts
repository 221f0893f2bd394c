import type { components } from '@officina/openapi/schema'
import { cardConsentVersion } from '@officina/shared/cardConsent'
import { type Ctx, inTransaction, type PatientCtx } from '../../context.ts'
import type { carts } from '../../db/schema/cart.ts'
import { addresses } from '../../db/schema/patient.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { invalid, notFound } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { findCart, lockCart, touchCart } from './open.ts'
import { viewCart } from './view.ts'

type CartChange = {
  address_id?: string | null
  method?: string
  payment_method?: 'card' | 'invoice' | 'bank_transfer'
  card_id?: string | null
  card_consent?: string | null
  accept_prices?: true
}

/** Address, delivery and payment of the cart; `accept_prices` takes the present prices as seen. */
export async function updateCart(
  ctx: PatientCtx,
  change: CartChange,
): Promise<components['schemas']['Cart']> {
  return inTransaction(ctx, async (ctx) => {
    const cart = await lockCart(ctx)
    const set: Partial<typeof carts.$inferInsert> = {}
    if (change.address_id !== undefined) set.addressId = await ownAddress(ctx, change.address_id)
    if (change.method) set.method = await offeredMethod(ctx, change.method)
    if (change.payment_method) set.paymentMethod = await offered(ctx, change.payment_method)
    if (change.card_id !== undefined) {
      set.cardId = change.card_id
      set.cardConsent = null
    }
    if (change.card_consent !== undefined) set.cardConsent = consentInForce(change.card_consent)
    if (change.accept_prices) await acceptPrices(ctx, cart.id)
    await touchCart(ctx, cart, set)
    return viewCart(ctx, await findCart(ctx))
  })
}

/** Takes the present prices of a locked cart as seen. */
export async function acceptPrices(tx: Ctx, cartId: string): Promise<void> {
  await tx.db.execute(sql`
    update cart_lines set price_seen = variants.price from variants
    where variants.id = cart_lines.variant_id and cart_lines.cart_id = ${cartId}`)
}

function consentInForce(version: string | null): string | null {
  if (version === null || version === cardConsentVersion) return version
  throw invalid('card_consent', 'CONSENT_CHANGED', {
    en: 'This text has changed. Reload the page and read the new version.',
    ja: '内容が改定されました。ページを再読み込みして、新しい内容をご確認ください。',
  })
}

async function ownAddress(ctx: PatientCtx, id: string | null): Promise<string | null> {
  if (id === null) return null
  const [row] = await ctx.db
    .select({ id: addresses.id })
    .from(addresses)
    .where(and(eq(addresses.id, id), eq(addresses.patientId, ctx.actor.id)))
  if (!row) throw notFound()
  return row.id
}

async function offeredMethod(ctx: PatientCtx, key: string): Promise<string> {
  const methods = (await getShopSettings(ctx))['shipping.methods']
  if (methods.some((method) => method.active && method.key === key)) return key
  throw invalid('method', 'METHOD_NOT_OFFERED', {
    en: 'This delivery method is not available. Choose another one.',
    ja: 'この配送方法はご利用いただけません。別の方法を選択してください。',
  })
}

async function offered(
  ctx: PatientCtx,
  method: 'card' | 'invoice' | 'bank_transfer',
): Promise<string> {
  const settings = await getShopSettings(ctx)
  if (settings['payment.methods'].includes(method)) return method
  throw invalid('payment_method', 'PAYMENT_METHOD_NOT_OFFERED', {
    en: 'This payment method is not available. Choose another one.',
    ja: 'このお支払い方法はご利用いただけません。別の方法を選択してください。',
  })
}
