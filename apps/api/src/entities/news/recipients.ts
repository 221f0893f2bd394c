import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { newsReads } from '../../db/schema/platform.ts'
import { alias, type SQL, sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { type ListQuery, reads } from '../list.ts'
import { numberHolds } from '../numbers.ts'
import { defineList } from '../read/list.ts'
import type { FilterOf } from '../read/listParts.ts'
import { personName } from '../wire.ts'
import { getsMail, recipients, recipientsEver } from './audience.ts'

type Schemas = components['schemas']
type Query = ListQuery<FilterOf<'adminListNewsReaders'>>

/** How many people the news are for now, and how many of them get a mail. */
export async function countRecipients(
  ctx: AdminCtx,
  id: string,
): Promise<Schemas['NewsRecipients']> {
  const result = await ctx.db.execute<Schemas['NewsRecipients']>(sql`
    select count(*) filter (where person.role = 'doctor')::int as doctors,
      count(*) filter (where person.role = 'patient')::int as patients,
      count(*) filter (where ${await getsMail(ctx)})::int as mails
    from news n ${recipients}
    join accounts a on a.id = person.account_id where n.id = ${id}`)
  return result.rows[0] ?? { doctors: 0, patients: 0, mails: 0 }
}

const states = {
  read: sql`r.read_at is not null`,
  not_read: sql`r.read_at is null`,
  acknowledged: sql`r.acknowledged_at is not null`,
  not_acknowledged: sql`r.acknowledged_at is null`,
} satisfies Record<string, SQL>

const mayName = (ctx: AdminCtx): SQL =>
  ctx.actor.permissions.includes('patient.read') ? sql`true` : sql`person.role = 'doctor'`
const r = alias(newsReads, 'r')

/** The people the news are for or were sent to, and what each has done with them. Patients' names need `patient.read`. */
const readerList = defineList('adminListNewsReaders', {
  table: r,
  from: () => sql`news n ${recipientsEver}
    left join news_reads r on r.news_id = n.id and r.version = shown.version and r.account_id = person.account_id`,
  where: (_, newsId: string) => sql`n.id = ${newsId}`,
  columns: {
    id: sql`person.account_id`,
    role: sql`person.role`,
    person_id: sql`person.person_id`,
    number: sql`person.number`,
    name: (ctx) =>
      sql`case when ${mayName(ctx)} then ${personName(sql`person.last_name`, sql`person.first_name`)} end`,
  },
  filters: {
    state: (state) => states[state],
    q: (q, ctx) => sql`${numberHolds(sql`person.number`, q)}
      or (${mayName(ctx)} and ${reads(sql`person.last_name || ' ' || person.first_name`, q)})`,
  },
  order: () => sql`person.role, person.number`,
})

export async function listReaders(ctx: AdminCtx, id: string, query: Query) {
  const known = await ctx.db.execute(sql`select 1 from news where id = ${id}`)
  if (known.rows.length === 0) throw notFound()
  return readerList.page(ctx, query, id)
}
