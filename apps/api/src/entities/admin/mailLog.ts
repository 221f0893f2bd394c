import type { components } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { countOf, type ListQuery, windowOf } from '../list.ts'
import { isoOf, maskedEmail } from '../wire.ts'

type Row = components['schemas']['AdminMail']

/** Mails to or about a patient or a doctor, newest first; their texts are not shown. */
export async function listMails(
  ctx: AdminCtx,
  about: 'patients' | 'doctors',
  id: string,
  query: ListQuery<unknown>,
) {
  const table = sql.identifier(about)
  const found = await ctx.db.execute<{ account_id: string | null }>(
    sql`select account_id from ${table} where id = ${id}`,
  )
  const [person] = found.rows
  if (!person) throw notFound()
  const { offset, limit } = windowOf(query)
  const of = about === 'patients' ? sql`m.patient_id` : sql`m.doctor_id`
  // mails to a doctor's patients carry the doctor too and stand in the patients' logs
  const own = about === 'doctors' ? sql`${of} = ${id} and m.patient_id is null` : sql`${of} = ${id}`
  const from = sql`mails m where (${own}) or m.account_id = ${person.account_id}`
  const { rows } = await ctx.db.execute<Row>(sql`
    select m.id, m.template, m.subject, coalesce(${maskedEmail(sql`m.recipient`)}, '') as recipient_masked, m.status,
      ${isoOf(sql`m.created_at`)} as created_at, ${isoOf(sql`m.sent_at`)} as sent_at, m.last_error
    from ${from} order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`)
  return { rows, offset, ...(await countOf(ctx, from)) }
}
