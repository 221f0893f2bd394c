import { type DoctorCtx, inTransaction, type PatientCtx } from '../../context.ts'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { eq } from '../../db/sql.ts'
import { getSetOfDoctor, getSetOfPatient } from './lookup.ts'
import { noteAnswers } from './note.ts'
import { type AnswerSet, doctorView, isUnread, type PatientAnswerSet, patientView } from './view.ts'

/** Answers for their doctor: the first look marks them as read, and every one is in the audit log. */
export const readAnswers = (ctx: DoctorCtx, patientId: string, id: string): Promise<AnswerSet> =>
  inTransaction(ctx, async (tx) => {
    const loaded = await getSetOfDoctor(tx, patientId, id)
    if (isUnread(loaded.set))
      await tx.db
        .update(answerSets)
        .set({ readByDoctorAt: tx.clock.now() })
        .where(eq(answerSets.id, id))
    await noteAnswers(tx, loaded.set, 'read')
    return doctorView(tx, loaded)
  })

/** The patient's own. */
export const readOwnAnswers = async (ctx: PatientCtx, id: string): Promise<PatientAnswerSet> =>
  patientView(ctx, await getSetOfPatient(ctx, id))
