import type { patientMails } from '../../../mail/names/patient.ts'
import { standardDisclosure } from '../../doctor/disclosure.ts'
import {
  backorderCancelledMail,
  backorderNewsMail,
  cancelDeclinedMail,
  linesCancelledMail,
  productChangedMail,
} from '../../order/changeMails.ts'
import {
  aboutOrderMail,
  orderCancelledMail,
  orderPlacedMail,
  orderRefundedMail,
  partPaidMail,
  paymentDueMail,
  receiptMail,
  refundRefusedMail,
} from '../../order/mails.ts'
import { payLinkMail, unpaidOrderMail } from '../../payLink/mails.ts'
import { returnDecidedMail } from '../../return/mails.ts'
import { aboutShipmentMail, orderDeliveredMail, orderShippedMail } from '../../shipment/mails.ts'
import type { Sample, SampleFacts } from './facts.ts'
import { itemsOf, orderOf, sumsOfItems } from './parts.ts'

const linkOf = (facts: SampleFacts) => ({
  ...orderOf(facts),
  doctor: facts.doctor,
  clinic: facts.clinic,
  amount: facts.amount(9275),
  expiresAt: facts.at(3),
  url: `${facts.url}/user/pay`,
})

const placed = {
  order_placed: (facts) =>
    orderPlacedMail(facts.config, {
      ...orderOf(facts),
      items: itemsOf(facts),
      sums: sumsOfItems(facts),
      total: facts.amount(9275),
      cancelUntil: new Date(facts.at(0).getTime() + 3_600_000),
      timeZone: facts.timeZone,
      bankDetails: '',
      paymentMethod: 'invoice',
      placedBy: null,
      disclosure: standardDisclosure,
    }),
  order_cancelled: (facts) =>
    orderCancelledMail(facts.config, {
      ...orderOf(facts),
      reason: facts.reason,
      wasPaid: true,
      received: 0,
    }),
  cancel_declined: (facts) =>
    cancelDeclinedMail(facts.config, { ...orderOf(facts), reason: facts.reason }),
  order_product_changed: (facts) =>
    productChangedMail(facts.config, {
      ...orderOf(facts),
      before: [facts.product, facts.product],
      after: [facts.otherProduct, facts.otherProduct],
      dose: undefined,
      total: facts.amount(8275),
      paidBack: facts.amount(1000),
      standing: { received: 0, due: 0, surplus: 0 },
      transferTo: '',
    }),
  order_lines_cancelled: (facts) =>
    linesCancelledMail(facts.config, {
      ...orderOf(facts),
      titles: [facts.product],
      reason: facts.reason,
      total: facts.amount(4475),
      standing: { received: 0, due: facts.amount(4475), surplus: 0 },
      transferTo: '',
    }),
  backorder_news: (facts) =>
    backorderNewsMail(facts.config, {
      ...orderOf(facts),
      news: [{ kind: 'waits', title: facts.product, until: facts.day(10), ends: true }],
      days: 21,
    }),
  backorder_cancelled: (facts) =>
    backorderCancelledMail(facts.config, {
      ...orderOf(facts),
      titles: [facts.product],
      days: 21,
      amount: facts.amount(4800),
    }),
} satisfies Partial<Record<keyof typeof patientMails, Sample>>

const sent = {
  order_shipped: (facts) =>
    orderShippedMail(facts.config, {
      ...orderOf(facts),
      carrier: 'dhl',
      trackingNo: '0000 0000 0000',
      trackingUrl: null,
      items: itemsOf(facts),
      delivery: { from: facts.day(2), to: facts.day(4) },
    }),
  order_delivered: (facts) => orderDeliveredMail(facts.config, orderOf(facts)),
  order_refunded: (facts) =>
    orderRefundedMail(facts.config, {
      ...orderOf(facts),
      amount: facts.amount(3600),
      reason: facts.reason,
    }),
  refund_refused: (facts) =>
    refundRefusedMail(facts.config, { ...orderOf(facts), amount: facts.amount(3600) }),
  payment_part: (facts) =>
    partPaidMail(facts.config, {
      ...orderOf(facts),
      total: facts.amount(9275),
      paymentMethod: 'bank_transfer',
      details: '',
      received: facts.amount(9000),
      due: facts.amount(275),
    }),
  pay_link: (facts) => payLinkMail(facts.config, linkOf(facts)),
  unpaid_order: (facts) => unpaidOrderMail(facts.config, linkOf(facts)),
  payment_due: (facts) =>
    paymentDueMail(facts.config, {
      ...orderOf(facts),
      total: facts.amount(9275),
      paymentMethod: 'invoice',
      details: '',
    }),
  receipt: (facts) =>
    receiptMail(facts.config, {
      ...orderOf(facts),
      items: itemsOf(facts),
      sums: sumsOfItems(facts),
    }),
  about_order: (facts) => aboutOrderMail(facts.config, { ...orderOf(facts), text: facts.words }),
  about_shipment: (facts) =>
    aboutShipmentMail(facts.config, {
      ...orderOf(facts),
      shipment: `${facts.order}-1`,
      text: facts.words,
    }),
  return_decided: (facts) =>
    returnDecidedMail(facts.config, {
      ...orderOf(facts),
      outcome: 'approved',
      reason: facts.words,
      sendTo: facts.clinic,
    }),
} satisfies Partial<Record<keyof typeof patientMails, Sample>>

/** Samples of mails about orders. */
export const orderSamples = { ...placed, ...sent }
