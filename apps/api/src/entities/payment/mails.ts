import type { Config } from '../../config.ts'
import { mail } from '../../mail/content.ts'

/** To finance: the bank gives back what it had taken for a chargeback, so a refund that was left open is due again. */
export function refundDueAgainMail(
  { publicUrl }: Pick<Config, 'publicUrl'>,
  { id, number }: { id: string; number: string },
) {
  return mail('admin_refund_due', {
    subject: [`Refund due again: order ${number}`, `返金が再び必要です（${number}）`],
    heading: ['A refund is due again', '返金が再び必要になりました'],
    text: [
      'The chargeback of this order counted as lost and has now been won, so the patient no longer has the money from the bank. The refund that was due before is due again.',
      'この注文のチャージバックは一度確定しましたが、その後取り消され、カード会社から患者への返金はなくなりました。以前から必要だった返金を、改めて行ってください。',
    ],
    facts: [[['Order', '注文番号'], number]],
    button: [['View order', '注文を見る'], `${publicUrl}/admins/orders/detail/${id}`],
  })
}
