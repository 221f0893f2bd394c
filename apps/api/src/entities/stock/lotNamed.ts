import { plainCode } from '@officina/shared/plainCode'
import type { Locale, TxCtx } from '../../context.ts'
import { news } from '../../db/schema/platform.ts'
import { variants } from '../../db/schema/product.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { and, eq, inArray, lte, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { dateText } from '../../mail/words.ts'
import { invalid, type Texts } from '../errors.ts'
import { stockLot } from './entity.ts'
import { type Lot, lotCalled, lotKey } from './lots.ts'

type Named = { variantId: string; lot: string; expiresOn: string | null }

/**
 * The lot of that name among a variant's `lots`, or a new one with nothing on the shelf, held where a recall names it.
 * One that had no use-by date takes the given one. Whoever calls holds the variant's stock.
 * @throws 422 OTHER_DATE at `field` for a lot that is known with another day
 */
export async function lotNamed(
  tx: TxCtx,
  lots: Lot[],
  { variantId, lot: name, expiresOn }: Named,
  field: string,
): Promise<Lot> {
  const known = lotCalled(lots, variantId, name)
  if (!known) return addLot(tx, { variantId, lot: plainCode(name), expiresOn })
  if (isOtherDay(known, expiresOn)) throw invalid(field, 'OTHER_DATE', otherDay(known))
  if (!known.expires_on && expiresOn) {
    await tx.db.update(stockLots).set({ expiresOn }).where(eq(stockLots.id, known.id))
    known.expires_on = expiresOn
  }
  return known
}

export const isOtherDay = ({ expires_on }: Lot, day: string | null): boolean =>
  expires_on !== null && day !== null && expires_on !== day

export const otherDay = ({ expires_on }: Lot): Texts => {
  const on = (locale: Locale) => dateText(expires_on ?? '', locale)
  return {
    en: `This lot was received with the use-by date ${on('en')}.`,
    ja: `このロットは使用期限${on('ja')}で入庫しています。`,
  }
}

async function addLot(tx: TxCtx, { variantId, lot, expiresOn }: Named): Promise<Lot> {
  const recall = await recallOf(tx, variantId, lot)
  const now = tx.clock.now()
  const held = recall && { holdReason: 'recall' as const, holdNote: recall.title, heldAt: now }
  const [row] = await tx.db
    .insert(stockLots)
    .values({ id: newId(), variantId, lot, expiresOn, createdAt: now, ...held })
    .returning()
  if (!row) throw new Error('an INSERT answers its row')
  if (held)
    await stockLot
      .inserted(tx, row)
      .log({ action: 'hold', before: { hold_reason: null }, after: { hold_reason: 'recall' } })
  return {
    id: row.id,
    variant_id: variantId,
    lot,
    expires_on: expiresOn,
    on_hand: 0,
    packed: 0,
    hold_reason: row.holdReason,
  }
}

/** The recall that was published for a lot of a variant, also when it is over; not one that was withdrawn. */
async function recallOf(tx: TxCtx, variantId: string, lot: string) {
  const recalls = await tx.db
    .select({ title: news.title, rule: news.audienceRule, productId: variants.productId })
    .from(news)
    .innerJoin(variants, eq(variants.id, variantId))
    .where(
      and(
        eq(news.category, 'recall'),
        inArray(news.status, ['published', 'expired', 'archived']),
        lte(news.publishAt, tx.clock.now()),
        sql`jsonb_array_length(${news.audienceRule}->'lots') > 0`,
      ),
    )
  return recalls.find(
    ({ rule: { lots = [], product_ids: productIds = [] }, productId }) =>
      lots.some((name) => lotKey(name) === lotKey(lot)) &&
      (productIds.length === 0 || productIds.includes(productId)),
  )
}
