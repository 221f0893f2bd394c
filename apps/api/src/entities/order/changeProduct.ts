import type { components } from '@officina/openapi/schema'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import {
  type AdminActor,
  type AdminCtx,
  inTransaction,
  type Locale,
  type TxCtx,
} from '../../context.ts'
import { inBoth, type Pair } from '../../mail/content.ts'
import { conflict, invalid, notFound, type Texts } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { loadPacks, type Pack, substituteFor } from '../recipe/substitutes.ts'
import { insertRefund, refuseCheaper, refuseWhilePaying } from './card.ts'
import { productChangedMail } from './changeMails.ts'
import { applyDerived } from './derive.ts'
import type { LockedLine } from './entity.ts'
import { type HeldOrder, lockOrder, type Order, type OrderLine } from './load.ts'
import { insertShipment } from './parcels.ts'
import { isPayable } from './payable.ts'
import { assertMayRefund } from './refundRules.ts'
import {
  findPack,
  hasPaid,
  isChangeable,
  priceReplacement,
  rateOfLine,
  recipeLineOf,
} from './replacement.ts'
import { mailPatient } from './sendMails.ts'
import { type Standing, writeDue } from './settleReceived.ts'
import { snapshotOf } from './snapshot.ts'

type ProductChange = components['schemas']['OrderProductChange']

/**
 * Puts another product in a line's place before it is packed: stock, price, commission rate, what is due or
 * paid back, and a mail to the patient. The doctor has named it as a substitute, or `consent_note` says how
 * they agreed. 409 REVISION_CONFLICT, LINE_IN_WORK, PRICE_CHANGED; 422 at `variant_id` or `consent_note`.
 */
export function changeOrderProduct(
  ctx: AdminCtx,
  { orderId, lineId }: { orderId: string; lineId: string },
  change: ProductChange,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const loaded = await lockOrder(tx, orderId, change.revision)
    const { order, lines } = loaded
    const line = lines.find((each) => each.id === lineId)
    if (!line) throw notFound()
    if (!isChangeable(loaded, line)) throw inWork()
    await refuseWhilePaying(tx, order)
    const pack = await findPack(tx, change.variant_id)
    if (!pack || pack.variant.id === line.variantId) throw notSold()
    const written = await recipeLineOf(tx, line)
    const isApproved = written?.substitutes.includes(pack.variant.id)
    if (!isApproved && !change.consent_note) throw noConsent()
    const priced = await priceReplacement(tx, loaded, line, pack, {
      quantity: change.quantity,
      rateBp: await rateOfLine(tx, order, line),
    })
    if (priced.order.total !== change.expected_total)
      throw conflict('PRICE_CHANGED', priceChanged, { total: priced.order.total })
    refuseCheaper(order, priced.paidBack)
    if (priced.paidBack > 0) await assertMayRefund(tx, order, priced.paidBack)
    await moveStock(tx, line, pack, change.quantity)
    await writeLines(loaded, line, { pack, priced, quantity: change.quantity })
    if (priced.paidBack > 0) await payBack(tx, order, line, priced.paidBack)
    const itemCount = order.itemCount - line.qtyOrdered + change.quantity
    const standing = await writeDue(
      tx,
      loaded,
      { ...priced.order, itemCount },
      {
        action: 'product_changed',
        reason: change.consent_note ?? null,
        before: { sku: line.snapshot.sku, quantity: line.qtyOrdered, total: order.total },
        after: { sku: pack.variant.sku, quantity: change.quantity, total: priced.order.total },
      },
    )
    if (order.releasedAt && order.fulfilmentState !== 'on_hold' && isPayable(order))
      await insertShipment(tx, order, [{ orderLineId: line.id, quantity: change.quantity }])
    await applyDerived(tx, orderId)
    const own = written && (await loadPacks(tx, [written.variantId])).get(written.variantId)
    const dose = written && own && substituteFor(written, own, pack)
    const swap = { line, pack, priced, quantity: change.quantity }
    await notifyPatient(tx, order, { ...swap, dose, standing })
  })
}

type Priced = Awaited<ReturnType<typeof priceReplacement>>
type Dose = ReturnType<typeof substituteFor>
type Swap = { pack: Pack; priced: Priced; quantity: number }

