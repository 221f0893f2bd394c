import type { Ctx } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { eq } from '../../db/sql.ts'
import type { MailTarget } from '../../mail/send.ts'

/** What the mails about a recipe tell. Links lead to the reader's own page. */
export type RecipeMailData = {
  patientName: { last: string; first: string }
  doctorName: { last: string; first: string }
  clinic: string
  label: string
  number: string
  expiresOn: string
  patientUrl: string
  doctorUrl: string
}

/** Facts and receivers of mails about a recipe; undefined when the patient cannot sign in. */
export async function mailFacts(ctx: Ctx, recipeId: string) {
  const facts = await mailFactsOfBoth(ctx, recipeId)
  return facts?.patient ? { ...facts, patient: facts.patient } : undefined
}

/** The same for what the doctor is told in any case; without `patient` when they cannot sign in. */
export async function mailFactsOfBoth(ctx: Ctx, recipeId: string) {
  const [row] = await ctx.db
    .select({ r: recipes, p: patients, d: doctors, a: accounts })
    .from(recipes)
    .innerJoin(patients, eq(patients.id, recipes.patientId))
    .innerJoin(doctors, eq(doctors.id, recipes.doctorId))
    .innerJoin(accounts, eq(accounts.id, doctors.accountId))
    .where(eq(recipes.id, recipeId))
  const email = row?.p.status === 'active' ? row.p.email : null
  if (!row) return undefined
  const { r, p, d, a } = row
  const data: RecipeMailData = {
    patientName: { last: p.lastName, first: p.firstName },
    doctorName: { last: d.lastName, first: d.firstName },
    clinic: d.clinicName,
    label: r.label || r.title,
    number: r.number ?? '',
    expiresOn: r.expiresOn ?? '',
    patientUrl: `${ctx.config.publicUrl}/user/recipes?id=${r.id}`,
    doctorUrl: `${ctx.config.publicUrl}/doctors/patients/${p.id}/recipes?id=${r.id}`,
  }
  const patient: MailTarget | undefined = email
    ? {
        to: email,
        locale: p.language,
        accountId: p.accountId,
        doctorId: d.id,
        patientId: p.id,
      }
    : undefined
  const doctor: MailTarget = {
    to: d.email,
    locale: a.locale === 'ja' ? 'ja' : 'en',
    accountId: d.accountId,
    doctorId: d.id,
  }
  return { data, patient, doctor, disclosureText: d.disclosureText }
}
