import { randomInt } from 'node:crypto'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctor as entity } from './entity.ts'

/** Eight characters that cannot be mistaken for one another; 31^8 of them, so a clash is a retry. */
export function newClinicCode(): string {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
  return Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')
}

/** Gives the own clinic another code for patients; the one before stops working at once. */
export const renewClinicCode = (ctx: DoctorCtx): Promise<void> =>
  inTransaction(ctx, async (tx) => {
    const doctor = await entity.lock(tx, tx.actor.id)
    await doctor.save({ clinicCode: newClinicCode() }, { action: 'renew_clinic_code' })
  })
