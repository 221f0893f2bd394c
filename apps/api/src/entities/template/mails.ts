import { dayMs } from '@officina/shared/dates/days'
import type { Ctx, Locale } from '../../context.ts'
import { sql } from '../../db/sql.ts'
import { type Mail, mail } from '../../mail/content.ts'
import { sendMail } from '../../mail/send.ts'
import { type Named, toPerson } from '../names.ts'
import { isForDoctor } from '../recipe/templateMeta.ts'
import type { TemplateRow } from './entity.ts'

type ToldDoctor = Named & {
  id: string
  account_id: string
  email: string
  locale: Locale
}

type Told = Pick<TemplateRow, 'id' | 'seriesId'>

/** Working doctors who may use this version of a template and have issued a recipe from any version within a year. */
export async function doctorsToTell(ctx: Ctx, { id, seriesId }: Told): Promise<ToldDoctor[]> {
  const since = new Date(ctx.clock.now().getTime() - 365 * dayMs).toISOString()
  const result = await ctx.db.execute<ToldDoctor>(sql`
    select d.id, d.account_id, d.email, case when a.locale = 'ja' then 'ja' else 'en' end as locale,
      d.last_name as "lastName", d.first_name as "firstName"
    from recipes told, doctors d join accounts a on a.id = d.account_id
    where told.id = ${id} and ${isForDoctor(sql`told.template_meta`, sql`d.id`)} and d.status = 'approved' and d.id in (
      select used.doctor_id from recipes version join recipes used on used.source_template_id = version.id
      where version.series_id = ${seriesId} and version.kind = 'template' and used.kind = 'patient'
        and used.issued_at >= ${since}::timestamptz)
    order by d.id`)
  return result.rows
}

/** Tells them once; `key` names what happened. */
export async function notifyDoctors(
  ctx: Ctx,
  template: Told,
  key: string,
  mailOf: (doctor: ToldDoctor) => Mail,
): Promise<void> {
  for (const doctor of await doctorsToTell(ctx, template))
    await sendMail(ctx, mailOf(doctor), {
      to: doctor.email,
      locale: doctor.locale,
      accountId: doctor.account_id,
      doctorId: doctor.id,
      dedupeKey: `${key}:${doctor.id}`,
    })
}

type Data = { doctor: Named; title: string; url: string }

/** To doctors who have used a template: there is a new version of it. */
export const templatePublished = (data: Data & { version: number }) =>
  mail('template_published', {
    subject: [
      `New version of the template “${data.title}”`,
      `テンプレート「${data.title}」の新しい版`,
    ],
    heading: toPerson(data.doctor, [
      'a template you use has a new version',
      'ご利用のテンプレートが更新されました',
    ]),
    text: [
      `Version ${data.version} of “${data.title}” is now available. Recipes you have issued do not change.`,
      `「${data.title}」の第${data.version}版をご利用いただけます。発行済みのレシピは変わりません。`,
    ],
    button: [['Start a recipe from it', 'このテンプレートで作成'], data.url],
  })

/** To the same: it is no longer available. */
export const templateRetired = (data: Data) =>
  mail('template_retired', {
    subject: [
      `The template “${data.title}” is no longer available`,
      `テンプレート「${data.title}」の公開を終了しました`,
    ],
    heading: toPerson(data.doctor, [
      'a template you used is no longer available',
      'ご利用のテンプレートの公開を終了しました',
    ]),
    text: [
      `You can no longer start recipes from “${data.title}”. Recipes you have issued do not change.`,
      `「${data.title}」は新しいレシピでは選択できなくなりました。発行済みのレシピは変わりません。`,
    ],
    button: [['Create recipe', 'レシピを作成する'], data.url],
  })
