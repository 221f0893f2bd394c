import { dayMs } from '@officina/shared/dates/days'
import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { maxSendsPerDay, openInvitations, settleMs } from '../invitationBounds.ts'

/**
 * Whether issuing a recipe at `issuedAt` to `patients p` sends their invitation again: it is the first, and the
 * open invitation was mailed, said nothing of a recipe and was not opened a moment ago.
 */
export function isReinvited({ clock }: Ctx, issuedAt: Date = clock.now()): SQL<boolean> {
  const now = clock.now()
  const before = (ms: number) => new Date(now.getTime() - ms)
  return sql<boolean>`(p.status = 'invited'
    and exists (
      select from (
        select * from invitations i where i.doctor_id = p.doctor_id and i.patient_id = p.id
        order by i.created_at desc, i.id desc limit 1
      ) last
      where last.sent_at is not null and last.recipe_draft_id is null
        and last.status = any(${sql.param([...openInvitations])}::text[]) and last.expires_at > ${now}
        and (last.opened_at is null or last.opened_at <= ${before(settleMs)}))
    and not exists (
      select from recipes told
      where told.doctor_id = p.doctor_id and told.patient_id = p.id and told.number is not null
        and told.issued_at < ${issuedAt})
    and (select count(*) from invitations i
      where i.doctor_id = p.doctor_id and i.patient_id = p.id and i.sent_at > ${before(dayMs)}) < ${maxSendsPerDay})`
}
