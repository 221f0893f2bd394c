import { addDays, dateIn, dayMs } from '@officina/shared/dates/days'
import type { Config } from '../../../config.ts'
import type { Ctx, Locale } from '../../../context.ts'
import type { Mail } from '../../../mail/content.ts'
import { amountIn } from '../../platform/shopSettings.ts'

/** What samples of mails speak of: invented people, products and numbers, in one language. */
export type SampleFacts = ReturnType<typeof sampleFacts>
export type Sample = (facts: SampleFacts) => Mail

/** An id that no record has. */
const id = '00000000-0000-7000-8000-000000000000'

export function sampleFacts(ctx: Ctx, locale: Locale) {
  const { config } = ctx
  const now = ctx.clock.now()
  const today = dateIn(now, config.timeZone)
  const amount = amountIn(config.currency)
  return {
    ...(locale === 'ja' ? japanese : english),
    config: config as Config,
    id,
    url: config.publicUrl,
    currency: config.currency,
    timeZone: config.timeZone,
    amount,
    /** So many days from today, `2026-11-20`. */
    day: (days: number) => addDays(today, days),
    at: (days: number) => new Date(now.getTime() + days * dayMs),
    order: 'O-100001',
    recipe: 'R-100001',
    patientNumber: 'P-100001',
    statement: 'S-2026-0001',
    email: 'alex@example.com',
  }
}

const english = {
  patient: { lastName: 'Sample', firstName: 'Alex' },
  patientName: 'Alex Sample',
  doctor: { lastName: 'Example', firstName: 'Robin' },
  doctorName: 'Robin Example',
  clinic: 'Example Clinic',
  product: 'Magnesium 200 mg',
  pack: '60 capsules',
  otherProduct: 'Day Cream',
  words: 'These words are written by the sender.',
  reason: 'The reason is written by the sender.',
  title: { en: 'Skin and sleep', ja: '肌と睡眠' },
  headline: 'Delivery during the holidays',
}

const japanese: typeof english = {
  patient: { lastName: '見本', firstName: '花子' },
  patientName: '見本 花子',
  doctor: { lastName: '例示', firstName: '太郎' },
  doctorName: '例示 太郎',
  clinic: 'サンプルクリニック',
  product: 'マグネシウム 200mg',
  pack: '60カプセル',
  otherProduct: 'デイクリーム',
  words: 'ここには送信者が入力した文章が入ります。',
  reason: 'ここには送信者が入力した理由が入ります。',
  title: { en: 'Skin and sleep', ja: '肌と睡眠' },
  headline: '年末年始の配送について',
}
