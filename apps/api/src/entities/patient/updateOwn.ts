import type { components } from '@officina/openapi/schema'
import { birthDateProblem } from '@officina/shared/birthDateProblem'
import { inTransaction, type PatientCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { invalid } from '../errors.ts'
import { countryOfDoctor, withPhone } from '../phones.ts'
import { defineWrites } from '../read/writes.ts'
import { isBirthDate } from './check.ts'
import { patient as entity } from './entity.ts'
import { sourcesAfter } from './healthSources.ts'

type Input = components['schemas']['PatientMePatch']
type Patient = typeof patients.$inferSelect

/** Changes the own profile and health facts. A stale revision is 409; a recorded birth date is fixed (422). */
export async function updateOwnPatient(ctx: PatientCtx, input: Input): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const patient = await entity.lock(tx, tx.actor.id, input.revision)
    assertBirthDate(tx, patient, input.birth_date)
    const country = await countryOfDoctor(tx, patient.doctorId)
    const changed = Object.entries(valuesOf(withPhone(input, { country, stored: patient }))).filter(
      ([key, value]) => JSON.stringify(value) !== JSON.stringify(patient[key as 'id']),
    )
    if (changed.length === 0) return
    const values = Object.fromEntries(changed)
    const healthSources = sourcesAfter(patient, values, 'patient', tx.clock.now())
    const fields = changed.map(([key]) => key)
    await patient.save({ ...values, healthSources }, { action: 'update_own', after: { fields } })
  })
}

const writes = defineWrites('patientUpdateMe', patients, ['revision'])

const valuesOf = (input: Input) =>
  Object.fromEntries(
    Object.entries(writes(input)).map(([key, value]) => [
      key,
      Array.isArray(value) ? [...new Set(value)] : value,
    ]),
  )

function assertBirthDate(ctx: PatientCtx, patient: Patient, next: string | null | undefined): void {
  if (next === undefined || next === patient.birthDate) return
  if (patient.birthDate !== null)
    throw invalid('birth_date', 'BIRTH_DATE_FIXED', {
      en: 'The date of birth is already on record. Ask your clinic to correct it.',
      ja: '生年月日は登録済みです。誤りがある場合はクリニックにお問い合わせください。',
    })
  if (next && !isBirthDate(ctx, next))
    throw invalid('birth_date', 'VALIDATION_FAILED', birthDateProblem)
}
