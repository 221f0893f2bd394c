import { literal } from '../../db/frozen.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { like } from '../list.ts'
import { hasDigit, isBegun, numberHolds, trackingHolds } from '../numbers.ts'
import { isName, patientsOf, productsCalled } from '../order/matches.ts'
import { allFound, type Clue, firstFound, someFound } from '../search/clues.ts'

/**
 * Parcels that a text leads to: their own number, the carrier's, their order's, the patient, a product or a lot in
 * them.
 */
export const parcelMatches = (q: string): SQL =>
  sql`${shipments.id} = any(array(${allFound(cluesOf(q))}))`

const parcels = { table: sql`shipments`, as: sql`s`, at: sql`created_at` }

/** So many of the parcels that a text leads to, or all if there are fewer, as rows of `id`. */
export const someParcels = (q: string, most: number): SQL => someFound(cluesOf(q), most)

/** The oldest parcels that a text leads to, as rows of `id`. */
export const oldestParcels = (q: string, limit: number): SQL =>
  firstFound(cluesOf(q), limit, { ...parcels, way: 'asc' })

/** The newest parcels that a text leads to, as rows of `id`. */
export const newestParcels = (q: string, limit: number): SQL =>
  firstFound(cluesOf(q), limit, { ...parcels, way: 'desc' })

function cluesOf(q: string): Clue[] {
  const clues = [ofPatients(q)]
  if (hasDigit(q)) clues.push(ofNumberedOrders(q), numbered(q))
  // the index of lots knows three signs of ASCII at a time: anything else would read all of them
  if (/[\x21-\x7e]{3}/.test(q.normalize('NFKC')))
    clues.push(
      listed(
        sql`select sl.shipment_id from shipment_lines sl where sl.lot ilike ${like(q.trim())}`,
      ),
    )
  if (isName(q)) clues.push(ofProducts(q))
  return clues
}

const parcelsWhere = (condition: SQL): SQL =>
  sql`select s.id, s.created_at as at from shipments s where ${condition}`

/** One after the other, not by the index of what the condition reads. */
const newestWhere = (condition: SQL): SQL =>
  sql`${parcelsWhere(sql`case when ${condition} then true end`)} order by s.created_at desc, s.id desc`

const listed = (ids: SQL): Clue => ({ rows: () => parcelsWhere(sql`s.id = any(array(${ids}))`) })

const ofOrders = (ids: SQL): SQL => parcelsWhere(sql`s.order_id = any(array(${ids}))`)

const ofPatients = (q: string): Clue => ({
  found: patientsOf(q),
  rows: () =>
    ofOrders(sql`select o.id from orders o where o.patient_id = any(array(select id from found))`),
  holds: sql`(select o.patient_id from orders o where o.id = s.order_id) in (select id from found)`,
  isUsual: sql`(select count(*) from found) > 500`,
})

/** By the number of their order; of one that has only been begun as by their own. */
function ofNumberedOrders(q: string): Clue {
  const few = () => ofOrders(sql`select o.id from orders o where ${numberHolds(sql`o.number`, q)}`)
  if (!isBegun('order', q)) return { rows: few }
  const holds = sql`(select ${numberHolds(sql`o.number`, q)} from orders o where o.id = s.order_id)`
  return {
    rows: (most) => (most === undefined ? few() : newestWhere(holds)),
    holds,
    isUsual: sql`true`,
  }
}

/** By their own number and the carrier's. One that has only been begun is in very many: they are found without the index. */
function numbered(q: string): Clue {
  const holds = sql`(${numberHolds(sql`s.number`, q)} or ${trackingHolds(sql`s.tracking_no`, q)})`
  const few = listed(sql`select s.id from shipments s where ${holds}`)
  if (!isBegun('shipment', q)) return few
  return {
    rows: (most) => (most === undefined ? few.rows() : newestWhere(holds)),
    holds,
    isUsual: sql`true`,
  }
}

function ofProducts(q: string): Clue {
  const withLines = sql`shipment_lines sl join order_lines l on l.id = sl.order_line_id`
  // product by product: for all at once the planner expects so many lines that it reads the table from its beginning
  const some = (most: number): SQL => sql`select l.shipment_id from found f cross join lateral (
    select sl.shipment_id from ${withLines} where l.product_id = f.id limit ${literal(most)}) l
    limit ${literal(most)}`
  const all = sql`select sl.shipment_id from shipment_lines sl where sl.order_line_id = any(array(
    select l.id from order_lines l where l.product_id = any(array(select id from found))))`
  return {
    found: productsCalled(q),
    // parcels have fewer than four lines of what one looks for
    rows: (most) =>
      parcelsWhere(sql`s.id = any(array(${most === undefined ? all : some(4 * most)}))`),
    holds: sql`(select true from ${withLines}
      where sl.shipment_id = s.id and l.product_id = any(array(select id from found)) limit 1)`,
    isUsual: sql`(select count(*) from (${some(1_001)}) l) > 1000`,
  }
}
