import type { Ctx, Locale } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import type { Order } from './load.ts'

/** In which language an order's patient reads what the system writes of it. */
export async function localeOfPatient(
  ctx: Ctx,
  { patientId }: Pick<Order, 'patientId'>,
): Promise<Locale> {
  const [row] = await ctx.db
    .select({ account: accounts.locale, patient: patients.language })
    .from(patients)
    .leftJoin(accounts, eq(accounts.id, patients.accountId))
    .where(eq(patients.id, patientId))
  return row?.account ?? row?.patient ?? 'en'
}
