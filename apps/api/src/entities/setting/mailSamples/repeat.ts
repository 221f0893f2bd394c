import { repeatConsent } from '@officina/shared/repeats'
import type { patientMails } from '../../../mail/names/patient.ts'
import {
  repeatDeclinedMail,
  repeatDueMail,
  repeatEndingMail,
  repeatPausedMail,
  repeatStartedMail,
  repeatStoppedMail,
  repeatWaitsMail,
} from '../../repeat/mails.ts'
import type { Sample, SampleFacts } from './facts.ts'
import { sumsOfItems } from './parts.ts'

const planOf = ({ patientName, product, amount, currency, url }: SampleFacts) => ({
  name: patientName,
  items: [{ title: product, quantity: 2, amount: amount(5_000) }],
  currency,
  url: `${url}/user/repeats?token=sample`,
  signInUrl: `${url}/user/repeats`,
})
const invoice = ['Invoice', '請求書払い'] as const

/** Samples of mails about repeats. */
export const repeatSamples = {
  repeat_started: (facts) =>
    repeatStartedMail({
      ...planOf(facts),
      expected: { sums: sumsOfItems(facts, 5_000) },
      on: facts.day(14),
      rhythm: ['Every 4 weeks', '4週間ごと'],
      consent: [repeatConsent.en, repeatConsent.ja],
      payment: invoice,
    }),
  repeat_due: (facts) =>
    repeatDueMail({
      ...planOf(facts),
      expected: { sums: sumsOfItems(facts, 5_000) },
      on: facts.day(7),
      step: 'week',
      payment: invoice,
      lastOf: [],
    }),
  repeat_ending: (facts) =>
    repeatEndingMail({ ...planOf(facts), on: facts.day(7), endsOn: facts.day(3) }),
  repeat_paused: (facts) => repeatPausedMail({ ...planOf(facts), reason: 'price' }),
  repeat_waits: (facts) => repeatWaitsMail(planOf(facts)),
  repeat_declined: (facts) => repeatDeclinedMail({ ...planOf(facts), again: facts.day(3) }),
  repeat_stopped: (facts) =>
    repeatStoppedMail({
      ...planOf(facts),
      url: `${facts.url}/user/recipes`,
      reason: 'recipe_ended',
    }),
} satisfies Partial<Record<keyof typeof patientMails, Sample>>
