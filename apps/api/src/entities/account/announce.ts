import { dayMs } from '@officina/shared/dates/days'
import { agreedDocuments, isAgreed } from '@officina/shared/legalVersions'
import { type Ctx, inTransaction, type Locale } from '../../context.ts'
import { legalTexts } from '../../db/schema/legal.ts'
import { and, eq, gt, or, type SQL, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { shopToday } from '../legal/versions.ts'
import { isAwake } from '../quietHours.ts'
import { newTermsMail } from './mails.ts'

type Side = keyof typeof agreedDocuments
type Person = { id: string; account_id: string; email: string; locale: Locale; doctor_id: string }

const batch = 500

/** So long after it was published a version is still told: those who slept then get the mail in the morning. */
const toldForDays = 7

/** Mails everybody concerned that a new version of a document asks for their acceptance, once for each version. */
export async function announceTerms(ctx: Ctx): Promise<void> {
  const lately = new Date(ctx.clock.now().getTime() - toldForDays * dayMs)
  const news = await ctx.db
    .select({ document: legalTexts.document, version: sql<string>`${legalTexts.version}` })
    .from(legalTexts)
    .where(
      and(
        eq(legalTexts.asksAcceptance, true),
        or(gt(legalTexts.version, shopToday(ctx)), gt(legalTexts.publishedAt, lately)),
      ),
    )
    .orderBy(legalTexts.version, legalTexts.document)
  for (const { document, version } of news) {
    if (!isAgreed(document)) continue
    const mail = newTermsMail({
      documents: [document],
      from: version,
      publicUrl: ctx.config.publicUrl,
    })
    for (const side of ['doctor', 'patient'] as const) {
      if (!agreedDocuments[side].some((key) => key === document)) continue
      let sent: number
      do sent = await inTransaction(ctx, (tx) => tell(tx, side, { document, version }, mail))
      while (sent === batch)
    }
  }
}

/** The next batch of those who have neither been told nor accepted it already. */
async function tell(
  ctx: Ctx,
  side: Side,
  { document, version }: { document: string; version: string },
  mail: ReturnType<typeof newTermsMail>,
): Promise<number> {
  const dedupe = (account: SQL) =>
    sql`'new-terms:' || ${document}::text || ':' || ${version}::text || ':' || ${account}`
  const { rows } = await ctx.db.execute<Person & { dedupe: string }>(sql`
    select who.id, a.id as account_id, a.email, a.locale, ${ofSide[side].doctorId} as doctor_id,
      ${dedupe(sql`a.id`)} as dedupe
    from ${ofSide[side].people} who join accounts a on a.id = who.account_id
    where who.status in ${ofSide[side].statuses} and ${isAwake(ctx, `${side}s`, sql`who.id`)}
      and not exists (select 1 from mails m where m.dedupe_key = ${dedupe(sql`a.id`)})
      and not exists (select 1 from consents c where c.account_id = a.id
        and c.document_key = ${document} and c.version >= ${version})
    order by a.id limit ${batch}`)
  for (const row of rows)
    await sendMail(ctx, mail, {
      to: row.email,
      locale: row.locale,
      accountId: row.account_id,
      doctorId: row.doctor_id,
      patientId: side === 'patient' ? row.id : null,
      dedupeKey: row.dedupe,
    })
  return rows.length
}

const ofSide: Record<Side, Record<'people' | 'doctorId' | 'statuses', SQL>> = {
  doctor: {
    people: sql`doctors`,
    doctorId: sql`who.id`,
    statuses: sql`('applied', 'needs_info', 'approved', 'suspended')`,
  },
  patient: { people: sql`patients`, doctorId: sql`who.doctor_id`, statuses: sql`('active')` },
}
