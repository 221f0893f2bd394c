import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { invalid } from '../errors.ts'
import { doctor as entity } from './entity.ts'
import { columnsOf, withPlainPhones } from './fields.ts'
import { ownRateBp, waives } from './rates.ts'

type Input = components['schemas']['DoctorMePatch']

/** Changes the own profile. A stale revision is 409; a discount above the own rate is 422. */
export async function updateOwnDoctor(ctx: DoctorCtx, input: Input): Promise<void> {
  const { revision, disclosure_text: disclosure, discount_default_percent: discount } = input
  const { zero_commission: zero, campaigns_to_patients: campaigns } = input
  const limit = Math.floor((await ownRateBp(ctx)) / 100)
  if ((discount ?? 0) > limit) throw tooHigh(limit)
  if (zero && !waives(ctx, { zeroCommission: zero })) throw notHere()
  const columns = {
    ...(disclosure === undefined ? {} : { disclosureText: disclosure }),
    ...(discount === undefined ? {} : { discountDefaultBp: discount * 100 }),
    ...(zero === undefined ? {} : { zeroCommission: zero }),
    ...(campaigns === undefined ? {} : { campaignsToPatients: campaigns }),
  }
  await inTransaction(ctx, async (tx) => {
    const doctor = await entity.lock(tx, tx.actor.id, revision)
    const given = { ...columnsOf(withPlainPhones(input, doctor)), ...columns }
    const changed = Object.entries(given).filter(([key, value]) => doctor[key as 'id'] !== value)
    if (changed.length === 0) return
    const fields = changed.map(([key]) => key)
    const choices = changed.filter(([, value]) => typeof value === 'boolean')
    await doctor.save(Object.fromEntries(changed), {
      action: 'update_own',
      after: { fields, ...Object.fromEntries(choices) },
    })
  })
}

const notHere = () =>
  invalid('zero_commission', 'VALIDATION_FAILED', {
    en: 'This shop cannot give patients a discount, so your commission stays as agreed.',
    ja: 'このショップでは患者さんへの割引を設定できないため、手数料は合意どおりとなります。',
  })

const tooHigh = (limit: number) =>
  invalid('discount_default_percent', 'DISCOUNT_TOO_HIGH', {
    en: `The discount cannot be more than your commission rate (${limit}%).`,
    ja: `割引率はご自身の手数料率（${limit}%）以下にしてください。`,
  })
