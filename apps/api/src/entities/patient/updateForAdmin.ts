import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import { type AdminCtx, inTransaction } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { invalid, invalidTransition } from '../errors.ts'
import { defineWrites } from '../read/writes.ts'
import { patient as entity } from './entity.ts'
import type { Patient } from './get.ts'

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
    if (input.birth_date && input.birth_date > dateIn(tx.clock.now(), tx.config.timeZone))
      throw invalid('birth_date', 'VALIDATION_FAILED', {
        en: 'The birth date must be in the past.',
        ja: '生年月日は過去の日付にしてください。',
      })
    const columns = writes(input)
    const fields = Object.keys(columns).filter(
      (key) => columns[key as keyof typeof columns] !== patient[key as keyof Patient],
    )
    if (fields.length === 0) return
    await patient.save(columns, { action: 'update', after: { fields } })
  })
}

const writes = defineWrites('adminUpdatePatient', patients, ['revision'])
