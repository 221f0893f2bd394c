import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { sql } from '../../db/sql.ts'
import type { Permission } from '../admin/permissions.ts'
import { recordKinds } from '../admin/records.ts'
import { everyWord } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { newestOrders } from '../order/matches.ts'
import { newestParcels } from '../shipment/list.ts'
import { personName } from '../wire.ts'

type Hit = components['schemas']['AdminHit']

/**
 * Records whose number, name or email address holds the text, and the orders and parcels that it leads to; eight of
 * each kind the administrator may see.
 */
export async function search(ctx: AdminCtx, q: string): Promise<Hit[]> {
  const may = (permission: Permission) => ctx.actor.permissions.includes(permission)
  const queries = [
    may('doctor.read') && doctors(q),
    may('patient.read') && patients(q),
    may('order.read') && ordersOf(ctx, q, may('patient.read')),
    may('order.read') && parcels(q),
    may('recipe.read') && recipes(q, may('phi.read')),
    may('settlement.read') && settlements(q, may('doctor.read')),
    ...Object.entries(recordKinds).map(
      ([resource, { table, find, read }]) =>
        find !== undefined && may(read) && byName(resource, table, find, q),
    ),
  ].filter((query) => query !== false)
  const found = await Promise.all(queries.map((query) => ctx.db.execute<Hit>(query)))
  return found.flatMap((result) => result.rows)
}

const doctors = (q: string) => sql`
  select 'doctors' as resource, id, ${personName(sql`last_name`, sql`first_name`)} as title,
    number || ' · ' || clinic_name as subtitle, status
  from doctors
  where ${everyWord(sql`search_text`, q)}
  order by number limit 8`

const patients = (q: string) => sql`
  select 'patients' as resource, id, ${personName(sql`last_name`, sql`first_name`)} as title, number as subtitle, status
  from patients
  where ${everyWord(sql`search_text`, q)}
  order by number limit 8`

const nobody = sql`null::text`

const ordersOf = (ctx: AdminCtx, q: string, named: boolean) => sql`
  select 'orders' as resource, ${orders.id}, ${orders.number} as title,
    ${named ? personName(sql`p.last_name`, sql`p.first_name`) : sql`p.number`} as subtitle,
    ${orders.orderState} as status
  from (${newestOrders(ctx, q, 8)}) newest join ${orders} on ${orders.id} = newest.id
  join patients p on p.id = ${orders.patientId}
  order by ${orders.placedAt} desc, ${orders.id} desc`

const parcels = (q: string) => sql`
  select 'shipments' as resource, ${shipments.id}, ${shipments.number} as title,
    concat_ws(' · ', (select o.number from orders o where o.id = ${shipments.orderId}), ${shipments.trackingNo}) as subtitle,
    ${shipments.status} as status
  from (${newestParcels(q, 8)}) newest join ${shipments} on ${shipments.id} = newest.id
  order by ${shipments.createdAt} desc, ${shipments.id} desc`

const recipes = (q: string, named: boolean) => sql`
  select 'recipes' as resource, r.id, r.number as title,
    ${named ? personName(sql`p.last_name`, sql`p.first_name`) : sql`p.number`} as subtitle, r.status
  from recipes r left join patients p on p.id = r.patient_id
  where r.kind = 'patient' and ${numberHolds(sql`r.number`, q)} order by r.number desc limit 8`

const settlements = (q: string, named: boolean) => sql`
  select 'settlements' as resource, s.id, s.number as title,
    ${named ? personName(sql`d.last_name`, sql`d.first_name`) : nobody} as subtitle, s.status
  from settlements s join doctors d on d.id = s.doctor_id
  where ${numberHolds(sql`s.number`, q)} order by s.period_start desc limit 8`

/** Records of a kind that has nothing to be found by but its name. */
const byName = (resource: string, table: string, column: string, q: string) => sql`
  select ${resource} as resource, id, ${sql.identifier(column)} as title, null as subtitle, '' as status
  from ${sql.identifier(table)}
  where ${everyWord(sql`search_text(${sql.identifier(column)})`, q)}
  order by ${sql.identifier(column)}, id limit 8`
