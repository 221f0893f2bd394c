import type { AdminCtx } from '../../context.ts'
import { mails } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import type { ListQuery } from '../list.ts'
import { defineList } from '../read/list.ts'
import { maskedEmail } from '../wire.ts'

type About = 'patients' | 'doctors'

/** The mails of a person; those to a doctor's patients carry the doctor too and stand in the patients' logs. */
const mailList = defineList('adminListPatientMails', {
  table: mails,
  where: (_, of: { about: About; id: string; account: string | null }) =>
    sql`(${
      of.about === 'patients'
        ? sql`${mails.patientId} = ${of.id}`
        : sql`${mails.doctorId} = ${of.id} and ${mails.patientId} is null`
    }) or ${mails.accountId} = ${of.account}`,
  columns: { recipient_masked: sql`coalesce(${maskedEmail(mails.recipient)}, '')` },
  order: ['created_at', 'DESC'],
})

/** Mails to or about a patient or a doctor, newest first; their texts are not shown. */
export async function listMails(ctx: AdminCtx, about: About, id: string, query: ListQuery) {
  const found = await ctx.db.execute<{ account_id: string | null }>(
    sql`select account_id from ${sql.identifier(about)} where id = ${id}`,
  )
  const [person] = found.rows
  if (!person) throw notFound()
  return mailList.page(ctx, query, { about, id, account: person.account_id })
}
