import { type Ctx, inTransaction, type Locale } from '../../context.ts'
import { newsReads } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { sendMail } from '../../mail/send.ts'
import { getsMail, recipients } from './audience.ts'
import { newsMail } from './mails.ts'
import { plainTextOf } from './markdown.ts'

type Data = { newsId: string; version: number }
type Person = {
  account_id: string
  role: 'doctor' | 'patient'
  last_name: string
  first_name: string
  email: string
  locale: Locale
  doctor_id: string
  patient_id: string | null
  mail: boolean
  title: string
  category: string
  body_markdown: string
  in_app: boolean
}

const batch = 200

/**
 * Notes for everybody whom published news are for that they were delivered, and mails those who want it.
 * Goes on where it was stopped; ends when the news are no longer published in this version, or their end has come.
 */
async function deliverNews(ctx: Ctx, data: unknown): Promise<void> {
  for (;;) {
    const done = await inTransaction(ctx, (tx) => deliverSome(tx, data as Data))
    if (done < batch) return
  }
}

async function deliverSome(ctx: Ctx, { newsId, version }: Data): Promise<number> {
  const { rows } = await ctx.db.execute<Person>(sql`
    select person.account_id, person.role, person.last_name, person.first_name, a.email, a.locale,
      person.doctor_id, person.patient_id, ${await getsMail(ctx)} as mail,
      n.title, n.category, n.body_markdown, 'in_app' = any(n.channels) as in_app
    from news n ${recipients} join accounts a on a.id = person.account_id
    where n.id = ${newsId} and n.version = ${version} and n.status = 'published'
      and coalesce(n.expires_at > ${ctx.clock.now().toISOString()}::timestamptz, true)
      and not exists (select 1 from news_reads r where r.news_id = n.id and r.version = n.version
        and r.account_id = person.account_id and r.delivered_at is not null)
    order by person.account_id limit ${batch}`)
  for (const person of rows) await deliverTo(ctx, { newsId, version }, person)
  return rows.length
}

async function deliverTo(ctx: Ctx, { newsId, version }: Data, person: Person): Promise<void> {
  const now = ctx.clock.now()
  const marks = { deliveredAt: now, ...(person.mail ? { emailedAt: now } : {}) }
  await ctx.db
    .insert(newsReads)
    .values({ id: newId(), newsId, version, accountId: person.account_id, ...marks })
    .onConflictDoUpdate({
      target: [newsReads.newsId, newsReads.version, newsReads.accountId],
      set: marks,
    })
  if (!person.mail) return
  const page = person.role === 'doctor' ? 'doctors/top' : 'user/news'
  const mail = newsMail({
    name: { lastName: person.last_name, firstName: person.first_name },
    title: person.title,
    paragraphs: plainTextOf(person.body_markdown),
    isRecall: person.category === 'recall',
    url: person.in_app
      ? `${ctx.config.publicUrl}/${page}?${person.role === 'doctor' ? 'news' : 'id'}=${newsId}`
      : null,
  })
  await sendMail(ctx, mail, {
    to: person.email,
    locale: person.locale,
    accountId: person.account_id,
    doctorId: person.doctor_id,
    patientId: person.patient_id,
    dedupeKey: `news:${newsId}:${version}:${person.account_id}`,
  })
}

export const newsJobs = { 'news.deliver': deliverNews }
