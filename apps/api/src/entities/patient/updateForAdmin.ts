import type { components } from '@officina/openapi/schema'
import { birthDateProblem } from '@officina/shared/birthDateProblem'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { addresses, patients } from '../../db/schema/patient.ts'
import { and, eq } from '../../db/sql.ts'
import { auditPatient } from '../audit.ts'
import { invalid, invalidTransition, notFound } from '../errors.ts'
import { defineWrites } from '../read/writes.ts'
import { isBirthDate } from './check.ts'
import { patient as entity, type Patient } from './entity.ts'

type Changes = components['schemas']['AdminPatientUpdate']

/** Changes the fields that are given; the history names them without their values. */
export async function updatePatientForAdmin(
  ctx: AdminCtx,
  id: string,
  input: Changes,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id, input.revision)
    if (patient.status === 'anonymised')
      throw invalidTransition('patient', 'anonymised', 'changed', [])
    if (input.birth_date && !isBirthDate(tx, input.birth_date))
      throw invalid('birth_date', 'VALIDATION_FAILED', birthDateProblem)
    const columns = writes(input)
    const fields = Object.keys(columns).filter(
      (key) => columns[key as keyof typeof columns] !== patient[key as keyof Patient],
    )
    if (fields.length === 0) return
    // what was guessed wrong was the date before
    const tries = fields.includes('birthDate') ? { birthDateTries: 0 } : {}
    await patient.save({ ...columns, ...tries }, { action: 'update', after: { fields } })
  })
}

const writes = defineWrites('adminUpdatePatient', patients, ['revision'])

type Wanted = { field: 'email' | 'phone'; address_id?: string; order_id?: string }

/** One address of a patient in full, or the number of an entry of the address book or of an order; who looked at which stands in the history. */
export const revealPatient = (
  ctx: AdminCtx,
  id: string,
  { field, address_id, order_id }: Wanted,
): Promise<{ value: string | null }> =>
  inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, id)
    const value = address_id
      ? await phoneOf(tx, id, address_id)
      : order_id
        ? await phoneOfOrder(tx, id, order_id)
        : patient[field]
    const part = address_id ? { part: 'addresses' } : order_id ? { part: 'orders' } : {}
    await auditPatient(tx, 'patient.reveal', patient, { field, ...part })
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

async function phoneOfOrder(ctx: AdminCtx, patientId: string, orderId: string): Promise<string> {
  const [order] = await ctx.db
    .select({ address: orders.address })
    .from(orders)
    .where(and(eq(orders.id, orderId), eq(orders.patientId, patientId)))
  if (!order) throw notFound()
  return order.address.phone
}
