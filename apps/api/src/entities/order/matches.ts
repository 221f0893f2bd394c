import { parseMoney } from '@officina/shared/format'
import { type AdminCtx, type Ctx, inTransaction } from '../../context.ts'
import { literal } from '../../db/frozen.ts'
import { orders } from '../../db/schema/order.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { invalidTransition } from '../errors.ts'
import { everyWord, like, reads, wordsOf } from '../list.ts'
import { hasDigit, numberHolds, trackingHolds } from '../numbers.ts'
import { order as entity } from './entity.ts'
import type { Order } from './load.ts'

/**
 * Orders that a clue leads to: their own number, a parcel's, a carrier's, a patient, a doctor, a product. All of them
 * are looked up first, as one array: the planner cannot guess how many there are, and would otherwise walk the orders
 * by their sort until a page is full.
 */
export const orderMatches = (q: string, ctx: Ctx): SQL =>
  sql`${orders.id} = any(array(${sql.join(
    [ordersOfPatients(q), ...doctorsOf(q).map(ofDoctors), ...otherClues(ctx, q)],
    sql` union all `,
  )}))`

/**
 * The newest orders that a clue leads to, as rows of `id` and `placed_at`. Of each patient and each doctor only so
 * many are read, and of each clue only so many are compared with the others: a usual name leads to thousands.
 */
export function newestOrders(ctx: Ctx, q: string, limit: number): SQL {
  const others = otherClues(ctx, q)
  const parts = [
    newestOf(patientsOf(q), sql`o.patient_id`, limit),
    ...doctorsOf(q).map((doctors) => newestOf(doctors, sql`o.doctor_id`, limit)),
    ...(others.length > 0
      ? [
          first(
            sql`select o.id, o.placed_at from orders o
              where o.id = any(array(${sql.join(others, sql` union all `)}))`,
            limit,
          ),
        ]
      : []),
  ]
  return first(sql`select id, placed_at from (${sql.join(parts, sql` union `)}) found`, limit)
}

/** The newest orders of patients by name, number, email address or phone, as rows of `id` and `placed_at`. */
export const newestOfPatients = (q: string, limit: number): SQL =>
  newestOf(patientsOf(q), sql`o.patient_id`, limit)

const newestOf = (people: SQL, column: SQL, limit: number): SQL => {
  const ofPerson = first(
    sql`select o.id, o.placed_at from orders o where ${column} = person.id`,
    limit,
  )
  return first(
    sql`select newest.id, newest.placed_at from unnest(array(${people})) as person(id)
      cross join lateral ${ofPerson} newest`,
    limit,
  )
}

const first = (rows: SQL, limit: number): SQL =>
  sql`(${rows} order by placed_at desc, id desc limit ${literal(limit)})`

/** Ids of the patients by name, number, email address or phone. */
const patientsOf = (q: string): SQL =>
  sql`select p.id from patients p where ${everyWord(sql`p.search_text`, q)}`

/** Ids of the orders of these patients. */
export const ordersOfPatients = (q: string): SQL =>
  sql`select o.id from orders o where o.patient_id = any(array(${patientsOf(q)}))`

const doctorsOf = (q: string): SQL[] =>
  isName(q) ? [sql`select d.id from doctors d where ${everyWord(sql`d.search_text`, q)}`] : []
const ofDoctors = (doctors: SQL): SQL =>
  sql`select o.id from orders o where o.doctor_id = any(array(${doctors}))`

/** Ids of orders by their number, their total, a product or its SKU, a lot that was sent, and the numbers of parcels. */
function otherClues(ctx: Ctx, q: string): SQL[] {
  const clues: SQL[] = []
  const total = amountOf(q, ctx.config.currency)
  if (hasDigit(q)) clues.push(sql`select o.id from orders o where ${numberHolds(sql`o.number`, q)}`)
  if (total !== undefined) clues.push(sql`select o.id from orders o where o.total = ${total}`)
  if (isName(q)) clues.push(linesOf(productsCalled(q)))
  if (isCode(q)) {
    clues.push(linesOf(packsNumbered(q)))
    clues.push(sql`select l.order_id from shipment_lines sl join order_lines l on l.id = sl.order_line_id
      where sl.lot ilike ${like(q.trim())}`)
  }
  if (isParcelClue(q))
    clues.push(sql`select s.order_id from shipments s
      where ${numberHolds(sql`s.number`, q)} or ${trackingHolds(sql`s.tracking_no`, q)}`)
  return clues
}

const linesOf = (products: SQL): SQL =>
  sql`select l.order_id from order_lines l where l.product_id = any(array(${products}))`

/** Ids of the products of packs by SKU or barcode. */
const packsNumbered = (q: string): SQL => sql`select v.product_id from variants v
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
  { reason, revision }: { reason: string; revision?: number },
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
