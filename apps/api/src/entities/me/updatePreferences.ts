import type { components } from '@officina/openapi/schema'
import { isTimeZone } from '@officina/shared/dates/days'
import { type AccountCtx, inTransaction, type TxCtx } from '../../context.ts'
import { account } from '../account/entity.ts'
import { auditAccount } from '../audit.ts'
import { doctor } from '../doctor/entity.ts'
import { invalid } from '../errors.ts'
import { patient } from '../patient/entity.ts'

type Input =
  | components['schemas']['DoctorPreferences']
  | components['schemas']['PatientPreferences']

/** Language, time zone and optional mails of the own account; what is not given stays. */
export async function updatePreferences(ctx: AccountCtx, input: Input): Promise<void> {
  if (input.time_zone && !isTimeZone(input.time_zone))
    throw invalid('time_zone', 'UNKNOWN_TIME_ZONE', {
      en: 'Choose a time zone from the list.',
      ja: '一覧からタイムゾーンを選んでください。',
    })
  const { id, role, accountId } = ctx.actor
  await inTransaction(ctx, async (tx) => {
    const { locale, time_zone: timezone, notifications = {} } = input
    const { product_news: productNews, ...mails } = { product_news: undefined, ...notifications }
    if (role === 'patient' && locale) await followLanguage(tx, id, locale)
    if (role === 'doctor' && productNews !== undefined) await askForProducts(tx, id, productNews)
    const own = await account.lock(tx, accountId)
    const notificationPrefs = { ...own.notificationPrefs, ...mails }
    await own.save({ locale, timezone, notificationPrefs }, null)
    await auditAccount(tx, tx.actor, 'preferences_changed', {
      after: { fields: Object.keys(input), product_news: productNews },
    })
  })
}

/** The clinic sees the language too. */
async function followLanguage(tx: TxCtx, id: string, language: 'en' | 'ja'): Promise<void> {
  const own = await patient.lock(tx, id)
  if (own.language !== language) await own.save({ language }, null)
}

/** A consent: it is kept where the application has put it. */
async function askForProducts(tx: TxCtx, id: string, marketingMail: boolean): Promise<void> {
  const own = await doctor.lock(tx, id)
  if (own.marketingMail !== marketingMail) await own.save({ marketingMail }, null)
}
