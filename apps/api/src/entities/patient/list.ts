import type { components } from '@officina/openapi/schema'
import type { DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { eq, inArray, type SQL, sql } from '../../db/sql.ts'
import { everyBeginning, everyWord } from '../list.ts'
import { defineList } from '../read/list.ts'
import type { FilterOf } from '../read/listParts.ts'
import { patientRenewal } from '../recipe/renewal.ts'
import { patientWords } from '../search/vocabularies.ts'
import { isoOf } from '../wire.ts'

/** Where the questionnaires of the patient row stand, in one word. */
export const answersWord = sql<components['schemas']['DoctorPatient']['questionnaire']>`(
  select case when count(*) = 0 then 'not_sent'
    when count(*) filter (where a.status in ('submitted', 'amended') and a.read_by_doctor_at is null) > 0 then 'new_answers'
    when patients.account_id is null and count(*) filter (where a.status = 'sent') > 0 then 'waiting'
    when count(*) filter (where a.status in ('sent', 'in_progress')) > 0 then 'sent'
    else 'answered' end
  from answer_sets a where a.doctor_id = patients.doctor_id and a.patient_id = patients.id
    and a.status not in ('stopped', 'entered_in_error'))`

/** When the record was changed, or the patient got a recipe or ordered last. */
const lastActivity = sql`greatest(patients.updated_at, patients.last_order_at, (
  select max(r.issued_at) from recipes r
  where r.doctor_id = patients.doctor_id and r.patient_id = patients.id))`

/** The doctor's patients, newest change first. Latest recipe, order and answers come with each row. */
export const patientList = defineList('doctorListPatients', {
  table: patients,
  where: (ctx, _, filter) => sql`${patients.doctorId} = ${ctx.actor.id} and ${tabOf(filter)}`,
  columns: {
    display_status: (ctx) => displayStatus(ctx.clock.now()),
    last_recipe: sql`(
      select jsonb_build_object('id', r.id, 'number', r.number, 'label', r.label, 'status', r.status,
        'at', ${isoOf(sql`coalesce(r.issued_at, r.updated_at)`)})
      from recipes r where r.doctor_id = patients.doctor_id and r.patient_id = patients.id
        and r.kind = 'patient' and r.status not in ('superseded', 'entered_in_error')
      order by coalesce(r.issued_at, r.updated_at) desc, r.id desc limit 1)`,
    last_order: sql`(
      select jsonb_build_object('id', o.id, 'number', o.number, 'placed_at', ${isoOf(sql`o.placed_at`)},
        'total', o.total, 'currency', o.currency)
      from orders o where o.doctor_id = patients.doctor_id and o.patient_id = patients.id
        and o.order_state <> 'cancelled'
      order by o.placed_at desc, o.id desc limit 1)`,
    renewal: patientRenewal,
    questionnaire: answersWord,
    last_activity_at: isoOf(lastActivity),
  },
  filters: {
    q: (q) => everyWord(patients.searchText, q),
    status: (words, ctx) => isShownAs(words, ctx.clock.now()),
    tag: (tag) => sql`${tag} = any(${patients.tags})`,
    no_order: (wanted) => sql`${hasOrder} is ${truth(!wanted)}`,
    recipe_not_ordered: (wanted, ctx) => sql`${hasUnordered(ctx.clock.now())} is ${truth(wanted)}`,
    renewal: (words, ctx) => inArray(patientRenewal(ctx), words),
    archived: () => undefined,
  },
  sort: {
    name: sql`coalesce(${patients.kana}, ${patients.lastName} || ' ' || ${patients.firstName})`,
    last_order_at: sql`coalesce(${patients.lastOrderAt}, '-infinity'::timestamptz)`,
    last_activity_at: lastActivity,
  },
  vocabulary: ({ actor }) => [patientWords(sql`p.doctor_id = ${actor.id}`)],
  best: (q) => everyBeginning(patients.searchText, q),
  order: ['updated_at', 'DESC'],
})

function tabOf({ id, archived }: FilterOf<'doctorListPatients'>): SQL {
  if (id) return sql`${patients.status} <> 'anonymised'`
  if (archived) return sql`${patients.status} = 'archived'`
  return sql`${patients.status} not in ('archived', 'declined', 'anonymised')`
}

const hasOrder = sql`(exists (select 1 from orders o where o.doctor_id = patients.doctor_id and o.patient_id = patients.id
  and o.order_state <> 'cancelled'))`

const hasUnordered = (now: Date) => sql`(exists (
  select 1 from recipes r where r.doctor_id = patients.doctor_id and r.patient_id = patients.id
    and r.kind = 'patient' and ${whereIssued()} and r.first_ordered_at is null
    and r.issued_at <= ${now.toISOString()}::timestamptz - interval '7 days'))`

const truth = (value: boolean) => sql.raw(value ? 'true' : 'false')

/**
 * Status of the patient and of the last invitation in one word. An invitation whose time is over counts as
 * expired before the sweep has said so; a revoked one leaves a patient who is not invited.
 */
export const displayStatus = (
  now: Date,
): SQL<components['schemas']['PatientDisplayStatus']> => sql`case
  when patients.status <> 'invited' then patients.status
  else coalesce((
    select case when i.status in ('revoked', 'accepted') then 'registered_by_doctor'
      when i.status = 'bounced' then 'mail_bounced'
      when i.status = 'declined' then 'invitation_declined'
      when i.status = 'expired' or i.expires_at <= ${now.toISOString()}::timestamptz then 'invitation_expired'
      else 'invited' end
    from invitations i where i.patient_id = patients.id order by i.created_at desc, i.id desc limit 1), 'registered_by_doctor')
  end`

/** Whether one of these words is shown. The patient's own status narrows it first: invitations are read of few. */
export function isShownAs(words: string[], now: Date): SQL {
  const ofInvited = words.some((word) => /^invit|bounced|registered_by_doctor/.test(word))
  const own = sql.param([...words, ...(ofInvited ? ['invited'] : [])])
  return sql`(${patients.status} = any(${own}::text[]) and ${inArray(displayStatus(now), words)})`
}

/** How many patients the tabs of the doctor's list hold. */
export async function countPatients(
  ctx: DoctorCtx,
): Promise<components['schemas']['PatientCounts']> {
  const [row] = await ctx.db
    .select({
      current: sql<number>`count(*) filter (where ${patients.status} not in ('archived', 'declined', 'anonymised'))::int`,
      archived: sql<number>`count(*) filter (where ${patients.status} = 'archived')::int`,
      link_requested: sql<number>`count(*) filter (where ${patients.status} = 'link_requested')::int`,
    })
    .from(patients)
    .where(eq(patients.doctorId, ctx.actor.id))
  return row ?? { current: 0, archived: 0, link_requested: 0 }
}
