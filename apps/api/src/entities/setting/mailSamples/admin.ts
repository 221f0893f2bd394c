import type { adminMails } from '../../../mail/names/admin.ts'
import { backupFailedMail } from '../../admin/backupFailed.ts'
import { adminInvitationMail } from '../../admin/mails.ts'
import { applicationArrivedMail } from '../../doctor/applicationMails.ts'
import { fraudRuleMail } from '../../fraud/mails.ts'
import { cancelAskedMail } from '../../order/changeMails.ts'
import { deletionToDecideMail } from '../../patient/mails.ts'
import { refundDueAgainMail } from '../../payment/mails.ts'
import { reportForOfficeMail } from '../../report/mails.ts'
import { returnAskedMail } from '../../return/mails.ts'
import {
  disputeOpenedMail,
  disputeWithdrawnMail,
  negativeLongMail,
  settlementReadyMail,
} from '../../settlement/mails.ts'
import { shipmentExceptionMail } from '../../shipment/mails.ts'
import { shopFailureMail } from '../../shop/mails.ts'
import { shelvesMail } from '../../stock/digest.ts'
import type { Sample } from './facts.ts'
import { reportOf, statementOf } from './parts.ts'

/** An application, an answer, a second try or a renewal has come. */
const arrived =
  (kind: Parameters<typeof applicationArrivedMail>[0]['kind']): Sample =>
  ({ doctorName, clinic, url }) =>
    applicationArrivedMail({
      number: 'D-100001',
      name: doctorName,
      clinicName: clinic,
      url: `${url}/admins/approve-doctor`,
      kind,
    })

/** Samples of mails to administrators. */
export const adminSamples: Record<keyof typeof adminMails, Sample> = {
  'admin-invitation': ({ url }) =>
    adminInvitationMail({ url: `${url}/admins/sign-up?token=sample`, role: 'operations' }),
  'doctor-application-new': arrived('new'),
  'doctor-application-answered': arrived('answered'),
  'doctor-application-again': arrived('again'),
  'doctor-application-renewal': arrived('renewal'),
  admin_deletion: ({ patientNumber, url, id }) =>
    deletionToDecideMail(patientNumber, `${url}/admins/patients/${id}`),
  admin_cancel_requested: ({ config, id, order }) => cancelAskedMail(config, { id, number: order }),
  admin_return_requested: ({ config, id, order }) =>
    returnAskedMail(config, { orderId: id, number: order, reasonCode: 'damaged', units: 1 }),
  admin_product_report: (facts) => reportForOfficeMail(facts.config, reportOf(facts)),
  admin_shipment_exception: ({ config, id, order, words }) =>
    shipmentExceptionMail(config, {
      shipment: `${order}-1`,
      order,
      orderId: id,
      code: 'address',
      note: words,
    }),
  admin_stock: ({ config, product, otherProduct, pack, day }) =>
    shelvesMail(config, {
      low: [{ title: product, pack, available: 3, low_threshold: 10 }],
      expiring: [{ title: otherProduct, lot: 'LOT-A1', expires_on: day(21), on_hand: 12 }],
    }),
  admin_shop_failure: ({ config, reason }) => shopFailureMail(config, { work: 'products', reason }),
  admin_backup_failed: ({ reason }) => backupFailedMail({ reason }),
  admin_fraud_rule: ({ config, id, patientNumber }) =>
    fraudRuleMail(config, { kind: 'patient', number: patientNumber, id }),
  admin_refund_due: ({ config, id, order }) => refundDueAgainMail(config, { id, number: order }),
  admin_settlement_ready: ({ config, amount, currency, day }) =>
    settlementReadyMail(config, {
      period: day(-30).slice(0, 7),
      count: 12,
      net: amount(482000),
      currency,
    }),
  admin_dispute_opened: ({ config, id, statement, words }) =>
    disputeOpenedMail(config, { id, number: statement, message: words }),
  admin_dispute_withdrawn: ({ config, id, statement }) =>
    disputeWithdrawnMail(config, { id, number: statement }),
  admin_balance_negative: (facts) =>
    negativeLongMail(facts.config, {
      ...statementOf(facts),
      net: -facts.amount(3500),
      id: facts.id,
      since: facts.day(-200),
    }),
}
