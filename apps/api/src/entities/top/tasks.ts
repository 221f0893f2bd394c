import type { components } from '@officina/openapi/schema'
import { addDays, dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx } from '../../context.ts'
import { literal } from '../../db/frozen.ts'
import { whereTreated } from '../../db/schema/patient.ts'
import { whereIssued } from '../../db/schema/recipe.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { countOf } from '../list.ts'
import { successorOf } from '../product/successor.ts'
import { isAtRisk, linesWithStock } from '../stock/availability.ts'
import { isoOf } from '../wire.ts'
import { patientRef } from './patientRef.ts'

type Task = components['schemas']['DoctorTask']
const shown = 20

/** What waits for the doctor: people first, then links and answers, then what ends soon. */
export async function tasksOf(ctx: DoctorCtx): Promise<{ rows: Task[]; total: number }> {
  const all = tasksSql(ctx)
  const { rows } = await ctx.db.execute<Task>(sql`
    select kind, id, patient, label, ${isoOf(sql`at`)} as at, count,
      case when kind = 'product_at_risk' then (select ${successorOf} from products p where p.id = task.id) end as successor
    from (${all}) task order by rank, task.at, id limit ${literal(shown)}`)
  const { total } =
    rows.length < shown ? { total: rows.length } : await countOf(ctx, sql`(${all}) task`)
  return { rows, total }
}

function tasksSql(ctx: DoctorCtx): SQL {
  const id = ctx.actor.id
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`
  const zone = ctx.config.timeZone
  const today = dateIn(ctx.clock.now(), zone)
  const patient = sql`${patientRef} as patient`
  // what is left of an anonymised patient asks for nothing, nor does one who has moved to another doctor
  const isOwn = sql`p.doctor_id = ${id} and p.status <> 'anonymised'`
  // the last day is one on which it still is
  const endOf = (date: SQL) => sql`((${date} + 1)::timestamp at time zone ${zone})`
  return sql`
    select 0 as rank, 'product_report' as kind, r.id, ${patient}, l.snapshot->>'title' as label, r.created_at as at, 1 as count
      from product_reports r join patients p on p.id = r.patient_id join order_lines l on l.id = r.order_line_id
      where r.doctor_id = ${id} and r.status = 'open' and r.kind in ('reaction', 'quality') and ${isOwn}
    union all
    select 1 as rank, 'request' as kind, q.id, ${patient}, q.kind as label, q.created_at as at, 1 as count
      from requests q join patients p on p.id = q.patient_id
      where q.doctor_id = ${id} and q.status = 'open' and ${isOwn}
    union all
    select 2, 'link_request', p.id, ${patient}, null, p.created_at, 1
      from patients p where p.doctor_id = ${id} and p.status = 'link_requested'
    union all
    select 3, 'renewal_asked', p.id, ${patient}, null, i.renewal_asked_at, 1
      from patients p join lateral (select * from invitations i where i.patient_id = p.id order by i.created_at desc, i.id desc limit 1) i on true
      where p.doctor_id = ${id} and p.status = 'invited' and i.renewal_asked_at is not null
    union all
    select case i.status when 'bounced' then 3 else 5 end,
        case i.status when 'bounced' then 'invitation_bounced' else 'invitation_expiring' end,
        p.id, ${patient}, i.email, case i.status when 'bounced' then i.bounced_at else i.expires_at end, 1
      from patients p join lateral (select * from invitations i where i.patient_id = p.id order by i.created_at desc, i.id desc limit 1) i on true
      where p.doctor_id = ${id} and p.status = 'invited' and i.renewal_asked_at is null
        and (i.status = 'bounced' or (i.status in ('pending', 'opened') and i.expires_at > ${now}
          and i.expires_at <= ${now} + interval '3 days'))
    union all
    select 4, 'answers_unread', a.id, ${patient}, null, a.submitted_at, 1
      from answer_sets a join patients p on p.id = a.patient_id
      where a.doctor_id = ${id} and a.status in ('submitted', 'amended') and a.read_by_doctor_at is null and ${isOwn}
    union all
    select 4, 'recipe_not_issued', r.id, ${patient}, nullif(coalesce(nullif(r.label, ''), r.title), ''), i.accepted_at, 1
      from invitations i join recipes r on r.id = i.recipe_draft_id and r.patient_id = i.patient_id
      join patients p on p.id = i.patient_id
      where i.doctor_id = ${id} and i.status = 'accepted' and r.status = 'draft' and p.status = 'active' and p.doctor_id = ${id}
    union all
    select 6, 'recipe_expiring', r.id, ${patient}, coalesce(r.number, r.label), ${endOf(sql`r.expires_on`)}, 1
      from recipes r join patients p on p.id = r.patient_id
      where r.doctor_id = ${id} and r.kind = 'patient' and ${whereIssued()} and p.doctor_id = ${id} and ${whereTreated(sql`p.status`)}
        and r.expires_on between ${today}::date and ${addDays(today, 14)}::date
    union all
    select 7, 'product_at_risk', p.id, null::jsonb, p.title, null::timestamptz, count(distinct r.patient_id)::int
      from ${linesWithStock} join recipes r on r.id = l.recipe_id
      join patients o on o.id = r.patient_id and o.doctor_id = r.doctor_id and ${whereTreated(sql`o.status`)}
      where r.doctor_id = ${id} and r.kind = 'patient' and ${whereIssued()} and l.state = 'active' and ${isAtRisk} group by p.id
    union all
    select 0, 'licence_expiring', d.id, null::jsonb, d.licence_expires_on::text, ${endOf(sql`d.licence_expires_on`)}, 1
      from doctors d where d.id = ${id} and d.licence_expires_on <= ${addDays(today, 60)}::date and d.licence_renewal_sent_at is null`
}
