import type { patientMails } from '../../../mail/names/patient.ts'
import { standardDisclosure } from '../../doctor/disclosure.ts'
import {
  alreadyPatientMail,
  deletionAskedMail,
  deletionDeclinedMail,
  invitationMail,
  invitationReminderMail,
  linkOfferMail,
} from '../../patient/mails.ts'
import { questionnaireReminderMail, questionnaireSentMail } from '../../questionnaire/mails.ts'
import {
  recipeExpiring,
  recipeHeld,
  recipeIssued,
  recipeLineChanged,
  recipeReminder,
  recipeResumed,
  refillDue,
} from '../../recipe/mails.ts'
import { reportAnsweredMail } from '../../report/mails.ts'
import { requestDecidedMail } from '../../request/mails.ts'
import { backInStock } from '../../stockNotice/mails.ts'
import { patientTransferredMail } from '../../transfer/mails.ts'
import type { Sample, SampleFacts } from './facts.ts'
import { orderSamples } from './order.ts'
import { questionnaireOf, recipeOf } from './parts.ts'
import { repeatSamples } from './repeat.ts'

const invitation = (facts: SampleFacts) => ({
  doctor: facts.doctorName,
  clinic: facts.clinic,
  patient: facts.patientName,
  url: `${facts.url}/user/sign-up?token=sample`,
  message: facts.words,
  expiresAt: facts.at(14),
  timeZone: facts.timeZone,
  hasRecipe: true,
})

const joining = {
  'patient-invitation': (facts) => invitationMail(invitation(facts)),
  'patient-invitation-reminder': (facts) => invitationReminderMail(invitation(facts)),
  'patient-link-offer': (facts) => linkOfferMail(invitation(facts)),
  'patient-link-offer-reminder': (facts) =>
    linkOfferMail({ ...invitation(facts), isReminder: true }),
  'patient-account-exists': ({ url }) => alreadyPatientMail({ url: `${url}/user/login` }),
  'patient-transferred': ({ patientName, doctorName, clinic, url }) =>
    patientTransferredMail({
      name: patientName,
      doctor: doctorName,
      clinic,
      url: `${url}/user/top`,
    }),
  deletion_asked: ({ url }) => deletionAskedMail(`${url}/user/top?panel=account`),
  deletion_declined: ({ reason }) => deletionDeclinedMail(reason),
} satisfies Partial<Record<keyof typeof patientMails, Sample>>

const treated = {
  recipe_issued: (facts) =>
    recipeIssued({ ...recipeOf(facts), lines: 2, replaces: true, disclosure: standardDisclosure }),
  recipe_reminder: (facts) => recipeReminder(recipeOf(facts)),
  recipe_expiring: (facts) => recipeExpiring({ ...recipeOf(facts), daysLeft: 7, mayRenew: true }),
  refill_due: (facts) => refillDue({ ...recipeOf(facts), products: [facts.product] }),
  recipe_held: (facts) => recipeHeld(recipeOf(facts)),
  recipe_resumed: (facts) => recipeResumed(recipeOf(facts)),
  recipe_line_changed: (facts) => recipeLineChanged({ ...recipeOf(facts), step: 'pause' }),
  questionnaire_sent: (facts) => questionnaireSentMail(questionnaireOf(facts)),
  questionnaire_reminder: (facts) => questionnaireReminderMail(questionnaireOf(facts)),
  request_decided: ({ config, id, patientName, product, words }) =>
    requestDecidedMail(config, {
      id,
      kind: 'refill',
      status: 'approved',
      decisionCode: null,
      note: words,
      product,
      name: patientName,
    }),
  product_report_answered: ({ config, id, patientName, product, words }) =>
    reportAnsweredMail(config, {
      orderId: id,
      name: patientName,
      product,
      decision: 'continued',
      isInRecipe: false,
      answer: words,
    }),
  back_in_stock: ({ patientName, product, pack, url, id }) =>
    backInStock({
      name: patientName,
      product,
      pack,
      url: `${url}/user/catalogs?product=${id}`,
    }),
} satisfies Partial<Record<keyof typeof patientMails, Sample>>

/** Samples of mails to patients. */
export const patientSamples: Record<keyof typeof patientMails, Sample> = {
  ...joining,
  ...treated,
  ...orderSamples,
  ...repeatSamples,
}
