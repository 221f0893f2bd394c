import type { components } from '@officina/openapi/schema'
import { type DoctorCtx, inTransaction, pgCode } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { eq } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid, revisionConflict } from '../errors.ts'
import { endOpenInvitations } from '../invitation/send.ts'
import { lastChange } from './changes.ts'
import { assertPatientFacts } from './check.ts'
import { lockPatientOfDoctor, type Patient } from './get.ts'
import { sourcesAfter } from './healthSources.ts'

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

async function change(ctx: DoctorCtx, id: string, input: Input): Promise<void> {
  const patient = await lockPatientOfDoctor(ctx, id)
  if (patient.revision !== input.revision) {
    const { by, at } = await lastChange(ctx, patient)
    throw revisionConflict(by, at)
  }
  const mailChanges = input.email !== undefined && input.email !== patient.email
  if (mailChanges && patient.accountId) throw fixedEmail()
  await assertPatientFacts(ctx, input, id)
  const values = valuesOf(input)
  const changed = Object.keys(values).filter((key) => differs(values, patient, key))
  if (changed.length === 0) return
  const healthSources = sourcesAfter(patient, values, 'doctor', ctx.clock.now())
  await ctx.db
    .update(patients)
    .set({
      ...values,
      healthSources,
      updatedAt: ctx.clock.now(),
      revision: patient.revision + 1,
    })
    .where(eq(patients.id, id))
  if (mailChanges) await endOpenInvitations(ctx, id)
  await audit(ctx, {
    action: 'patient.update',
    objectType: 'patient',
    objectId: id,
    doctorId: patient.doctorId,
    patientId: id,
    before: { revision: patient.revision, ...termsOf(patient, changed) },
    after: {
      revision: patient.revision + 1,
      fields: changed,
      ...termsOf({ ...patient, ...values }, changed),
    },
  })
}

function valuesOf(input: Input): Partial<Patient> {
  const values: { [K in keyof Patient]?: Patient[K] | undefined } = {
    lastName: input.last_name,
    firstName: input.first_name,
    kana: input.kana,
    email: input.email,
    phone: input.phone,
    birthDate: input.birth_date,
    sex: input.sex,
    language: input.language,
    tags: input.tags && [...new Set(input.tags)],
    allergies: input.allergies,
    conditions: input.conditions,
    medications: input.medications,
    pregnancy: input.pregnancy,
    discountBp: bpOf(input.discount_percent),
    firstOrderDiscountBp: bpOf(input.first_order_discount_percent),
    catalogAccess: input.catalog_access,
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
    en: 'The patient has signed in, so only the patient can change the address.',
    ja: '患者さんがすでにサインインしているため、変更はご本人のみ可能です。',
  })
