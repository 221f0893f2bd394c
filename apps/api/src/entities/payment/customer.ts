import { type Ctx, inTransaction, type TxCtx } from '../../context.ts'
import { paymentCustomers } from '../../db/schema/order.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import type { Payments } from '../../payments/port.ts'

type Patient = { patientId: string; doctorId: string }

const isOf = (provider: Payments, patientId: string) =>
  and(
    eq(paymentCustomers.patientId, patientId),
    eq(paymentCustomers.provider, provider.provider),
    isNull(paymentCustomers.forgetAt),
  )

/** Who the patient is at the provider; undefined while they have never saved a card. */
export async function findCustomer(
  ctx: Ctx,
  provider: Payments,
  patientId: string,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ ref: paymentCustomers.ref })
    .from(paymentCustomers)
    .where(isOf(provider, patientId))
  return row?.ref
}

/**
 * The same, made when it is first needed. Never inside a transaction; two calls at once make one.
 * @throws PaymentError
 */
export async function customerOf(
  ctx: Ctx,
  provider: Payments,
  { patientId, doctorId }: Patient,
): Promise<string | null> {
  const known = await findCustomer(ctx, provider, patientId)
  if (known) return known
  const ref = await provider.createCustomer(patientId)
  await ctx.db
    .insert(paymentCustomers)
    .values({
      patientId,
      doctorId,
      provider: provider.provider,
      ref,
      createdAt: ctx.clock.now(),
    })
    .onConflictDoNothing()
  return (await findCustomer(ctx, provider, patientId)) ?? null
}

/** The patient is erased: nothing is charged any more from now on, and the provider is told after the commit. */
export async function forgetCustomer(tx: TxCtx, patientId: string): Promise<void> {
  const rows = await tx.db
    .update(paymentCustomers)
    .set({ forgetAt: tx.clock.now() })
    .where(eq(paymentCustomers.patientId, patientId))
    .returning({ patientId: paymentCustomers.patientId })
  if (rows.length > 0) await tx.jobs.enqueue(tx, 'payment.forget', { patientId })
}

/** Has the provider forget an erased patient with all cards; asked again until it has. */
export async function forgetAtProvider(ctx: Ctx, patientId: string): Promise<void> {
  const { payments: provider } = ctx
  const rows = await ctx.db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.patientId, patientId))
  for (const { forgetAt, provider: name, ref } of rows) {
    if (!forgetAt || name !== provider?.provider) continue
    await provider.deleteCustomer(ref)
    await inTransaction(ctx, async (tx) => {
      await tx.db
        .delete(paymentCustomers)
        .where(and(eq(paymentCustomers.patientId, patientId), eq(paymentCustomers.provider, name)))
    })
  }
}
