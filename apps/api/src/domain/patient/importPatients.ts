import { type DoctorCtx, pgCode } from '../../context.ts'
import { importCsv } from '../csvImport.ts'
import { invalid } from '../errors.ts'
import { patientColumns, readPatientRow } from './importRow.ts'
import { addPatient } from './invite.ts'

/**
 * Patients from a CSV file, one a row, with an invitation each when `send` says so. Wrong rows change nothing
 * and say why at their columns; a dry run takes everything back, mails too.
 */
export const importPatients = (
  ctx: DoctorCtx,
  { text, dryRun, send }: { text: string; dryRun: boolean; send: boolean },
) =>
  importCsv(ctx, { text, dryRun }, patientColumns, async (tx, row) => {
    const input = readPatientRow(row)
    try {
      await addPatient(tx, { ...input, send })
      return undefined
    } catch (error) {
      // somebody else has just added the same address
      if (pgCode(error) === '23505') throw emailTaken()
      throw error
    }
  })

const emailTaken = () =>
  invalid('email', 'EMAIL_TAKEN', {
    en: 'A patient with this address is already in your list.',
    ja: 'このメールアドレスの患者さんはすでに登録されています。',
  })
