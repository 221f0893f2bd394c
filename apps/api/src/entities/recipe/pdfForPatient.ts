import type { Locale, PatientCtx } from '../../context.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import { notFound } from '../errors.ts'
import { renderPdf } from '../platform/brand.ts'
import { getRecipeOfPatient } from './forPatient.ts'
import { headOf, recipeDocument, successorOf } from './pdf.ts'

/** The patient's own recipe as a schedule to print. */
export async function recipePdfForPatient(ctx: PatientCtx, id: string, locale: Locale) {
  const recipe = await getRecipeOfPatient(ctx, id)
  const [row] = await ctx.db
    .select({ doctor: doctors, patient: patients })
    .from(recipes)
    .innerJoin(doctors, eq(doctors.id, recipes.doctorId))
    .innerJoin(patients, eq(patients.id, recipes.patientId))
    .where(eq(recipes.id, id))
  if (!row) throw notFound()
  const { doctor, patient } = row
  const person = {
    id: patient.id,
    number: patient.number,
    last_name: patient.lastName,
    first_name: patient.firstName,
    status: patient.status,
  }
  const document = recipeDocument(
    {
      ...recipe,
      patient: person,
      birthDate: patient.birthDate,
      successor: await successorOf(ctx, recipe),
    },
    locale,
    await headOf(ctx, doctor, locale),
  )
  const content = await renderPdf(ctx, document)
  return { content, filename: `${recipe.number}-v${recipe.version}.pdf` }
}
