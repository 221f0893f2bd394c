import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { stock as shelves, variants } from '../../db/schema/product.ts'
import { type holdReasons, stockLots } from '../../db/schema/stock.ts'
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from '../../db/sql.ts'
import { postStock } from '../../storefront/stockMoves.ts'
import { eachDue } from '../allRows.ts'
import type { Read } from '../entity.ts'
import { conflict, invalid } from '../errors.ts'
import { stock, stockLot } from './entity.ts'
import { lotKey, lotPatterns, packed } from './lots.ts'
import { held as heldTexts } from './takeLots.ts'

type Reason = (typeof holdReasons)[number]

const batch = 100
type LotRow = Awaited<ReturnType<typeof stockLot.lock>>

/** Takes a lot off sale at once: what is on the shelf goes to quarantine, what is packed may not leave. */
export function holdLot(
  ctx: AdminCtx,
  id: string,
  given: Read & { reason: Reason; note?: string | null | undefined },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, id, given.revision)
    await hold(tx, lot, { ...given, note: given.note ?? null })
  })
}

/** The lot is fit for sale after all. An expired one is not. */
export function clearLot(
  ctx: AdminCtx,
  id: string,
  { revision, note }: Read & { note: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, id, revision)
    if (!lot.holdReason) throw notHeld()
    if (lot.expiresOn && lot.expiresOn <= dateIn(tx.clock.now(), tx.config.timeZone))
      throw hasExpired()
    const { variantId, quarantined } = lot
    const back = [{ variantId, lotId: id, onHand: quarantined, quarantined: -quarantined }]
    if (quarantined > 0) await postStock(tx, 'cleared', back, { reason: note })
    await lot.save(
      { holdReason: null, holdNote: null, heldAt: null },
      { action: 'clear', after: { hold_reason: null }, reason: note },
    )
  })
}

/** Units of a quarantined lot are thrown away or sent back. */
export function wasteLot(
  ctx: AdminCtx,
  id: string,
  { revision, quantity, note }: Read & { quantity: number; note: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const lot = await lockLot(tx, id, revision)
    const { variantId, quarantined } = lot
    if (quantity > quarantined) throw tooMany(quarantined)
    const gone = [{ variantId, lotId: id, quarantined: -quantity }]
    await postStock(tx, 'wasted', gone, { reason: note })
    await lot.save(
      {},
      {
        action: 'waste',
        before: { quarantined },
        after: { quarantined: quarantined - quantity },
        reason: note,
      },
    )
  })
}

/**
 * Holds the named lots, of these products or of any; a recall is published. What is held for another reason is held
 * for the recall from then on: the end of an inspection does not put it back on sale.
 */
export async function recallLots(
  tx: TxCtx,
  { lots, productIds }: { lots: string[]; productIds: string[] },
  note: string,
): Promise<void> {
  if (lots.length === 0) return
  const found = await tx.db
    .select({ id: stockLots.id, variantId: stockLots.variantId, lot: stockLots.lot })
    .from(stockLots)
    .innerJoin(variants, eq(variants.id, stockLots.variantId))
    .where(
      and(
        sql`normalize(${stockLots.lot}, NFKC) ilike any(${sql.param(lotPatterns(lots))}::text[])`,
        sql`${stockLots.holdReason} is distinct from 'recall'`,
        productIds.length > 0 ? inArray(variants.productId, productIds) : undefined,
      ),
    )
  const keys = lots.map(lotKey)
  const named = found.filter(({ lot }) => keys.includes(lotKey(lot)))
  for (const lot of await lockLots(tx, named)) await hold(tx, lot, { reason: 'recall', note })
}

/**
 * Holds what has expired, also where all of it is packed, and puts into quarantine what has come back to a lot that is
 * held.
 */
export async function holdExpired(ctx: Ctx): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  const isDue = or(
    and(isNotNull(stockLots.holdReason), gt(stockLots.onHand, packed)),
    and(isNull(stockLots.holdReason), gt(stockLots.onHand, 0), lte(stockLots.expiresOn, today)),
  )
  const failed = 'a lot was not held'
  await eachDue(ctx, { table: stockLots, isDue, atOnce: batch, failed }, async (tx, id) => {
    const lot = await lockLot(tx, id)
    if (lot.holdReason) await quarantine(tx, lot)
    else if (lot.expiresOn && lot.expiresOn <= today)
      await hold(tx, lot, { reason: 'expired', note: null })
  })
}

