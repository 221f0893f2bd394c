import type { TxCtx } from '../context.ts'
import { requests } from '../db/schema/patient.ts'
import { and, eq } from '../db/sql.ts'
import { request } from './request/entity.ts'

/** Ends what a patient has asked and nobody answered: the doctor who was asked treats them no more. */
export async function withdrawOpenRequests(tx: TxCtx, patientId: string): Promise<void> {
  const decidedAt = tx.clock.now()
  const isAsked = and(eq(requests.patientId, patientId), eq(requests.status, 'open'))
  for (const asked of await request.lockWhere(tx, isAsked))
    await asked.move('withdrawn', { decidedAt }, { action: 'withdrawn', as: 'system' })
}
