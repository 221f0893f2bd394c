import { orders } from '../../db/schema/order.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { everyWord, reads, wordsOf } from '../list.ts'
import { hasDigit, numberHolds, trackingHolds } from '../numbers.ts'

/**
 * Orders that a clue leads to: their own number, a parcel's, a carrier's, a patient, a doctor, a product. All of them
 * are looked up first, as one array: the planner cannot guess how many there are, and would otherwise walk the orders
 * by their sort until a page is full.
 */
export function orderMatches(q: string): SQL {
  const clues = [ordersOfPatients(q)]
  if (hasDigit(q)) clues.push(sql`select o.id from orders o where ${numberHolds(sql`o.number`, q)}`)
  if (isName(q))
    clues.push(
      sql`select o.id from orders o where o.doctor_id = any(array(
        select d.id from doctors d where ${everyWord(sql`d.search_text`, q)}))`,
      sql`select l.order_id from order_lines l where l.product_id = any(array(${productsCalled(q)}))`,
    )
  if (isParcelClue(q))
    clues.push(sql`select s.order_id from shipments s
      where ${numberHolds(sql`s.number`, q)} or ${trackingHolds(sql`s.tracking_no`, q)}`)
  return sql`${orders.id} = any(array(${sql.join(clues, sql` union all `)}))`
}

/** Ids of the orders of patients by name, number, email address or phone. */
export const ordersOfPatients = (q: string): SQL =>
  sql`select o.id from orders o where o.patient_id = any(array(
    select p.id from patients p where ${everyWord(sql`p.search_text`, q)}))`

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
