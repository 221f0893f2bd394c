import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

type Reason = 'not_needed' | 'wrong_item' | 'damaged' | 'other'

/** To operations: a patient wants to send something back. What the patient wrote stays in the console. */
export function returnAskedMail(
  config: Config,
  d: { orderId: string; number: string; reasonCode: Reason; units: number },
): Mail {
  const url = `${config.publicUrl}/admins/orders/detail/${d.orderId}`
  const words = reasons[d.reasonCode]
  return {
    template: 'admin_return_requested',
    content: {
      en: {
        subject: `Return requested: order ${d.number}`,
        heading: 'A return waits for an answer',
        paragraphs: ['Approve or decline it. The patient is told by mail.'],
        facts: [
          ['Order', d.number],
          ['Units', String(d.units)],
          ['Reason', words.en],
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `返品の申請（${d.number}）`,
        heading: '返品の回答をお願いします',
        paragraphs: ['承認またはお断りの回答をしてください。患者にはメールで通知されます。'],
        facts: [
          ['注文番号', d.number],
          ['数量', String(d.units)],
          ['理由', words.ja],
        ],
        button: { label: '注文を見る', url },
      },
    },
  }
}

const reasons: Record<Reason, { en: string; ja: string }> = {
  not_needed: { en: 'No longer needed', ja: '不要になった' },
  wrong_item: { en: 'Wrong product', ja: '違う商品が届いた' },
  damaged: { en: 'Damaged', ja: '破損' },
  other: { en: 'Other', ja: 'その他' },
}
