import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { shipments } from '../../db/schema/shipment.ts'
import { type SQL, sql } from '../../db/sql.ts'
import type { Permission } from '../admin/permissions.ts'
import { recordKinds } from '../admin/records.ts'
import { everyBeginning, everyWord } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { newestOrders } from '../order/matches.ts'
import { foundInConsole } from '../product/listForAdmin.ts'
import { bestMatchFirst } from '../product/search.ts'
import { newestParcels } from '../shipment/matches.ts'
import { personName } from '../wire.ts'

type Hit = components['schemas']['AdminHit']

/**
 * Records whose number, name or email address holds the text, and the orders and parcels that it leads to; eight of
 * each kind the administrator may see, names that begin with the text before others.
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
    may('recipe.read') && products(q),
    ...Object.entries(recordKinds).map(
      ([resource, { table, find, read }]) =>
        find !== undefined && may(read) && byName(resource, table, find, q),
    ),
    may('user.manage') && users(q),
  ].filter((query) => query !== false)
  const found = await Promise.all(queries.map((query) => ctx.db.execute<Hit>(query)))
  return found.flatMap((result) => result.rows)
}

type Found = { columns: SQL; from: SQL; text: SQL; order: SQL }

/** Of so many that hold what was typed, those with words that begin with it come first: all that holds it is never sorted. */
const looked = 64

const bestFirst = (q: string, { columns, from, text, order }: Found): SQL => sql`
  select ${columns} from (
    select * from ${from} where ${everyWord(text, q)} order by ${order}, id limit ${sql.raw(`${looked}`)}) found
  order by not (${everyBeginning(text, q)}), ${order}, id limit 8`

const doctors = (q: string) =>
  bestFirst(q, {
    // who has not applied yet has no name
    columns: sql`'doctors' as resource, id,
      coalesce(nullif(${personName(sql`last_name`, sql`first_name`)}, ''), email) as title,
      concat_ws(' · ', number, nullif(clinic_name, '')) as subtitle, status`,
    from: sql`doctors`,
    text: sql`search_text`,
    order: sql`number`,
  })

const patients = (q: string) =>
  bestFirst(q, {
    columns: sql`'patients' as resource, id, ${personName(sql`last_name`, sql`first_name`)} as title,
      number as subtitle, status`,
    from: sql`patients`,
    text: sql`search_text`,
    order: sql`number`,
  })

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

/** As the list of products finds them, and in its order. */
const products = (q: string) => sql`
  select 'products' as resource, p.id, p.title, nullif(p.brand, '') as subtitle, '' as status
  from products p where ${foundInConsole(q)} order by ${bestMatchFirst(q)} limit 8`

/** Who is invited has no name yet. */
const users = (q: string) =>
  bestFirst(q, {
    columns: sql`'users' as resource, id, coalesce(nullif(name, ''), email) as title,
      case when name <> '' then email end as subtitle, status`,
    from: sql`(select m.id, m.name, m.status, a.email from admins m join accounts a on a.id = m.account_id) people`,
    text: sql`search_text(name || ' ' || email)`,
    order: sql`name, email`,
  })

/** Records of a kind that has nothing to be found by but its name. */
const byName = (resource: string, table: string, column: string, q: string) =>
  bestFirst(q, {
    columns: sql`${resource}::text as resource, id, ${sql.identifier(column)} as title,
      null as subtitle, '' as status`,
    from: sql`${sql.identifier(table)}`,
    text: sql`search_text(${sql.identifier(column)})`,
    order: sql`${sql.identifier(column)}`,
  })
