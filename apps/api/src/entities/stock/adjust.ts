import { type AdminCtx, inTransaction } from '../../context.ts'
import { stock } from '../../db/schema/product.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, revisionConflict } from '../errors.ts'
import { lockStock } from './list.ts'

type Adjustment = {
  change: number
  lot?: string | null | undefined
  lotExpiresOn?: string | null | undefined
  reason: string
  revision: number
}

/** Brings the shelf to what was counted. Units that are promised to orders cannot be taken away. */
export function adjustStock(ctx: AdminCtx, variantId: string, given: Adjustment): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const before = await lockStock(tx, variantId)
    if (before.revision !== given.revision) throw revisionConflict(null, before.updatedAt)
    const onHand = before.onHand + given.change
    if (onHand < before.reserved) throw promised()
    if (given.change === 0 && given.lot === undefined) throw nothing()
    await tx.db
      .update(stock)
      .set({
        onHand,
        ...(given.lot === undefined ? {} : { lot: given.lot }),
        ...(given.lotExpiresOn === undefined ? {} : { lotExpiresOn: given.lotExpiresOn }),
        revision: before.revision + 1,
        updatedAt: tx.clock.now(),
      })
      .where(eq(stock.variantId, variantId))
    await audit(tx, {
      action: 'stock.adjust',
      objectType: 'stock',
      objectId: variantId,
      before: { on_hand: before.onHand },
      after: { on_hand: onHand },
      reason: given.reason,
    })
  })
}

const promised = () =>
  invalid('change', 'RESERVED', {
    en: 'So many units are promised to orders.',
    ja: '注文に引き当て済みの数量を下回ります。',
  })
const nothing = () =>
  invalid('change', 'NOTHING_TO_CHANGE', {
    en: 'Enter by how much the stock changes.',
    ja: '増減する数量を入力してください。',
  })