async function moveStock(ctx: AdminCtx, line: OrderLine, { variant }: Pack, quantity: number) {
  if (line.lineStatus === 'reserved')
    await ctx.storefront.release(ctx, [{ variantId: line.variantId, quantity: line.qtyOrdered }], {
      orderId: line.orderId,
    })
  const available = (await ctx.storefront.available(ctx, [variant.id])).get(variant.id) ?? null
  if (available !== null && available < quantity) throw notInStock(available)
  await ctx.storefront.reserve(ctx, [{ variantId: variant.id, quantity }], {
    orderId: line.orderId,
  })
}

async function writeLines(
  { lines }: HeldOrder,
  line: LockedLine,
  { pack: { product, variant }, priced, quantity }: Swap,
): Promise<void> {
  const values = {
    ...priced.line,
    productId: product.id,
    variantId: variant.id,
    qtyOrdered: quantity,
    backorderChoice: null,
    snapshot: {
      ...snapshotOf(product, variant),
      replaces: line.snapshot.replaces ?? nameOf(line.snapshot),
    },
  }
  if (line.lineStatus === 'reserved') await line.save(values, null)
  else await line.move({ lineStatus: 'reserved' }, values)
  // tax is rounded once for a rate, so a minor unit of it may move to another line
  for (const [i, each] of lines.entries())
    if (each.tax !== priced.lineTaxes[i]) await each.save({ tax: priced.lineTaxes[i] ?? 0 }, null)
}

/**
 * What was paid too much goes back like a refund, but is none of what the order costs now: it names no line, so that
 * the line can still be refunded for its new price.
 */
async function payBack(
  ctx: TxCtx<AdminActor>,
  order: Order,
  line: OrderLine,
  amount: number,
): Promise<void> {
  const reason = {
    en: `Replaced: ${nameOf(line.snapshot)}`,
    ja: `商品の変更：${nameOf(line.snapshot, 'ja')}`,
  }
  await insertRefund(ctx, order, {
    lines: [],
    amount,
    reason: reason[ctx.origin.locale],
    bearer: 'platform',
    createdBy: ctx.actor.id,
  })
}

type Notified = Swap & { line: OrderLine; dose: Dose | undefined; standing: Standing }

async function notifyPatient(
  ctx: AdminCtx,
  order: Order,
  { line, pack, priced, quantity, dose, standing }: Notified,
): Promise<void> {
  const details = (await getShopSettings(ctx))['payment.bank_details']
  await mailPatient(ctx, order, `order_product_changed:${line.id}:${order.revision}`, (name) =>
    productChangedMail(ctx.config, {
      ...order,
      name,
      before: counted(line.snapshot, line.qtyOrdered),
      after: counted({ title: pack.product.title, variant_title: pack.variant.title }, quantity),
      dose,
      total: priced.order.total - order.refunded,
      paidBack: priced.paidBack + standing.surplus,
      standing,
      transferTo: !hasPaid(order) && order.paymentMethod === 'bank_transfer' ? details : '',
    }),
  )
}

type Named = { title: string; variant_title: string }
const nameOf = (pack: Named, locale: Locale = 'en') =>
  titleWithPack(pack.title, pack.variant_title, locale)
const counted = (pack: Named, units: number): Pair =>
  inBoth((locale) => `${nameOf(pack, locale)} × ${units}`)

const inWork = () =>
  conflict('LINE_IN_WORK', {
    en: 'This product can no longer be changed: it is in a parcel, or units were shipped, cancelled or refunded.',
    ja: 'この明細はすでに出荷に入っているか、発送・キャンセル・返金済みのため、商品を変更できません。',
  })
const notSold = () =>
  invalid('variant_id', 'PRODUCT_UNAVAILABLE', {
    en: 'Choose another product that is on sale.',
    ja: '販売中の別の商品を選択してください。',
  })
const notInStock = (available: number) =>
  invalid(
    'variant_id',
    'PRODUCT_UNAVAILABLE',
    {
      en: `Only ${available} in stock.`,
      ja: `この商品の在庫は${available}点です。`,
    },
    { available },
  )
const noConsent = () =>
  invalid('consent_note', 'CONSENT_NEEDED', {
    en: 'The doctor has not allowed this product as a substitute. Note how and when they agreed.',
    ja: '医師が代替品に指定していない商品です。いつ、どのように同意を得たかを記録してください。',
  })
const priceChanged: Texts = {
  en: 'The price has changed. Check the new total before you confirm.',
  ja: '価格が変わりました。新しい合計金額をご確認ください。',
}
