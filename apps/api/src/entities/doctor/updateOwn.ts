import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { invalid } from '../errors.ts'
import { doctor as entity } from './entity.ts'
import { columnsOf } from './fields.ts'
import { ownRateBp } from './rates.ts'

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
    const doctor = await entity.lock(tx, tx.actor.id, revision)
    const changed = Object.entries(columns).filter(([key, value]) => doctor[key as 'id'] !== value)
    if (changed.length === 0) return
    const fields = changed.map(([key]) => key)
    await doctor.save(Object.fromEntries(changed), { action: 'update_own', after: { fields } })
  })
}

const tooHigh = (limit: number) =>
  invalid('discount_default_percent', 'DISCOUNT_TOO_HIGH', {
    en: `The discount can be at most ${limit}%, your own rate.`,
    ja: `割引率はご自身の手数料率（${limit}%）以下にしてください。`,
  })
