import { birthDateProblem } from '@officina/shared/birthDateProblem'
import { dateIn } from '@officina/shared/dates/days'
import type { Ctx, DoctorCtx } from '../../context.ts'
import { patients } from '../../db/schema/patient.ts'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { recipes } from '../../db/schema/recipe.ts'
import { and, eq, isNull, notInArray, sql } from '../../db/sql.ts'
import { ownRateBp } from '../doctor/rates.ts'
import { invalidFields, type Texts } from '../errors.ts'

type Facts = {
  email?: string | undefined
  birth_date?: string | null | undefined
  discount_percent?: number | undefined
  first_order_discount_percent?: number | undefined
  questionnaire_id?: string | null | undefined
  recipe_draft_id?: string | null | undefined
}

/** Rules that need the clock or the database, all failing fields at once. `ownId`: the patient that is edited. */
export async function assertPatientFacts(
  ctx: DoctorCtx,
  facts: Facts,
  ownId?: string,
): Promise<void> {
  const errors: Record<string, Texts> = {}
  const existing = facts.email ? await patientWithEmail(ctx, facts.email, ownId) : undefined
  if (existing) errors.email = emailTaken
  if (facts.birth_date && !isBirthDate(ctx, facts.birth_date)) errors.birth_date = birthDateProblem
  const limit = (await ownRateBp(ctx)) / 100
  for (const key of ['discount_percent', 'first_order_discount_percent'] as const)
    if ((facts[key] ?? 0) > limit) errors[key] = tooHigh(limit)
  if (facts.questionnaire_id && !(await isPublished(ctx, facts.questionnaire_id)))
    errors.questionnaire_id = texts.questionnaire
  if (facts.recipe_draft_id && !(await isFreeDraft(ctx, facts.recipe_draft_id)))
    errors.recipe_draft_id = texts.draft
  if (Object.keys(errors).length === 0) return
  throw invalidFields(
    errors,
    existing ? 'EMAIL_TAKEN' : 'VALIDATION_FAILED',
    existing ? { patient_id: existing } : undefined,
  )
}

async function patientWithEmail(
  ctx: DoctorCtx,
  email: string,
  ownId: string | undefined,
): Promise<string | undefined> {
  const [row] = await ctx.db
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.doctorId, ctx.actor.id),
        sql`lower(${patients.email}) = ${email.toLowerCase()}`,
        notInArray(patients.status, ['declined', 'anonymised']),
        ownId ? sql`${patients.id} <> ${ownId}` : undefined,
      ),
    )
    .limit(1)
  return row?.id
}

/** Whether somebody who lives may be born on the day. */
export const isBirthDate = (ctx: Ctx, date: string): boolean =>
  date >= '1900-01-01' && date <= dateIn(ctx.clock.now(), ctx.config.timeZone)

async function isPublished(ctx: DoctorCtx, id: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: questionnaires.id })
    .from(questionnaires)
    .where(and(eq(questionnaires.id, id), eq(questionnaires.status, 'published')))
  return found.length > 0
}

async function isFreeDraft(ctx: DoctorCtx, id: string): Promise<boolean> {
  const found = await ctx.db
    .select({ id: recipes.id })
    .from(recipes)
    .where(
      and(
        eq(recipes.id, id),
        eq(recipes.doctorId, ctx.actor.id),
        eq(recipes.kind, 'patient'),
        eq(recipes.status, 'draft'),
        isNull(recipes.patientId),
      ),
    )
  return found.length > 0
}

const tooHigh = (limit: number): Texts => ({
  en: `Enter at most your commission rate (${limit}%).`,
  ja: `ご自身の手数料率（${limit}%）以下にしてください。`,
})

/** To the doctor whose patient already has the address. */
export const emailTaken: Texts = {
  en: 'You already have a patient with this email address.',
  ja: 'このメールアドレスの患者さんはすでに登録されています。',
}

/** The same to an administrator. */
export const emailTakenAtDoctor: Texts = {
  en: 'This doctor already has a patient with this email address.',
  ja: 'この医師には、同じメールアドレスの患者がすでに登録されています。',
}

const texts = {
  questionnaire: {
    en: 'This questionnaire is no longer offered, or has a newer version. Reload the page and choose again.',
    ja: 'この問診票は提供が終了したか、新しい版があります。ページを再読み込みして選び直してください。',
  },
  draft: {
    en: 'This draft does not exist or already belongs to a patient.',
    ja: 'この下書きは存在しないか、すでに患者さんに紐づいています。',
  },
} satisfies Record<string, Texts>
