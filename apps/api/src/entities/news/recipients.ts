import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { countOf, type ListQuery, reads, windowOf } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { isoOf, personName } from '../wire.ts'
import { recipients, recipientsEver, wantsMail } from './audience.ts'

type Schemas = components['schemas']
type Filter = { state?: keyof typeof states; q?: string }

/** How many people the news are for now, and how many of them get a mail. */
export async function countRecipients(
  ctx: AdminCtx,
  id: string,
): Promise<Schemas['NewsRecipients']> {
  const result = await ctx.db.execute<Schemas['NewsRecipients']>(sql`
    select count(*) filter (where person.role = 'doctor')::int as doctors,
      count(*) filter (where person.role = 'patient')::int as patients,
      count(*) filter (where ${wantsMail})::int as mails
    from news n ${recipients}
    join accounts a on a.id = person.account_id where n.id = ${id}`)
  return result.rows[0] ?? { doctors: 0, patients: 0, mails: 0 }
}

/** The people the news are for or were sent to, and what each has done with them. Patients' names need `patient.read`. */
export async function listReaders(ctx: AdminCtx, id: string, query: ListQuery<Filter>) {
  const known = await ctx.db.execute(sql`select 1 from news where id = ${id}`)
  if (known.rows.length === 0) throw notFound()
  const named = ctx.actor.permissions.includes('patient.read')
    ? sql`true`
    : sql`person.role = 'doctor'`
  const { state, q } = query.filter ?? {}
  const conditions = [
    sql`n.id = ${id}`,
    ...(state ? [states[state]] : []),
    ...(q
      ? [
          sql`(${numberHolds(sql`person.number`, q)} or (${named} and ${reads(sql`person.last_name || ' ' || person.first_name`, q)}))`,
        ]
      : []),
  ]
  const from = sql`news n ${recipientsEver}
    left join news_reads r on r.news_id = n.id and r.version = n.version and r.account_id = person.account_id
    where ${sql.join(conditions, sql` and `)}`
  const { offset, limit } = windowOf(query)
  const { rows } = await ctx.db.execute<Schemas['NewsReader']>(sql`
    select person.account_id as id, person.role, person.person_id, person.number,
      case when ${named} then ${personName(sql`person.last_name`, sql`person.first_name`)} end as name,
      ${isoOf(sql`r.delivered_at`)} as delivered_at, ${isoOf(sql`r.emailed_at`)} as emailed_at,
      ${isoOf(sql`r.read_at`)} as read_at, ${isoOf(sql`r.acknowledged_at`)} as acknowledged_at
    from ${from} order by person.role, person.number limit ${limit} offset ${offset}`)
  return { rows, offset, ...(await countOf(ctx, from)) }
}

const states = {
  read: sql`r.read_at is not null`,
  not_read: sql`r.read_at is null`,
  acknowledged: sql`r.acknowledged_at is not null`,
  not_acknowledged: sql`r.acknowledged_at is null`,
} satisfies Record<string, SQL>
