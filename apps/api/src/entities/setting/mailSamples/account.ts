import type { accountMails } from '../../../mail/names/account.ts'
import {
  accountUnderAttackMail,
  emailChangedMail,
  emailChangeMail,
  emailChangeNoticeMail,
  emailChangeTakenMail,
  factorChangedMail,
  newDeviceMail,
  newTermsMail,
  passwordChangedMail,
  resetPasswordMail,
} from '../../account/mails.ts'
import { newsMail } from '../../news/mails.ts'
import { testMail } from '../testMail.ts'
import type { Sample, SampleFacts } from './facts.ts'

/** Samples of mails to everybody who has an account. */
export const accountSamples: Record<keyof typeof accountMails, Sample> = {
  'reset-password': ({ url }) =>
    resetPasswordMail({ url: `${url}/user/reset-password/new-password?token=sample` }),
  'password-changed': ({ at, timeZone }) =>
    passwordChangedMail({ at: at(0), timeZone, passkeys: 1 }),
  'second-factor-changed': ({ at, timeZone }) =>
    factorChangedMail({ change: 'passkey_added', at: at(0), timeZone }),
  'account-under-attack': ({ at, timeZone }) => accountUnderAttackMail({ at: at(0), timeZone }),
  'new-device': ({ at, timeZone, url }) =>
    newDeviceMail({
      at: at(0),
      timeZone,
      device: { browser: 'Firefox', system: 'Windows' },
      url: `${url}/user/reset-password`,
    }),
  'email-change': ({ url }) =>
    emailChangeMail({ url: `${url}/account/confirm-email?token=sample` }),
  'email-change-notice': ({ email }) => emailChangeNoticeMail({ email }),
  'email-change-taken': () => emailChangeTakenMail({ isAtClinic: false }),
  'email-changed': ({ email }) => emailChangedMail({ email }),
  'new-terms': ({ day, url }) =>
    newTermsMail({
      documents: ['terms-of-service', 'privacy-policy'],
      from: day(30),
      publicUrl: url,
    }),
  news: (facts) => newsMail(newsOf(facts)),
  news_recall: (facts) => newsMail({ ...newsOf(facts), isRecall: true }),
  news_test: (facts) => newsMail({ ...newsOf(facts), isTest: true }),
  test: ({ url }) => testMail(url),
}

const newsOf = ({ patient, headline, words, url, id }: SampleFacts) => ({
  name: patient,
  title: headline,
  paragraphs: [words],
  isRecall: false,
  url: `${url}/user/news?id=${id}`,
})
