import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import type { Mail } from '../../mail/content.ts'
import type { ActionOf } from '../auditActions.ts'
import { forbidden, invalidTransition } from '../errors.ts'
import { allowedFrom } from '../machine.ts'
import { type DoctorStatus, doctorMachine, doctor as entity, type LockedDoctor } from './entity.ts'
import { mailDoctor } from './mailDoctor.ts'

type Step = {
  /** The machine's name of the step: two ways can lead to one state. */
  name: string
  to: DoctorStatus
  action: ActionOf<'doctor'>
  revision: number
  reason?: string | null
  /** Checks that need the locked row; throws what is wrong. */
  check?: (ctx: TxCtx<AdminActor>, doctor: LockedDoctor) => Promise<void>
  /** Columns written beside the status. */
  set: (
    doctor: LockedDoctor,
  ) => Omit<Partial<typeof doctors.$inferInsert>, 'id' | 'status' | 'revision' | 'updatedAt'>
  after?: Record<string, unknown>
  mail?: (doctor: LockedDoctor, ctx: TxCtx) => Mail | Promise<Mail>
}

/** Moves a doctor to another state: lock, revision, machine, columns, audit and mail in one transaction. */
export async function moveDoctor(ctx: AdminCtx, id: string, step: Step): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const doctor = await entity.lock(ctx, id, step.revision)
    assertStep(doctor.status, step)
    await step.check?.(ctx, doctor)
    const { to, action, after = {}, reason } = step
    await doctor.move(to, step.set(doctor), {
      action,
      after,
      reason,
      follows: doctor.status === to,
    })
    if (step.mail) await mailDoctor(ctx, doctor, await step.mail(doctor, ctx))
  })
}

function assertStep(from: DoctorStatus, step: Step): void {
  const known = doctorMachine.transitions.some(
    (t) => t.name === step.name && t.from === from && t.to === step.to && t.who.includes('admin'),
  )
  if (!known)
    throw invalidTransition('doctor', from, step.to, allowedFrom(doctorMachine, from, 'admin'))
}

/** Who rejected an applicant may not decide about the next application. */
export async function assertOtherAdmin(ctx: AdminCtx, doctor: LockedDoctor): Promise<void> {
  if (doctor.rejectedBy !== ctx.actor.id) return
  throw forbidden('FOUR_EYES', {
    en: 'You rejected this applicant before, so another administrator must decide.',
    ja: '以前にご自身が却下した申請者のため、今回はほかの管理者が判断する必要があります。',
  })
}
