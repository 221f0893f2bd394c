import { type DoctorCtx, inTransaction } from '../../context.ts'
import { auditPatient } from '../audit.ts'
import type { AuditAction } from '../auditActions.ts'
import type { List } from '../read/list.ts'
import { getPatientOfDoctor } from './entity.ts'

/** Pages of a list of a patient of the doctor; each read is in the log. */
export const pagesOfPatient =
  <R, Q>(action: AuditAction, list: List<R, DoctorCtx, Q, string>) =>
  (ctx: DoctorCtx, patientId: string, query: Q) =>
    inTransaction(ctx, async (tx) => {
      await getPatientOfDoctor(tx, patientId)
      const page = await list.page(tx, query, patientId)
      await auditPatient(tx, action, { id: patientId, doctorId: ctx.actor.id })
      return page
    })
