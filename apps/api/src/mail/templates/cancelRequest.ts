import type { Config } from '../../config.ts'
import type { Mail } from '../content.ts'

/** To operations: a patient asks to cancel after the window. What the patient wrote stays in the console. */
export function cancelAskedMail(config: Config, d: { id: string; number: string }): Mail {
  const url = `${config.publicUrl}/admins/orders/detail/${d.id}`
  return {
    template: 'admin_cancel_requested',
    content: {
      en: {
        subject: `Cancellation requested: order ${d.number}`,
        heading: 'A patient asks to cancel',
        paragraphs: [
          'Cancel the order or decline before it leaves the house. The patient is told by mail.',
        ],
        facts: [['Order', d.number]],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `キャンセルの依頼（${d.number}）`,
        heading: '患者からキャンセルの依頼があります',
        paragraphs: [
          '発送の前に、注文のキャンセルまたはお断りの回答をしてください。患者にはメールで通知されます。',
        ],
        facts: [['注文番号', d.number]],
        button: { label: '注文を見る', url },
      },
    },
  }
}

type Declined = { id: string; number: string; name: string; reason: string }

/** To the patient: the order goes on. */
export function cancelDeclinedMail(config: Config, d: Declined): Mail {
  const url = `${config.publicUrl}/user/order-histories?id=${d.id}`
  return {
    template: 'cancel_declined',
    content: {
      en: {
        subject: `Your order ${d.number} could not be cancelled`,
        heading: 'We could not cancel your order',
        paragraphs: [
          `Dear ${d.name}, your order is on its way through our house and will be sent to you.`,
          d.reason,
          'Unopened goods can be sent back after they have arrived: open the order and choose “Return”.',
        ],
        button: { label: 'Show the order', url },
      },
      ja: {
        subject: `ご注文のキャンセルについて（${d.number}）`,
        heading: 'ご注文をキャンセルできませんでした',
        paragraphs: [
          `${d.name} 様`,
          'ご注文の準備が進んでいるため、このままお届けいたします。',
          d.reason,
          '未開封の商品は、到着後にご注文の画面から返品を申請できます。',
        ],
        button: { label: 'ご注文を見る', url },
      },
    },
  }
}
