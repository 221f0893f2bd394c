import type { doctorMails } from '../../../mail/names/doctor.ts'
import {
  applicationLapsingMail,
  applicationReceivedMail,
  doctorAccountExistsMail,
  doctorApproved,
  doctorInvitedMail,
  doctorNeedsInfo,
  doctorRegistrationMail,
  doctorRejected,
} from '../../doctor/applicationMails.ts'
import {
  doctorClosed,
  doctorDigest,
  doctorReinstated,
  doctorSuspended,
  licenceExpiring,
  licenceRenewalAsked,
  licenceRenewalDeclined,
  licenceRenewed,
  rateChanged,
} from '../../doctor/mails.ts'
import { orderPlacedDoctorMail } from '../../order/mails.ts'
import { linkRequestedMail, patientActivatedMail, renewalAskedMail } from '../../patient/mails.ts'
import { questionnaireSubmittedMail } from '../../questionnaire/mails.ts'
import {
  recipeExpiringForDoctor,
  recipeHeldForDoctor,
  recipeResumedForDoctor,
  recipeVoided,
} from '../../recipe/mails.ts'
import { reportForDoctorMail } from '../../report/mails.ts'
import { requestExpiringMail, requestReceivedMail } from '../../request/mails.ts'
import {
  bankChanged,
  disputeAnsweredMail,
  statementClosed,
  statementFailed,
  statementPaid,
  statementVoided,
} from '../../settlement/mails.ts'
import { templatePublished, templateRetired } from '../../template/mails.ts'
import { patientJoinedMail, patientLeftMail } from '../../transfer/mails.ts'
import type { Sample, SampleFacts } from './facts.ts'
import { questionnaireOf, recipeOf, reportOf, statementOf } from './parts.ts'

const account = ({ url }: SampleFacts) => `${url}/doctors/top?panel=account`
const patient = ({ patientName, url, id }: SampleFacts) => ({
  name: patientName,
  url: `${url}/doctors/patients/${id}`,
})
const moved = (facts: SampleFacts) => ({
  ...patient(facts),
  name_ja: facts.patientName,
  number: facts.patientNumber,
})
const template = (facts: SampleFacts) => ({
  doctor: facts.doctor,
  title: facts.headline,
  url: `${facts.url}/doctors/recipes/registration`,
})

const applying = {
  'doctor-registration': ({ url }) =>
    doctorRegistrationMail({ url: `${url}/doctors/sign-up?token=sample` }),
  'doctor-account-exists': ({ url }) =>
    doctorAccountExistsMail({
      loginUrl: `${url}/doctors/login`,
      resetUrl: `${url}/doctors/reset-password`,
    }),
  'doctor-invited': ({ url, doctor }) =>
    doctorInvitedMail({ url: `${url}/doctors/sign-up?token=sample`, name: doctor }),
  'doctor-application-received': ({ url, doctorName, clinic }) =>
    applicationReceivedMail({
      number: 'D-100001',
      name: doctorName,
      clinicName: clinic,
      url: `${url}/doctors/login`,
      days: 1,
    }),
  'doctor-application-lapsing': ({ url, at, timeZone }) =>
    applicationLapsingMail({
      url: `${url}/doctors/login`,
      endsAt: at(7),
      timeZone,
      isAsked: false,
    }),
  'doctor.needs_info': (facts) =>
    doctorNeedsInfo({ ...facts.doctor, question: facts.words, url: account(facts) }),
  'doctor.needs_info_reminder': (facts) =>
    doctorNeedsInfo({
      ...facts.doctor,
      question: facts.words,
      url: account(facts),
      isReminder: true,
    }),
  'doctor.approved': (facts) =>
    doctorApproved({ ...facts.doctor, url: `${facts.url}/doctors/login` }),
  'doctor.rejected': (facts) =>
    doctorRejected({
      ...facts.doctor,
      reason: facts.reason,
      reapplyAfterDays: 30,
      url: account(facts),
    }),
  'doctor.suspended': (facts) =>
    doctorSuspended({
      ...facts.doctor,
      reason: facts.reason,
      honour_recipes: true,
      freeze_payouts: true,
    }),
  'doctor.reinstated': (facts) =>
    doctorReinstated({ ...facts.doctor, url: `${facts.url}/doctors/login` }),
  'doctor.closed': (facts) =>
    doctorClosed({ ...facts.doctor, until: facts.day(90), url: `${facts.url}/doctors/login` }),
  licence_expiring: (facts) =>
    licenceExpiring({
      name: facts.doctor,
      expiresOn: facts.day(30),
      suspendedOn: facts.day(60),
      daysLeft: 30,
      url: account(facts),
    }),
  'licence-renewal-asked': (facts) =>
    licenceRenewalAsked({ name: facts.doctor, expiresOn: facts.day(30), url: account(facts) }),
  'licence-renewed': ({ doctor, day }) =>
    licenceRenewed({ name: doctor, expiresOn: day(730), isSuspended: false }),
  'licence-renewal-declined': (facts) =>
    licenceRenewalDeclined({ name: facts.doctor, reason: facts.reason, url: account(facts) }),
} satisfies Partial<Record<keyof typeof doctorMails, Sample>>

