import type { components } from '@officina/openapi/schema'
import { dayMs } from '@officina/shared/dates/days'
import { isIssued } from '@officina/shared/recipe'
import {
  type Ctx,
  type DoctorActor,
  type DoctorCtx,
  inTransaction,
  type TxCtx,
} from '../../context.ts'
import { mails } from '../../db/schema/platform.ts'
import type { recipes } from '../../db/schema/recipe.ts'
import { and, gt, like } from '../../db/sql.ts'
import { sendMail } from '../../mail/send.ts'
import { eachOf } from '../bulk.ts'
import { conflict, invalidTransition } from '../errors.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { recipe as entity, type LockedRecipe } from './entity.ts'
import { recordRecipeEvent } from './events.ts'
import { loadRecipe } from './get.ts'
import { notifyPatient } from './issue.ts'
import { getOwnPatient } from './lookup.ts'
import { mailFacts, recipeReminder } from './mails.ts'

type Recipe = components['schemas']['Recipe']
type Row = typeof recipes.$inferSelect

/** One reminder per recipe in this time, whoever sends it. */
export const reminderGap = async (ctx: Ctx): Promise<number> =>
  (await getShopSettings(ctx))['recipe.reminder_gap_days']

/** Reminds the patient of a recipe of which nothing was ordered. 409 when one went out too short ago, or none can be sent. */
export function remindRecipe(ctx: DoctorCtx, id: string): Promise<Recipe> {
  return inTransaction(ctx, async (ctx) => {
    const recipe = await lockOfOwnPatient(ctx, id)
    if (!isIssued(recipe) || recipe.firstOrderedAt)
      throw invalidTransition('recipe', recipe.status, 'reminded', [])
    const last = lastReminderAt(recipe)
    const days = await reminderGap(ctx)
    const until = last ? new Date(last.getTime() + days * dayMs) : undefined
    if (until && until > ctx.clock.now())
      throw conflict(
        'REMINDED_RECENTLY',
        {
          en: `A reminder was sent in the last ${days === 1 ? 'day' : `${days} days`}.`,
          ja: `直近${days}日以内にリマインダーを送信済みです。`,
        },
        { until: until.toISOString() },
      )
    const sent = await sendReminder(ctx, recipe, `manual-${ctx.clock.now().toISOString()}`)
    if (sent === 'not active')
      throw conflict('PATIENT_NOT_ACTIVE', {
        en: 'The patient has not signed up yet, so no reminder can be sent.',
        ja: '患者さんがまだ登録を完了していないため、送信できません。',
      })
    if (sent === 'turned off')
      throw conflict('MAIL_TURNED_OFF', {
        en: 'Recipe reminders are turned off for this patient, so none was sent. Contact the patient another way.',
        ja: 'この患者さんにはレシピのリマインダーが送信されない設定のため、送信していません。別の方法でご連絡ください。',
      })
    await recipe.log({ action: 'remind' })
    return loadRecipe(ctx, id)
  })
}

/** The recipe, locked; 404 once its patient has moved to another doctor. */
async function lockOfOwnPatient(tx: TxCtx<DoctorActor>, id: string): Promise<LockedRecipe> {
  const recipe = await entity.lock(tx, id)
  if (recipe.patientId) await getOwnPatient(tx, recipe.patientId)
  return recipe
}

/** The same for several, each for itself: a refusal is a result, not an error. */
export const remindRecipes = (ctx: DoctorCtx, ids: readonly string[]) =>
  eachOf(ctx, ids, async (id) => {
    await remindRecipe(ctx, id)
  })

/** Sends one reminder and notes it under `key`; nothing is noted of one that is not sent. */
export async function sendReminder(
  ctx: Ctx,
  recipe: LockedRecipe,
  key: string,
): Promise<'sent' | 'not active' | 'turned off'> {
  const facts = await mailFacts(ctx, recipe.id)
  if (!facts) return 'not active'
  const isSent = await sendMail(ctx, recipeReminder(facts.data), {
    ...facts.patient,
    dedupeKey: `recipe-reminder:${recipe.id}:${key}`,
  })
  if (!isSent) return 'turned off'
  const note = { [key]: ctx.clock.now().toISOString() }
  await recipe.mark({ remindersSent: { ...recipe.remindersSent, ...note } })
  await recordRecipeEvent(ctx, recipe, 'reminded')
  return 'sent'
}

export function lastReminderAt(recipe: Pick<Row, 'remindersSent'>): Date | undefined {
  const last = Object.values(recipe.remindersSent).sort().at(-1)
  return last ? new Date(last) : undefined
}

/** The same mail is not sent twice in this time. */
const gapMs = 10 * 60_000

/** Sends the mail of an issued recipe once more. 409 when it went out in the last 10 minutes. */
export function resendRecipeMail(ctx: DoctorCtx, id: string): Promise<Recipe> {
  return inTransaction(ctx, async (tx) => {
    const recipe = await lockOfOwnPatient(tx, id)
    if (!isIssued(recipe)) throw invalidTransition('recipe', recipe.status, 'mailed', [])
    const now = tx.clock.now()
    const recent = await tx.db
      .select({ id: mails.id })
      .from(mails)
      .where(
        and(
          like(mails.dedupeKey, `recipe-issued:${id}%`),
          gt(mails.createdAt, new Date(now.getTime() - gapMs)),
        ),
      )
      .limit(1)
    if (recent.length > 0)
      throw conflict('MAILED_RECENTLY', {
        en: 'The email was sent less than 10 minutes ago.',
        ja: '10分以内にメールを送信済みです。',
      })
    const sent = await notifyPatient(tx, id, `recipe-issued:${id}:${now.toISOString()}`)
    if (!sent)
      throw conflict('PATIENT_NOT_ACTIVE', {
        en: 'The patient has not signed up yet, so no email can be sent.',
        ja: '患者さんがまだ登録を完了していないため、送信できません。',
      })
    await recipe.log({ action: 'resend_mail' })
    return loadRecipe(tx, id)
  })
}
