import type { Config } from '../../config.ts'
import type { Ctx } from '../../context.ts'
import { mail } from '../../mail/content.ts'
import { mailAdminsWith } from '../admin/withPermission.ts'
import type { Order } from '../order/load.ts'
import { type OfOrder, showOrder } from '../order/mails.ts'
import type { Return } from '../order/returns.ts'

/** Mails everybody who answers returns that a patient asks for one. */
export async function notifyReturnAsked(ctx: Ctx, order: Order, row: Return): Promise<void> {
  const mail = returnAskedMail(ctx.config, {
    orderId: order.id,
    number: order.number,
    reasonCode: row.reasonCode,
    units: row.lines.reduce((total, line) => total + line.quantity, 0),
  })
  await mailAdminsWith(ctx, 'order.manage', mail, {
    doctorId: order.doctorId,
    dedupeKey: `return-asked:${row.id}`,
  })
}

type Reason = 'not_needed' | 'wrong_item' | 'damaged' | 'other'

/** To operations: a patient wants to send something back. What the patient wrote stays in the console. */
export function returnAskedMail(
  config: Config,
  d: { orderId: string; number: string; reasonCode: Reason; units: number },
) {
  const url = `${config.publicUrl}/admins/orders/detail/${d.orderId}`
  const words = reasons[d.reasonCode]
  return mail('admin_return_requested', {
    subject: [`Return requested: order ${d.number}`, `返品の申請（${d.number}）`],
    heading: ['A return is waiting for your answer', '返品の回答をお願いします'],
    text: [
      'Approve or decline the return. We email the patient your answer.',
      '返品を承認するか、お断りしてください。患者には結果がメールで通知されます。',
    ],
    facts: [
      [['Order', '注文番号'], d.number],
      [['Units', '数量'], String(d.units)],
      [['Reason', '理由'], words],
    ],
    button: [['View order', '注文を見る'], url],
  })
}

const reasons: Record<Reason, { en: string; ja: string }> = {
  not_needed: { en: 'No longer needed', ja: '不要になった' },
  wrong_item: { en: 'Wrong product', ja: '違う商品が届いた' },
  damaged: { en: 'Damaged', ja: '破損' },
  other: { en: 'Other', ja: 'その他' },
}

type Decided = OfOrder & {
  /** `closed`: it was approved, and the goods have never come. */
  outcome: 'approved' | 'declined' | 'closed' | 'rejected'
  reason: string
  /** Where the goods of an approved return are sent, line by line. */
  sendTo?: string
}

/** To the patient: what became of a return. */
export function returnDecidedMail(config: Config, d: Decided) {
  const words = outcomes[d.outcome]
  return mail('return_decided', {
    subject: [`Your return from order ${d.number}`, `返品のご連絡（${d.number}）`],
    heading: [words.en[0], words.ja[0]],
    text: [
      [`Dear ${d.name}, ${words.en[1]}`, d.reason],
      [`${d.name} 様`, words.ja[1], d.reason],
    ],
    facts: [
      [['Order', '注文番号'], d.number],
      d.outcome === 'approved' && d.sendTo && [['Send the products to', '送付先'], d.sendTo],
    ],
    after: d.outcome === 'approved' && [
      'Print the return slip from your order page and put it in the parcel.',
      'ご注文ページの返品票を印刷し、荷物に同封してください。',
    ],
    button: showOrder(config, d.id),
    ...(d.outcome === 'closed' && {
      reply: [
        'If you have sent the products, reply to this email with the tracking number.',
        'すでにお送りいただいている場合は、このメールへの返信で、配送業者のお問い合わせ番号をお知らせください。',
      ] as const,
    }),
  })
}

const outcomes: Record<Decided['outcome'], Record<'en' | 'ja', [string, string]>> = {
  approved: {
    en: [
      'Your return is approved',
      'send the products back to us. We refund you once we receive them.',
    ],
    ja: ['返品を承りました', '商品の到着後に返金いたします。'],
  },
  declined: {
    en: ['Your return was declined', 'we cannot accept this return.'],
    ja: ['返品をお受けできません', '今回のご返品はお受けできませんでした。'],
  },
  closed: {
    en: [
      'Your return is closed',
      'we have closed this return because the products have not arrived.',
    ],
    ja: ['返品の受付を終了しました', '商品の到着を確認できないため、ご返品の受付を終了しました。'],
  },
  rejected: {
    en: [
      'We are sending your return back',
      'the products did not meet our conditions for returns, so we are sending them back to you.',
    ],
    ja: ['ご返品の商品をお返しします', '返品の条件を満たしていないため、商品をお返しいたします。'],
  },
}
