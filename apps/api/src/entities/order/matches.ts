import { parseMoney } from '@officina/shared/format'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { literal } from '../../db/frozen.ts'
import { orders } from '../../db/schema/order.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Seen } from '../entity.ts'
import { invalidTransition } from '../errors.ts'
import { everyWord, isShort, like, reads, wordsOf } from '../list.ts'
import { byNumber, hasDigit, isBegun, numberHolds, spanOf, trackingHolds } from '../numbers.ts'
import { allFound, type Clue, cluesIn, firstFound, someFound } from '../search/clues.ts'
import { order as entity } from './entity.ts'
import type { Order } from './load.ts'

/**
 * Orders that a text leads to: their own number, a parcel's, a carrier's, a patient, a doctor, a product. All of them
 * are looked up first, as one array: the planner cannot guess how many there are, and would otherwise walk the orders
 * by their sort until a page is full.
 */
export const orderMatches = (q: string, ctx: Ctx): SQL =>
  sql`${orders.id} = any(array(${allFound(cluesOf(ctx, q))}))`

const list = { table: sql`orders`, as: sql`o`, at: sql`placed_at` }
const { where, listed, common, ofFound, ofProducts } = cluesIn(list)

/** So many of the orders that a text leads to, or all if there are fewer, as rows of `id`. */
export const someOrders = (ctx: Ctx, q: string, most: number): SQL =>
  someFound(cluesOf(ctx, q), most)

/** The newest orders that a text leads to, as rows of `id`. */
export const newestOrders = (ctx: Ctx, q: string, limit: number): SQL =>
  firstFound(cluesOf(ctx, q), limit, { ...list, way: 'desc' })

/** What a text may mean: patients and doctors, a number or total, products, SKUs and lots, the number of a parcel. */
function cluesOf(ctx: Ctx, q: string): Clue[] {
  const clues: Clue[] = [ofPatients(q)]
  const total = amountOf(q, ctx.config.currency)
  if (hasDigit(q)) clues.push(...numbered(q))
  if (total !== undefined)
    clues.push(listed(sql`select o.id from orders o where o.total = ${total}`))
  if (isName(q)) {
    clues.push(ofPeople(doctorsOf(q), sql`o.doctor_id`, 2))
    clues.push(ofProduct(productsCalled(q)))
  }
  if (isCode(q)) {
    clues.push(ofProduct(packsNumbered(q)))
    clues.push(
      listed(sql`select l.order_id from shipment_lines sl join order_lines l on l.id = sl.order_line_id
        where sl.lot ilike ${like(q.trim())}`),
    )
  }
  if (isParcelClue(q)) clues.push(...ofParcels(q))
  return clues
}

/** Orders by the number of a parcel, which is no older than its order, and by a carrier's. */
function ofParcels(q: string): Clue[] {
  const number = numberHolds(sql`s.number`, q, 'shipment')
  const tracking = trackingHolds(sql`s.tracking_no`, q)
  const of = (holds: SQL) => listed(sql`select s.order_id from shipments s where ${holds}`)
  if (!isBegun('shipment', q)) return [of(sql`${number} or ${tracking}`)]
  // `exists` would be looked up in all parcels at once
  const holds = sql`(select true from shipments s where s.order_id = o.id and ${number} limit 1)`
  return [common(holds, of(number), { until: spanOf(q)?.until }), of(tracking)]
}

const ofPeople = (found: SQL, column: SQL, usual: number): Clue => ({
  found,
  rows: ofFound(
    where(sql`${column} = any(array(select id from found))`),
    where(sql`${column} = f.id`),
  ),
  holds: sql`${column} in (select id from found)`,
  isUsual: sql`(select count(*) from found) > ${literal(usual)}`,
})

function ofPatients(q: string): Clue {
  const clue = ofPeople(patientsOf(q), sql`o.patient_id`, 500)
  if (!isUnindexed(q)) return clue
  // the list begins with some: patients are read one by one, and all of them only if it does not
  const holds = sql`(select ${patientHolds(q)} from patients p where p.id = o.patient_id)`
  return { ...clue, holds, isUsual: sql`true` }
}

