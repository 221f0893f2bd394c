import type { TxCtx } from '../context.ts'
import { patients } from '../db/schema/patient.ts'
import { and, eq } from '../db/sql.ts'
import { patient } from './patient/entity.ts'

/** Declines everybody who asks to join a practice that ends: nobody but its doctor could answer them. */
export async function declineLinkRequests(tx: TxCtx, doctorId: string): Promise<void> {
  const asksToJoin = and(eq(patients.doctorId, doctorId), eq(patients.status, 'link_requested'))
  await patient.moveWhere(tx, asksToJoin, [
    'declined',
    {},
    { action: 'decline_link', as: 'doctor' },
  ])
}
