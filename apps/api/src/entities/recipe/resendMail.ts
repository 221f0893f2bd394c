import type { components } from '@officina/openapi/schema'
import { isIssued } from '@officina/shared/recipe'
import { type DoctorCtx, inTransaction } from '../../context.ts'
import { mails } from '../../db/schema/platform.ts'
import { and, gt, like } from '../../db/sql.ts'
import { conflict, invalidTransition } from '../errors.ts'
import { recipe as entity } from './entity.ts'
import { loadRecipe } from './get.ts'
import { tellPatient } from './issue.ts'

type Recipe = components['schemas']['Recipe']

/** The same mail is not sent twice in this time. */
const gapMs = 10 * 60_000

/** Sends the mail of an issued recipe once more. 409 when it went out in the last 10 minutes. */
export function resendRecipeMail(ctx: DoctorCtx, id: string): Promise<Recipe> {
  return inTransaction(ctx, async (tx) => {
    const recipe = await entity.lock(tx, id)
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
        en: 'The mail was sent less than 10 minutes ago.',
        ja: '10分以内にメールを送信済みです。',
      })
    const sent = await tellPatient(tx, id, `recipe-issued:${id}:${now.toISOString()}`)
    if (!sent)
      throw conflict('PATIENT_NOT_ACTIVE', {
        en: 'The patient has not signed up yet, so no mail can be sent.',
        ja: '患者さんがまだ登録を完了していないため、送信できません。',
      })
    await recipe.log({ action: 'resend_mail' })
    return loadRecipe(tx, id)
  })
}
