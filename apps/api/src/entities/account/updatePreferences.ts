import type { components } from '@officina/openapi/schema'
import { isTimeZone } from '@officina/shared/dates/days'
import { type AccountCtx, inTransaction } from '../../context.ts'
import { accounts } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, ne, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { invalid } from '../errors.ts'

type Input =
  | components['schemas']['DoctorPreferences']
  | components['schemas']['PatientPreferences']

/** Language, time zone and optional mails of the own account; what is not given stays. */
export async function updatePreferences(ctx: AccountCtx, input: Input): Promise<void> {
  if (input.time_zone && !isTimeZone(input.time_zone))
    throw invalid('time_zone', 'UNKNOWN_TIME_ZONE', {
      en: 'Choose a time zone of the list.',
      ja: '一覧からタイムゾーンを選んでください。',
    })
  const { role, accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const choices = JSON.stringify(input.notifications ?? {})
    const now = tx.clock.now()
    await tx.db
      .update(accounts)
      .set({
        ...(input.locale ? { locale: input.locale } : {}),
        ...(input.time_zone === undefined ? {} : { timezone: input.time_zone }),
        notificationPrefs: sql`${accounts.notificationPrefs} || ${choices}::jsonb`,
        updatedAt: now,
      })
      .where(eq(accounts.id, accountId))
    if (role === 'patient' && input.locale) await followLanguage(tx, input.locale, now)
    await audit(tx, {
      action: `${role}.preferences_changed`,
      objectType: 'account',
      objectId: accountId,
      after: { fields: Object.keys(input) },
    })
  })
}

/** The clinic sees the language too. */
async function followLanguage(ctx: AccountCtx, language: 'en' | 'ja', now: Date): Promise<void> {
  await ctx.db
    .update(patients)
    .set({ language, revision: sql`${patients.revision} + 1`, updatedAt: now })
    .where(and(eq(patients.id, ctx.actor.id), ne(patients.language, language)))
}
