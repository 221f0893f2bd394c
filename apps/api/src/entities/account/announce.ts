import { dateIn } from '@officina/shared/dates/days'
import { agreedDocuments, versionToCome } from '@officina/shared/legalVersions'
import { type Ctx, inTransaction, type Locale } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { isAwake } from '../quietHours.ts'
import { newTermsMail } from './mails.ts'

type Side = keyof typeof agreedDocuments
type Person = { id: string; account_id: string; email: string; locale: Locale; doctor_id: string }

const batch = 500

/** Mails everybody who works here that a new version of a document will apply, once for each version. */
export async function announceTerms(ctx: Ctx): Promise<void> {
  const today = dateIn(ctx.clock.now(), ctx.config.timeZone)
  for (const side of ['doctor', 'patient'] as const) {
    const coming = agreedDocuments[side].flatMap((key) => {
      const version = versionToCome(key, today, ctx.config)
      return version ? [{ key, version }] : []
    })
    for (const version of new Set(coming.map((each) => each.version))) {
      const documents = coming.filter((each) => each.version === version).map(({ key }) => key)
      const mail = newTermsMail({ documents, from: version, publicUrl: ctx.config.publicUrl })
      let sent: number
      do sent = await inTransaction(ctx, (tx) => tell(tx, side, version, mail))
      while (sent === batch)
    }
  }
}

async function tell(
  ctx: Ctx,
  side: Side,
  version: string,
  mail: ReturnType<typeof newTermsMail>,
): Promise<number> {
  const dedupe = (account: SQL) => sql`'new-terms:' || ${version}::text || ':' || ${account}`
  const { rows } = await ctx.db.execute<Person & { dedupe: string }>(sql`
    select who.id, a.id as account_id, a.email, a.locale, ${ofSide[side].doctorId} as doctor_id,
      ${dedupe(sql`a.id`)} as dedupe
    from ${ofSide[side].people} who join accounts a on a.id = who.account_id
    where who.status in ${ofSide[side].statuses} and ${isAwake(ctx, `${side}s`, sql`who.id`)}
      and not exists (select 1 from mails m where m.dedupe_key = ${dedupe(sql`a.id`)})
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
