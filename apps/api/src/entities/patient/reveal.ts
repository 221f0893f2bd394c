import { type AdminCtx, inTransaction } from '../../context.ts'
import { addresses } from '../../db/schema/patient.ts'
import { and, eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { notFound } from '../errors.ts'
import { patient as entity } from './entity.ts'

type Wanted = { field: 'email' | 'phone'; address_id?: string }

/** One address of a patient in full, or the number of an entry of the address book; who looked at which stands in the history. */
export const revealPatient = (
  ctx: AdminCtx,
  id: string,
  { field, address_id }: Wanted,
): Promise<{ value: string | null }> =>
  inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    const value = address_id ? await phoneOf(tx, id, address_id) : patient[field]
    await audit(tx, {
      action: 'patient.reveal',
      objectType: 'patient',
      objectId: id,
      doctorId: patient.doctorId,
      patientId: id,
      after: { field, ...(address_id ? { part: 'addresses' } : {}) },
    })
    return { value }
  })

async function phoneOf(ctx: AdminCtx, patientId: string, addressId: string): Promise<string> {
  const [address] = await ctx.db
    .select({ phone: addresses.phone })
    .from(addresses)
    .where(and(eq(addresses.id, addressId), eq(addresses.patientId, patientId)))
  if (!address) throw notFound()
  return address.phone
}
