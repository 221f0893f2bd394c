import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { holds, like } from '../list.ts'
import { personName } from '../wire.ts'
import type { Permission } from './permissions.ts'

type Hit = components['schemas']['AdminHit']

/** Records whose number, name or email address holds the text; eight of each kind the administrator may see. */
export async function search(ctx: AdminCtx, q: string): Promise<Hit[]> {
  const may = (permission: Permission) => ctx.actor.permissions.includes(permission)
  const queries = [
    may('doctor.read') && doctors(q),
    may('patient.read') && patients(q),
    may('order.read') && orders(q, may('patient.read')),
    may('recipe.read') && recipes(q, may('phi.read')),
    may('settlement.read') && settlements(q, may('doctor.read')),
  ].filter((query) => query !== false)
  const found = await Promise.all(queries.map((query) => ctx.db.execute<Hit>(query)))
  return found.flatMap((result) => result.rows)
}

const doctors = (q: string) => sql`
  select 'doctors' as resource, id, ${personName(sql`last_name`, sql`first_name`)} as title,
    number || ' · ' || clinic_name as subtitle, status
  from doctors
  where ${holds(sql`search_text`, q)}
  order by number limit 8`

const patients = (q: string) => sql`
  select 'patients' as resource, id, ${personName(sql`last_name`, sql`first_name`)} as title, number as subtitle, status
  from patients
  where ${holds(sql`search_text`, q)}
  order by number limit 8`

const nobody = sql`null::text`

const orders = (q: string, named: boolean) => sql`
  select 'orders' as resource, o.id, o.number as title,
    ${named ? personName(sql`p.last_name`, sql`p.first_name`) : sql`p.number`} as subtitle, o.order_state as status
  from orders o join patients p on p.id = o.patient_id
  where ${numberHolds(sql`o.number`, q)} order by o.placed_at desc limit 8`

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

/** Numbers hold digits: other words need not be looked for there. */
const numberHolds = (number: SQL, q: string): SQL =>
  /\p{Nd}/u.test(q) ? sql`${number} ilike ${like(q)}` : sql`false`