const ofProduct = (found: SQL): Clue =>
  ofProducts(found, {
    lines: sql`order_lines l`,
    of: sql`l.order_id`,
    all: (holds) => sql`select l.order_id from order_lines l where ${holds}`,
    perRow: 10,
  })

function numbered(typed: string): Clue[] {
  const listing = (holds: SQL) => listed(sql`select o.id from orders o where ${holds}`)
  return byNumber(sql`o.number`, typed, listing, (q) => {
    const holds = numberHolds(sql`o.number`, q, 'order')
    return [isBegun('order', q) ? common(holds, listing(holds), spanOf(q)) : listing(holds)]
  })
}

/** A patient `p` by name, number, email address or phone. */
export const patientHolds = (q: string): SQL => everyWord(sql`p.search_text`, q)

/** Whether no index helps to find patients, and very many are found. */
export const isUnindexed = (q: string): boolean => wordsOf(q).every(isShort)

/** Ids of the patients. */
export const patientsOf = (q: string): SQL =>
  sql`select p.id from patients p where ${patientHolds(q)}`

const doctorsOf = (q: string): SQL =>
  sql`select d.id from doctors d where ${everyWord(sql`d.search_text`, q)}`

/** Ids of the products of packs by SKU or barcode. */
const packsNumbered = (q: string): SQL => sql`select v.product_id as id from variants v
  where v.sku ilike ${like(q.trim())} or v.barcode = ${q.normalize('NFKC').replace(/[\s-]/g, '')}`

/**
 * One word of four signs of ASCII or more with a letter and a digit or hyphen in it, or a whole barcode: what a lot
 * or a SKU looks like. The indexes know three signs at a time; a bare number is an order's, a phone's or a parcel's.
 */
const isCode = (q: string): boolean => {
  const text = q.normalize('NFKC').trim()
  return (
    /^[\x21-\x7e]{4,}$/.test(text) && (/(?=.*[a-z]).*[\d-]/i.test(text) || /^\d{8,14}$/.test(text))
  )
}

/** "111.70", "$1,200" and "1,200円" are amounts in minor units; 1200 alone is a part of a number. */
function amountOf(q: string, currency: string): number | undefined {
  const text = q.normalize('NFKC').trim().replace(/円$/, '')
  if (text === q.normalize('NFKC').trim() && !/[.,]|^\p{Sc}/u.test(text)) return undefined
  return parseMoney(text, currency)
}

/** By title and brand; the index finds more, by ingredients and the like. */
export const productsCalled = (q: string): SQL =>
  sql`select p.id from products p where ${everyWord(sql`p.search_text`, q)} and ${sql.join(
    wordsOf(q).map((word) => reads(sql`(p.title || ' ' || p.brand)`, word)),
    sql` and `,
  )}`

/** Three letters, or two characters of Japanese: less stands in every name, and a number in none. */
export const isName = (q: string): boolean => /\p{L}{3}|[^\x00-\x7f]{2}/u.test(q.normalize('NFKC'))

/** A parcel's own number begins with S, and a carrier's is long: other numbers are an order's or a phone's. */
const isParcelClue = (q: string): boolean => {
  const text = q.normalize('NFKC').replace(/[\s\p{Pd}]/gu, '')
  return hasDigit(text) && (/^S\d/i.test(text) || text.length >= 8)
}

const flag = 'amount_mismatch'

/** Whether somebody has to compare the order's amounts with what its cart showed before anything leaves. */
export const isMismatched = (order: Order): boolean => order.flags.includes(flag)

/** Flags of an order whose amounts a person has accepted, or that has come to nothing. */
export const withoutMismatch = (flags: string[]): string[] => flags.filter((f) => f !== flag)

/**
 * The amounts count as the shop has them, also when the shop has sent the order already; one that has not left
 * goes on by itself. 409 INVALID_TRANSITION when nothing waits to be compared.
 */
export function acceptAmounts(
  ctx: AdminCtx,
  orderId: string,
  { reason, revision }: Seen & { reason: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const order = await entity.lock(tx, orderId, revision)
    if (!isMismatched(order))
      throw invalidTransition('order', order.orderState, 'amounts_accepted', [])
    const flags = withoutMismatch(order.flags)
    await order.save(
      { flags },
      { action: 'amounts_accepted', reason, before: { flags: order.flags }, after: { flags } },
    )
  })
}
