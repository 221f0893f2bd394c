import { payLinks } from '../../db/schema/payLink.ts'
import { and, eq } from '../../db/sql.ts'
import { defineEntity } from '../entity.ts'

/** Who may know of a link: the doctor who has sent it and its patient. Reminders are nobody's list. */
export const payLink = defineEntity({
  lock: 'pay_link',
  kind: 'pay_link',
  table: payLinks,
  visible: (actor) => {
    const isSent = eq(payLinks.kind, 'on_behalf')
    if (actor.role === 'doctor') return and(isSent, eq(payLinks.doctorId, actor.id))
    return actor.role === 'patient' ? eq(payLinks.patientId, actor.id) : undefined
  },
  about: ({ doctorId, patientId }) => ({ doctorId, patientId }),
  facts: ({ status }) => ({ status }),
})

export type LockedPayLink = Awaited<ReturnType<typeof payLink.lock>>
