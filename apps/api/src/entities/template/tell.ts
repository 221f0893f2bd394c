import { dayMs } from '@officina/shared/dates/days'
import type { Ctx, Locale } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import type { Mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'

type ToldDoctor = {
  id: string
  account_id: string
  email: string
  locale: Locale
  last: string
  first: string
}

/** Working doctors who have issued a recipe from any version of a template within a year. */
export async function doctorsToTell(ctx: Ctx, seriesId: string): Promise<ToldDoctor[]> {
  const since = new Date(ctx.clock.now().getTime() - 365 * dayMs).toISOString()
  const result = await ctx.db.execute<ToldDoctor>(sql`
    select d.id, d.account_id, d.email, case when a.locale = 'ja' then 'ja' else 'en' end as locale,
      d.last_name as last, d.first_name as first
    from doctors d join accounts a on a.id = d.account_id
    where d.status = 'approved' and d.id in (
      select used.doctor_id from recipes version join recipes used on used.source_template_id = version.id
      where version.series_id = ${seriesId} and version.kind = 'template' and used.kind = 'patient'
        and used.issued_at >= ${since}::timestamptz)
    order by d.id`)
  return result.rows
}

/** Tells them once; `key` names what happened. */
export async function tellDoctors(
  ctx: Ctx,
  seriesId: string,
  key: string,
  mailOf: (doctor: ToldDoctor) => Mail,
): Promise<void> {
  for (const doctor of await doctorsToTell(ctx, seriesId))
    await sendMail(ctx, mailOf(doctor), {
      to: doctor.email,
      locale: doctor.locale,
      accountId: doctor.account_id,
      doctorId: doctor.id,
      dedupeKey: `${key}:${doctor.id}`,
    })
}