/** Units of these lots that nobody packs any more are held again where their lot is. */
export async function putAway(tx: TxCtx, lotIds: (string | null)[]): Promise<void> {
  const ids = lotIds.filter((id) => id !== null)
  if (ids.length === 0) return
  const held = await tx.db
    .select({ id: stockLots.id, variantId: stockLots.variantId })
    .from(stockLots)
    .where(and(inArray(stockLots.id, ids), isNotNull(stockLots.holdReason)))
  for (const lot of await lockLots(tx, held)) await quarantine(tx, lot)
}

/** 409 LOT_ON_HOLD or LOT_EXPIRED when one of the lots may not leave the house, or could not on the day that it left. */
export async function refuseHeld(
  tx: TxCtx,
  lotIds: (string | null)[],
  leftAt: Date,
): Promise<void> {
  const ids = lotIds.filter((id) => id !== null)
  if (ids.length === 0) return
  const day = dateIn(leftAt, tx.config.timeZone)
  const wasGood = and(eq(stockLots.holdReason, 'expired'), gt(stockLots.expiresOn, day))
  const [unfit] = await tx.db
    .select({ lot: stockLots.lot, holdReason: stockLots.holdReason })
    .from(stockLots)
    .where(
      and(
        inArray(stockLots.id, ids),
        or(
          and(isNotNull(stockLots.holdReason), sql`(${wasGood}) is not true`),
          lte(stockLots.expiresOn, day),
        ),
      ),
    )
    .limit(1)
  if (unfit?.holdReason) throw conflict('LOT_ON_HOLD', heldTexts(unfit.lot))
  if (unfit) throw conflict('LOT_EXPIRED', expiredTexts(unfit.lot))
}

async function lockLot(tx: TxCtx, id: string, revision?: number): Promise<LotRow> {
  const { variantId } = await stockLot.get(tx, id)
  await stock.lockWhere(tx, eq(shelves.variantId, variantId))
  return stockLot.lock(tx, id, revision)
}

/** The same of several, in the order in which rows are locked. */
async function lockLots(tx: TxCtx, lots: { id: string; variantId: string }[]): Promise<LotRow[]> {
  if (lots.length === 0) return []
  const variantIds = lots.map(({ variantId }) => variantId)
  await stock.lockWhere(tx, inArray(shelves.variantId, variantIds))
  const ids = lots.map(({ id }) => id)
  return stockLot.lockWhere(tx, inArray(stockLots.id, ids))
}

async function hold(
  tx: TxCtx,
  lot: LotRow,
  { reason, note }: { reason: Reason; note: string | null },
): Promise<void> {
  await quarantine(tx, lot, note)
  await lot.save(
    { holdReason: reason, holdNote: note, heldAt: tx.clock.now() },
    { action: 'hold', before: { hold_reason: lot.holdReason }, after: { hold_reason: reason } },
  )
}

async function quarantine(tx: TxCtx, { id, variantId, onHand }: LotRow, note?: string | null) {
  const [row] = await tx.db.select({ packed }).from(stockLots).where(eq(stockLots.id, id))
  const free = onHand - (row?.packed ?? 0)
  if (free <= 0) return
  const moved = [{ variantId, lotId: id, onHand: -free, quarantined: free }]
  await postStock(tx, 'quarantined', moved, { reason: note ?? null }, { mayLack: true })
}

const notHeld = () =>
  conflict('NOT_ON_HOLD', {
    en: 'This lot is not on hold.',
    ja: 'このロットは出荷停止中ではありません。',
  })
const expiredTexts = (lot: string) => ({
  en: `Lot ${lot} has expired. Do not ship it.`,
  ja: `ロット ${lot} は使用期限が切れています。発送しないでください。`,
})
const hasExpired = () =>
  conflict('LOT_EXPIRED', {
    en: 'This lot has expired. It cannot be sold again.',
    ja: 'このロットは使用期限が切れています。販売に戻せません。',
  })
const tooMany = (n: number) =>
  invalid('quantity', 'OUT_OF_RANGE', {
    en: `Only ${n} ${n === 1 ? 'unit is' : 'units are'} in quarantine.`,
    ja: `隔離中の数量は${n}点です。`,
  })
