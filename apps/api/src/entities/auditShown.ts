import type { Ctx } from '../context.ts'
import { literal } from '../db/frozen.ts'
import { auditLog } from '../db/schema/platform.ts'
import { type SQL, sql } from '../db/sql.ts'
import { orUnavailable } from './audit.ts'
import { hasWritten, keepWritten, oneLookMs } from './auditLooks.ts'

/** What an answer names patients by. */
export type Named = {
  /** Ids of patients. */
  ids: Set<string>
  /** Numbers of patients. */
  numbers: Set<string>
  /** Ids of patients, or of their orders, parcels or recipes. */
  records: Set<string>
}

/** A call whose answer shows patients. */
export type Showing = {
  operationId: string
  /** The list, as its path says: `orders`. */
  resource: string
  /** What it is the list of, when the path names one. */
  objectId: string | null
  /** Names of the filters that were set; what was typed into them is not kept. */
  filters: string[]
}

const maxIds = 100

/**
 * Writes one audit row that says to whom an answer shows which patients: those the call has written no row
 * about itself. A session that was shown all of them by the same call a moment ago gets none, which the
 * statement finds out in the table, so that every process knows it; this one also remembers what is written there.
 * @throws DomainError unavailable when the row cannot be written
 */
export async function auditShown(ctx: Ctx, showing: Showing, named: Named): Promise<void> {
  const { actor, origin } = ctx
  if (!('accountId' in actor) || !namesOthers(named, ctx.audited)) return
  const now = ctx.clock.now()
  const { operationId, resource, objectId, filters } = showing
  const action = `${resource}.listed`
  const key = [origin.session, actor.accountId, operationId, objectId].join()
  const names = [...named.ids, ...named.numbers, ...named.records]
  if (origin.session && hasWritten(ctx, key, names)) return
  const ofPractice = (column: SQL) =>
    actor.role === 'doctor' ? sql` and ${column} = ${actor.id}` : sql``
  const { rows } = await orUnavailable(
    ctx,
    ctx.db.execute<{ count: number | null; at: number | null }>(sql`
    with shown as materialized (
      select unnest(${uuids(named.ids)}) as id
      union select id from patients where number = any(${sql.param([...named.numbers])}::text[])
      union select id from patients where id = any(${uuids(named.records)})
      union select patient_id from orders where id = any(${uuids(named.records)})${ofPractice(sql`doctor_id`)}
      union select o.patient_id from shipments s join orders o on o.id = s.order_id
        where s.id = any(${uuids(named.records)})${ofPractice(sql`s.doctor_id`)}${ofPractice(sql`o.doctor_id`)}
      union select patient_id from recipes where id = any(${uuids(named.records)}) and patient_id is not null
      except select unnest(${uuids(ctx.audited ?? [])})
    ), known as (
      select shown_id::uuid as id, max(a.at) as at
      from audit_log a cross join lateral jsonb_array_elements_text(a.after->'ids') shown_id
      where a.actor_id = ${actor.accountId} and a.at > ${new Date(now.getTime() - oneLookMs)}
        and a.session = ${origin.session ?? ''} and a.action = ${action}
        and a.after->>'operation' = ${operationId} and a.object_id is not distinct from ${objectId}::uuid
      group by 1
    ), written as (
      insert into ${auditLog} (at, actor_role, actor_id, action, object_type, object_id, doctor_id, patient_id,
        after, ip, user_agent, request_id, session)
      select ${now}::timestamptz, ${actor.role}, ${actor.accountId}::uuid, ${action}, ${resource}, ${objectId}::uuid,
        ${actor.role === 'doctor' ? actor.id : null}::uuid,
        (select min(id::text)::uuid from shown having count(*) = 1),
        jsonb_build_object('operation', ${operationId}::text, 'count', (select count(*) from shown),
          'ids', (select jsonb_agg(id) from (select id from shown order by id limit ${literal(maxIds)}) first),
          'filters', ${JSON.stringify(filters)}::jsonb),
        ${origin.ip}, ${origin.userAgent}, ${origin.requestId}, ${origin.session ?? null}
      where exists (select from shown where id not in (select id from known))
      returning (after->>'count')::int as count
    )
    select (select count from written),
      (select extract(epoch from min(at))::float8 * 1000 from known join shown using (id)) as at`),
  )
  const [{ count, at } = {}] = rows
  const writtenAt = count === null ? at : now.getTime()
  // what the call itself wrote about is not in the row, and neither is more than the row has room for
  if (writtenAt && (count ?? 0) <= maxIds && !ctx.audited?.size)
    keepWritten(ctx, key, names, writtenAt)
}

const namesOthers = ({ ids, numbers, records }: Named, audited = new Set<string>()): boolean =>
  numbers.size > 0 || records.size > 0 || [...ids].some((id) => !audited.has(id))

const uuids = (ids: Iterable<string>) => sql`${sql.param([...ids])}::uuid[]`
