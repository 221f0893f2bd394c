import { type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { getSet, lockSet } from './lookup.ts'
import { type AnswerSet, doctorView, isUnread, type PatientAnswerSet, patientView } from './view.ts'

/** Answers for their doctor: the first look marks them as read, and every one is in the audit log. */
export const readAnswers = (ctx: DoctorCtx, patientId: string, id: string): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const loaded = await lockSet(tx, { patientId, id })
    if (isUnread(loaded.set)) await loaded.set.mark({ readByDoctorAt: tx.clock.now() })
    await loaded.set.log({ action: 'read' })
    return doctorView(tx, loaded)
  })

/** The patient's own. */
export const readOwnAnswers = async (ctx: PatientCtx, id: string): Promise<PatientAnswerSet> =>
  patientView(ctx, await getSet(ctx, { id }))
