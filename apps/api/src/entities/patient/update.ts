import type { components } from '@officina/openapi/schema'
import {
  type DoctorActor,
  type DoctorCtx,
  inTransaction,
  pgCode,
  type TxCtx,
} from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { invalid } from '../errors.ts'
import { countryOfDoctor, withPhone } from '../phones.ts'
import { defineWrites } from '../read/writes.ts'
import { assertPatientFacts } from './check.ts'
import { patient as entity, type Patient } from './entity.ts'
import { sourcesAfter } from './healthSources.ts'
import { endOpenInvitations } from './invitations.ts'

type Input = components['schemas']['PatientPatch']

/**
 * Changes a patient of the doctor. The email address only until the first sign-in; changing it kills the
 * open invitation, whose link went to the old address. Stale revisions are 409.
 */
export async function updatePatient(ctx: DoctorCtx, id: string, input: Input): Promise<void> {
  try {
    await inTransaction(ctx, (tx) => change(tx, id, input))
  } catch (error) {
    if (pgCode(error) === '23505') await assertPatientFacts(ctx, input, id)
    throw error
  }
}

async function change(ctx: TxCtx<DoctorActor>, id: string, input: Input): Promise<void> {
  const patient = await entity.lock(ctx, id, input.revision)
  const mailChanges = input.email !== undefined && input.email !== patient.email
  if (mailChanges && patient.accountId) throw fixedEmail()
  await assertPatientFacts(ctx, input, id)
  const country = await countryOfDoctor(ctx, patient.doctorId)
  const values = valuesOf(withPhone(input, { country, stored: patient }))
  const changed = Object.keys(values).filter((key) => differs(values, patient, key))
  if (changed.length === 0) return
  const healthSources = sourcesAfter(patient, values, 'doctor', ctx.clock.now())
  // what was guessed wrong was the date before
  const tries = changed.includes('birthDate') ? { birthDateTries: 0 } : {}
  const saved = await patient.save({ ...values, healthSources, ...tries }, null)
  await saved.log({
    action: 'update',
    before: { revision: patient.revision, ...termsOf(patient, changed) },
    after: { revision: saved.revision, fields: changed, ...termsOf(saved, changed) },
  })
  if (mailChanges) await endOpenInvitations(ctx, id)
}

const percents = ['discount_percent', 'first_order_discount_percent']
const writes = defineWrites('doctorUpdatePatient', patients, ['revision', ...percents])

function valuesOf(input: Input): Partial<Patient> {
  const values = {
    ...writes(input),
    tags: input.tags && [...new Set(input.tags)],
    discountBp: bpOf(input.discount_percent),
    firstOrderDiscountBp: bpOf(input.first_order_discount_percent),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** Values that may stand in the log: no names, no health data. */
const termsOf = (patient: Patient, changed: string[]) =>
  Object.fromEntries(
    (['discountBp', 'firstOrderDiscountBp', 'catalogAccess'] as const)
      .filter((key) => changed.includes(key))
      .map((key) => [key, patient[key]]),
  )

const bpOf = (percent: number | undefined) => (percent === undefined ? undefined : percent * 100)

const differs = (values: Partial<Patient>, patient: Patient, key: string): boolean =>
  JSON.stringify(values[key as keyof Patient]) !== JSON.stringify(patient[key as keyof Patient])

const fixedEmail = () =>
  invalid('email', 'EMAIL_FIXED', {
    en: 'The patient has an account, so only the patient can change the email address.',
    ja: 'すでに患者さんのアカウントがあるため、メールアドレスはご本人のみ変更できます。',
  })
