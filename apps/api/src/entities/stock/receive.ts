import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { postStock } from '../../storefront/stockMoves.ts'
import { invalid, notFound } from '../errors.ts'
import { addShelf } from './adjust.ts'
import { stock } from './entity.ts'
import { lotNamed } from './lotNamed.ts'
import { readLots } from './lots.ts'

type Delivery = components['schemas']['StockDelivery']

/**
 * Units that a supplier has brought. Those of a lot that is held go to quarantine.
 * @throws 422 at `expires_on` for a lot that has expired or is known with another day
 */
export function receiveStock(ctx: AdminCtx, variantId: string, given: Delivery): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { quantity, document = null } = given
    const found = await tx.db.$count(variants, eq(variants.id, variantId))
    if (found === 0) throw notFound()
    await addShelf(tx, variantId)
    const shelf = await stock.lock(tx, variantId, undefined, 'receive')
    const expiresOn = given.expires_on ?? null
    if (expiresOn && expiresOn <= dateIn(tx.clock.now(), tx.config.timeZone)) throw expired()
    if (expiresOn && !given.lot) throw lotMissing()
    const lots = await readLots(tx, [variantId])
    const named = given.lot && { variantId, lot: given.lot, expiresOn }
    const lot = named ? await lotNamed(tx, lots, named, 'expires_on') : null
    const units = lot?.hold_reason ? { quarantined: quantity } : { onHand: quantity }
    await postStock(tx, 'received', [{ variantId, lotId: lot?.id ?? null, ...units }], { document })
    const onHand = shelf.onHand + (units.onHand ?? 0)
    await shelf.save(
      {},
      { before: { on_hand: shelf.onHand }, after: { on_hand: onHand, lot: lot?.lot } },
    )
  })
}

const expired = () =>
  invalid('expires_on', 'EXPIRED', {
    en: 'This date has passed. Do not put expired units on the shelf.',
    ja: 'この使用期限は過ぎています。期限切れの商品は棚に置かないでください。',
  })
const lotMissing = () =>
  invalid('lot', 'REQUIRED', {
    en: 'Enter the lot that this use-by date belongs to.',
    ja: 'この使用期限のロット番号を入力してください。',
  })
