import type { components } from '@officina/openapi/schema'
import { type BankPart, bankPartsOf, bankProblems, plainNumber } from '@officina/shared/bank'
import { dateIn, dayMs } from '@officina/shared/dates/days'
import { type Ctx, type DoctorCtx, inTransaction } from '../../context.ts'
import { encrypt } from '../../encryption.ts'
import { doctor as entity } from '../doctor/entity.ts'
import { mailDoctorOnce } from '../doctor/mailDoctor.ts'
import { invalidFields } from '../errors.ts'
import { getShopSettings, type ShopSettings } from '../platform/shopSettings.ts'
import { bankChanged } from './mails.ts'

type Bank = components['schemas']['DoctorBank']
type Change = components['schemas']['DoctorBankRequest']

export async function getBank(ctx: DoctorCtx): Promise<Bank> {
  const doctor = await entity.get(ctx, ctx.actor.id)
  const until = holdUntil(ctx, doctor.bankChangedAt, await getShopSettings(ctx))
  return {
    holder: doctor.bankHolder,
    bank: doctor.bankName,
    country: doctor.bankCountry ?? doctor.licenceCountry,
    bank_code: doctor.bankCode,
    branch: doctor.bankBranch,
    branch_code: doctor.bankBranchCode,
    kind: doctor.bankKind as Bank['kind'],
    number_last4: doctor.bankNumberLast4,
    changed_at: doctor.bankChangedAt?.toISOString() ?? null,
    payouts_from: until?.toISOString() ?? null,
    revision: doctor.revision,
  }
}

/** 422 at each code and number that has not the form of the country. */
function assertFits(change: Change): void {
  const { country, bank_code, branch_code, number } = change
  const wrong = Object.entries(bankProblems(country, { bank_code, branch_code, number }))
  if (wrong.length > 0)
    throw invalidFields(Object.fromEntries(wrong.map(([field, [en, ja]]) => [field, { en, ja }])))
}

/** A code as it is kept; null where the country has none. */
const codeOf = (country: string, name: BankPart, given: string | null | undefined) =>
  bankPartsOf(country)[name] ? plainNumber(given ?? '') : null

/** Replaces the account that pay-outs go to. The number is kept encrypted; pay-outs wait for some days. */
export function updateBank(ctx: DoctorCtx, change: Change): Promise<Bank> {
  assertFits(change)
  const { country } = change
  return inTransaction(ctx, async (tx) => {
    const before = await entity.lock(tx, tx.actor.id, change.revision)
    const now = tx.clock.now()
    const number = plainNumber(change.number)
    const after = await before.save(
      {
        bankHolder: change.holder,
        bankName: change.bank,
        bankCountry: country,
        bankCode: codeOf(country, 'bank_code', change.bank_code),
        bankBranch: change.branch ?? null,
        bankBranchCode: codeOf(country, 'branch_code', change.branch_code),
        bankKind: change.kind,
        bankNumberEnc: encrypt(tx.config, number),
        bankNumberLast4: number.slice(-4),
        bankChangedAt: now,
      },
      { action: 'change_bank', after: { fields: ['bank'] } },
    )
    const until = holdUntil(tx, now, await getShopSettings(tx))
    const payoutsFrom = until && dateIn(until, tx.config.timeZone)
    const mail = bankChanged(tx.config, { last4: number.slice(-4), payoutsFrom })
    await mailDoctorOnce(tx, after, mail, `${after.id}:${after.revision}`)
    return getBank(tx)
  })
}

/** Until when pay-outs wait after a change of the account; null when they do not. */
export function holdUntil(ctx: Ctx, changedAt: Date | null, rules: ShopSettings): Date | null {
  if (!changedAt) return null
  const days = rules['settlement.bank_change_hold_days']
  const until = new Date(changedAt.getTime() + days * dayMs)
  return until > ctx.clock.now() ? until : null
}
