import { shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { like } from '../list.ts'
import { byNumber, hasDigit, isBegun, numberHolds, spanOf, trackingHolds } from '../numbers.ts'
import { isName, isUnindexed, patientHolds, patientsOf, productsCalled } from '../order/matches.ts'
import { allFound, type Clue, cluesIn, firstFound, someFound } from '../search/clues.ts'

/**
 * Parcels that a text leads to: their own number, the carrier's, their order's, the patient, a product or a lot in
 * them.
 */
export const parcelMatches = (q: string): SQL =>
  sql`${shipments.id} = any(array(${allFound(cluesOf(q))}))`

const list = { table: sql`shipments`, as: sql`s`, at: sql`created_at` }
const { where, listed, common, ofFound, ofProducts } = cluesIn(list)

/** So many of the parcels that a text leads to, or all if there are fewer, as rows of `id`. */
export const someParcels = (q: string, most: number): SQL => someFound(cluesOf(q), most)

/** The oldest parcels that a text leads to, as rows of `id`. */
export const oldestParcels = (q: string, limit: number): SQL =>
  firstFound(cluesOf(q), limit, { ...list, way: 'asc' })

/** The newest parcels that a text leads to, as rows of `id`. */
export const newestParcels = (q: string, limit: number): SQL =>
  firstFound(cluesOf(q), limit, { ...list, way: 'desc' })

function cluesOf(q: string): Clue[] {
  // what is found quickest comes first: counted are so many of a clue before the next one is followed
  const clues = hasDigit(q)
    ? [...numbered(q), ofPatients(q), ...ofNumberedOrders(q)]
    : [ofPatients(q)]
  // the index of lots knows three signs of ASCII at a time: anything else would read all of them
  if (/[\x21-\x7e]{3}/.test(q.normalize('NFKC')))
    clues.push(
      listed(
        sql`select sl.shipment_id from shipment_lines sl where sl.lot ilike ${like(q.trim())}`,
      ),
    )
  if (isName(q)) clues.push(ofProduct(q))
  return clues
}

const ofOrders = (ids: SQL): SQL => where(sql`s.order_id = any(array(${ids}))`)

function ofPatients(q: string): Clue {
  const found = patientsOf(q)
  const all = ofOrders(
    sql`select o.id from orders o where o.patient_id = any(array(select id from found))`,
  )
  // the list begins with some: patients are read one by one, and all of them only if it does not
  if (isUnindexed(q))
    return {
      found,
      rows: ofFound(
        all,
        sql`select s.id, s.created_at as at from orders o join shipments s on s.order_id = o.id
          where o.patient_id = f.id`,
      ),
      holds: sql`(select ${patientHolds(q)} from orders o join patients p on p.id = o.patient_id
        where o.id = s.order_id)`,
      isUsual: sql`true`,
    }
  return {
    found,
    rows: () => all,
    holds: sql`(select o.patient_id from orders o where o.id = s.order_id) in (select id from found)`,
    isUsual: sql`(select count(*) from found) > 500`,
  }
}

function ofNumberedOrders(typed: string): Clue[] {
  const listing = (holds: SQL): Clue => ({
    rows: () => ofOrders(sql`select o.id from orders o where ${holds}`),
  })
  return byNumber(sql`o.number`, typed, listing, (q) => {
    const number = numberHolds(sql`o.number`, q, 'order')
    if (!isBegun('order', q)) return [listing(number)]
    const holds = sql`(select ${number} from orders o where o.id = s.order_id)`
    return [common(holds, listing(number), { since: spanOf(q, 'shipment')?.since })]
  })
}

/** By their own number and the carrier's, which may hold the letters of a year at any time. */
function numbered(typed: string): Clue[] {
  const listing = (holds: SQL) => listed(sql`select s.id from shipments s where ${holds}`)
  return byNumber(sql`s.number`, typed, listing, (q) => {
    const number = numberHolds(sql`s.number`, q, 'shipment')
    const tracking = trackingHolds(sql`s.tracking_no`, q)
    const span = spanOf(q, 'shipment')
    if (span && isBegun('shipment', q))
      return [common(number, listing(number), span), listing(tracking)]
    const holds = sql`(${number} or ${tracking})`
    return isBegun('shipment', q) ? [common(holds, listing(holds))] : [listing(holds)]
  })
}

const ofProduct = (q: string): Clue =>
  ofProducts(productsCalled(q), {
    lines: sql`shipment_lines sl join order_lines l on l.id = sl.order_line_id`,
    of: sql`sl.shipment_id`,
    // as an array: joined, all lines of parcels would be read
    all: (holds) => sql`select sl.shipment_id from shipment_lines sl
      where sl.order_line_id = any(array(select l.id from order_lines l where ${holds}))`,
    perRow: 4,
  })
