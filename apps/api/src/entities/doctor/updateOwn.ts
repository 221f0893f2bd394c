import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, notFound, revisionConflict } from '../errors.ts'
import { columnsOf } from './fields.ts'
import { ownRateBp } from './rateOn.ts'

type Input = components['schemas']['DoctorMePatch']

/** Changes the own profile. A stale revision is 409; a discount above the own rate is 422. */
export async function updateOwnDoctor(ctx: DoctorCtx, input: Input): Promise<void> {
  const { revision, disclosure_text: disclosure, discount_default_percent: discount } = input
  const limit = Math.floor((await ownRateBp(ctx)) / 100)
  if ((discount ?? 0) > limit) throw tooHigh(limit)
  const columns = {
    ...columnsOf(input),
    ...(disclosure === undefined ? {} : { disclosureText: disclosure }),
    ...(discount === undefined ? {} : { discountDefaultBp: discount * 100 }),
  }
  await inTransaction(ctx, async (tx) => {
    const [doctor] = await tx.db
      .select()
      .from(doctors)
      .where(eq(doctors.id, tx.actor.id))
      .for('update')
    if (!doctor) throw notFound()
    if (doctor.revision !== revision) throw revisionConflict(null, doctor.updatedAt)
    const changed = Object.entries(columns).filter(([key, value]) => doctor[key as 'id'] !== value)
    if (changed.length === 0) return
    const set = { ...Object.fromEntries(changed), revision: revision + 1 }
    await tx.db
      .update(doctors)
      .set({ ...set, updatedAt: tx.clock.now() })
      .where(eq(doctors.id, doctor.id))
    await audit(tx, {
      action: 'doctor.update_own',
      objectType: 'doctor',
      objectId: doctor.id,
      doctorId: doctor.id,
      after: { fields: changed.map(([key]) => key) },
    })
  })
}

const tooHigh = (limit: number) =>
  invalid('discount_default_percent', 'DISCOUNT_TOO_HIGH', {
    en: `The discount can be at most ${limit} %, your own rate.`,
    ja: `割引率はご自身の手数料率（${limit}%）以下にしてください。`,
  })