const working = {
  'doctor.rate_changed': (facts) =>
    rateChanged({
      ...facts.doctor,
      before: 2000,
      after: 2250,
      from: facts.day(5),
      url: `${facts.url}/doctors/top?panel=earnings`,
    }),
  doctor_digest: ({ config, doctor, recipe, headline, patientNumber, product }) =>
    doctorDigest(config, {
      name: doctor,
      notOrdered: [{ number: recipe, label: headline, patientNumber }],
      atRisk: [{ title: product, patients: 3 }],
    }),
  'patient-activated': (facts) => patientActivatedMail(patient(facts)),
  'patient-link-requested': (facts) => linkRequestedMail({ ...patient(facts), standing: 'new' }),
  'invitation-renewal-asked': (facts) => renewalAskedMail(patient(facts)),
  'patient-joined': (facts) => patientJoinedMail({ ...moved(facts), isInvited: true }),
  'patient-left': (facts) => patientLeftMail(moved(facts)),
  recipe_expiring_doctor: (facts) => recipeExpiringForDoctor({ ...recipeOf(facts), daysLeft: 14 }),
  recipe_held_doctor: (facts) => recipeHeldForDoctor(recipeOf(facts)),
  recipe_resumed_doctor: (facts) => recipeResumedForDoctor(recipeOf(facts)),
  recipe_voided_doctor: (facts) => recipeVoided(recipeOf(facts)),
  template_published: (facts) => templatePublished({ ...template(facts), version: 2 }),
  template_retired: (facts) => templateRetired(template(facts)),
  questionnaire_submitted: (facts) => questionnaireSubmittedMail(questionnaireOf(facts)),
  request_received: ({ config }) => requestReceivedMail(config, { kind: 'refill' }),
  request_expiring: ({ config, at }) =>
    requestExpiringMail(config, { kind: 'refill', expiresAt: at(7) }),
  product_report: (facts) => reportForDoctorMail(facts.config, reportOf(facts)),
  order_placed_doctor: (facts) =>
    orderPlacedDoctorMail(facts.config, {
      id: facts.id,
      number: facts.order,
      patientId: facts.id,
      patientNumber: facts.patientNumber,
      doctorName: facts.doctorName,
      total: facts.amount(9275),
      currency: facts.currency,
      isOnBehalf: false,
    }),
} satisfies Partial<Record<keyof typeof doctorMails, Sample>>

const paid = {
  statement_closed: (facts) =>
    statementClosed(
      facts.config,
      { ...statementOf(facts), payOn: facts.day(10), minimumWaived: null, disputeDays: 5 },
      null,
    ),
  statement_paid: (facts) =>
    statementPaid(facts.config, {
      ...statementOf(facts),
      paidOn: facts.day(0),
      reference: 'REF-0001',
    }),
  statement_failed: (facts) =>
    statementFailed(facts.config, { ...statementOf(facts), reason: facts.reason }),
  statement_voided: (facts) => statementVoided(facts.config, statementOf(facts), 'S-2026-0002'),
  bank_changed: ({ config, day }) => bankChanged(config, { last4: '0000', payoutsFrom: day(7) }),
  dispute_answered: ({ config, id, statement, words, amount, currency }) =>
    disputeAnsweredMail(config, {
      id,
      number: statement,
      outcome: 'accepted',
      message: words,
      answer: words,
      amount: amount(1200),
      currency,
    }),
} satisfies Partial<Record<keyof typeof doctorMails, Sample>>

/** Samples of mails to doctors. */
export const doctorSamples: Record<keyof typeof doctorMails, Sample> = {
  ...applying,
  ...working,
  ...paid,
}
