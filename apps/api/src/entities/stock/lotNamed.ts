import type { Locale, TxCtx } from '../../context.ts'
import { stockLots } from '../../db/schema/stock.ts'
import { eq } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { dateText } from '../../mail/words.ts'
import { invalid, type Texts } from '../errors.ts'
import type { Lot } from './lots.ts'

type Named = { variantId: string; lot: string; expiresOn: string | null }

/**
 * The lot of that name among a variant's `lots`, or a new one with nothing on the shelf. One that had no use-by date
 * takes the given one. Whoever calls holds the variant's stock.
 * @throws 422 OTHER_DATE at `field` for a lot that is known with another day
 */
export async function lotNamed(
  tx: TxCtx,
  lots: Lot[],
  { variantId, lot: name, expiresOn }: Named,
  field: string,
): Promise<Lot> {
  const known = lots.find((each) => each.variant_id === variantId && each.lot === name)
  if (!known) return addLot(tx, { variantId, lot: name, expiresOn })
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
    ja: `このロットは使用期限 ${on('ja')} で入庫しています。`,
  }
}

async function addLot(tx: TxCtx, { variantId, lot, expiresOn }: Named): Promise<Lot> {
  const id = newId()
  await tx.db.insert(stockLots).values({ id, variantId, lot, expiresOn, createdAt: tx.clock.now() })
  return {
    id,
    variant_id: variantId,
    lot,
    expires_on: expiresOn,
    on_hand: 0,
    packed: 0,
    hold_reason: null,
  }
}
