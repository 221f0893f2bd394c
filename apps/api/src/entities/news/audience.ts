import type { AccountCtx, Ctx } from '../../context.ts'
import type { AudienceRule } from '../../db/schema/platform.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { isOff } from '../../mail/optional.ts'
import { inPracticesOf } from '../practices.ts'

/** Whether the list `key` of the news `n` is empty or has the value. */
const within = (key: keyof AudienceRule, value: string): SQL =>
  sql.raw(
    `(coalesce(jsonb_array_length(n.audience_rule->'${key}'), 0) = 0 or n.audience_rule->'${key}' ? ${value})`,
  )

/** Whether the news `n` are for the doctor `d`. */
const doctorGets = sql`(n.audience in ('doctors', 'both') and d.account_id is not null
  and d.status in ('approved', 'suspended')
  and ${within('specialities', 'd.speciality')} and ${within('doctor_ids', 'd.id::text')})`

/** Whether the patient `p` got a parcel with a lot that the news `n` name; of its products, if it names some too. */
const gotLot = (
  isLookedAt: SQL,
): SQL => sql`(coalesce(jsonb_array_length(n.audience_rule->'lots'), 0) = 0 or exists (
    select 1 from shipment_lines sl join shipments s on s.id = sl.shipment_id and s.status <> 'cancelled'
    join order_lines l on l.id = sl.order_line_id join orders o on o.id = s.order_id
    where o.patient_id = p.id and ${isLookedAt} and sl.lot in (select jsonb_array_elements_text(n.audience_rule->'lots'))
      and ${within('product_ids', 'l.product_id::text')}))`

/**
 * Whether the news `n` are for the patient `p`; what advertises needs the consent of their doctor, and who has left may
 * still have what is recalled. Of the patient's orders `o` those count that `isLookedAt`.
 */
const patientGets = (
  isLookedAt = sql`true`,
): SQL => sql`(n.audience in ('patients', 'both') and p.account_id is not null
  and (p.status = 'active' or (n.category = 'recall' and p.status in ('suspended', 'archived')))
  and ${within('patients_of', 'p.doctor_id::text')}
  and (n.category not in ('campaign', 'product') or exists (
    select 1 from doctors own where own.id = p.doctor_id and own.campaigns_to_patients))
  and ${gotLot(isLookedAt)}
  and (coalesce(jsonb_array_length(n.audience_rule->'product_ids'), 0) = 0 or exists (
    select 1 from orders o join order_lines l on l.order_id = o.id
    where o.patient_id = p.id and ${isLookedAt} and o.order_state <> 'cancelled' and l.line_status <> 'cancelled'
      and l.product_id::text in (select jsonb_array_elements_text(n.audience_rule->'product_ids')))))`

const people = (doctors: SQL, patients: SQL): SQL => sql`cross join lateral (
    select d.account_id, 'doctor' as role, d.id as person_id, d.number, d.last_name, d.first_name,
      d.id as doctor_id, null::uuid as patient_id
    from doctors d where ${doctors}
    union all
    select p.account_id, 'patient', p.id, p.number, p.last_name, p.first_name, p.doctor_id, p.id
    from patients p where ${patients}
  ) person`

/** The news `n` joined with their doctors and patients, one row each: `from news n` comes before it. */
export const recipients = people(doctorGets, patientGets())

/**
 * Joins a row of news with `shown.version`, the version whose readers are shown: the one that is out, else the last one
 * that was.
 */
export const shownVersion = (row: 'n' | 'news'): SQL =>
  sql.raw(`cross join lateral (select case when ${row}.status in ('published', 'expired') then ${row}.version
    else coalesce(max(had.version), ${row}.version) end as version
    from news_reads had where had.news_id = ${row}.id) shown`)

const wasSent = (account: 'd' | 'p'): SQL =>
  sql`exists (select 1 from news_reads sent where sent.news_id = n.id
    and sent.version = shown.version and sent.account_id = ${sql.raw(account)}.account_id)`

/** The same with whoever the version that is or was out was sent to and who would not get it any more. */
export const recipientsEver = sql`${shownVersion('n')} ${people(
  sql`(${doctorGets} or ${wasSent('d')})`,
  sql`(${patientGets()} or ${wasSent('p')})`,
)}`

/**
 * Whether the person gets the news `n` by mail; a recall goes to everybody, anything else to nobody where the shop sends no
 * news, and to doctors what advertises only if they asked for it when they applied. Needs the account `a`.
 */
export async function getsMail(ctx: Ctx): Promise<SQL> {
  const isSent = !isOff('news', await ctx.mailFrame(ctx))
  return sql`('email' = any(n.channels) and (n.category = 'recall' or (${isSent}::boolean
    and coalesce(a.notification_prefs->>'news', 'true') <> 'false'
    and (n.category not in ('campaign', 'product') or person.role <> 'doctor' or exists (
      select 1 from doctors own where own.id = person.doctor_id and own.marketing_mail)))))`
}

/** News that the signed-in person may read now: `news n` with its conditions. */
export function newsOf(ctx: AccountCtx): { from: SQL; where: SQL } {
  const { actor } = ctx
  const now = ctx.clock.now().toISOString()
  return {
    from:
      actor.role === 'doctor'
        ? sql`news n join doctors d on d.id = ${actor.id} and ${doctorGets}`
        : sql`news n join patients p on p.id = ${actor.id} and ${patientGets(inPracticesOf(actor, sql`o`))}`,
    where: sql`n.status = 'published' and 'in_app' = any(n.channels)
      and (n.expires_at is null or n.expires_at > ${now}::timestamptz)`,
  }
}
