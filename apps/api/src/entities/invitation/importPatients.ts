import { type DoctorCtx, pgCode } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { eq } from '../../db/sql.ts'
import { importCsv } from '../csvImport.ts'
import { invalid, type Texts } from '../errors.ts'
import { patientColumns, readPatientRow } from './importRow.ts'
import { addPatient } from './invite.ts'

/**
 * Patients from a CSV file, one a row, with an invitation each when `send` says so. Wrong rows change nothing
 * and say why at their columns; a dry run takes everything back, mails too. The doctor's own address is let
 * through and said.
 */
export async function importPatients(
  ctx: DoctorCtx,
  { text, dryRun, send }: { text: string; dryRun: boolean; send: boolean },
) {
  const [doctor] = await ctx.db
    .select({ email: doctors.email })
    .from(doctors)
    .where(eq(doctors.id, ctx.actor.id))
  const own = doctor?.email.toLowerCase()
  return importCsv(ctx, { text, dryRun }, patientColumns, async (tx, row) => {
    const input = readPatientRow(row)
    try {
      await addPatient(tx, { ...input, send })
      return input.email.toLowerCase() === own ? ownAddress : undefined
    } catch (error) {
      // somebody else has just added the same address
      if (pgCode(error) === '23505') throw emailTaken()
      throw error
    }
  })
}

const ownAddress: Texts = {
  en: 'This is your own address. It works, as patients sign in separately, but it is rarely meant.',
  ja: 'ご自身のメールアドレスです。登録は可能ですが、お間違いでないかご確認ください。',
}

const emailTaken = () =>
  invalid('email', 'EMAIL_TAKEN', {
    en: 'A patient with this address is already in your list.',
    ja: 'このメールアドレスの患者さんはすでに登録されています。',
  })
