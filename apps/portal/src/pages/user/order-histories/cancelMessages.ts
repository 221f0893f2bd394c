import { defineMessages } from '@officina/ui/text'

export const cancelMessages = defineMessages({
  ask: ['Ask to cancel', 'キャンセルを依頼'],
  title: (number: string) => [
    `Ask to cancel order ${number}?`,
    `ご注文 ${number} のキャンセルを依頼しますか`,
  ],
  consequence: [
    'The order is being prepared, so we have to see whether it can still be stopped. You get a mail either way.',
    '準備が始まっているため、キャンセルできるか確認いたします。結果はメールでお知らせします。',
  ],
  reason: ['Reason', '理由'],
  asked: [
    'We have got your request. You get a mail as soon as it is decided.',
    'ご依頼を承りました。確認後、メールでお知らせします。',
  ],
  open: (time: string) => [
    `You asked on ${time} to cancel this order. We will write to you.`,
    `${time}にキャンセルのご依頼を承りました。確認後、ご連絡いたします。`,
  ],
  declined: ['The order could not be cancelled.', 'ご注文をキャンセルできませんでした。'],
  takeBack: ['Take the request back', '依頼を取り下げる'],
  takenBack: ['The order goes on as it is.', 'ご注文はそのまま進みます。'],
  withdrawn: [
    'You took your request to cancel back. The order goes on.',
    'キャンセルのご依頼を取り下げました。ご注文はそのまま進みます。',
  ],
  too_late: [
    'You asked to cancel this order; it had already left when we got to it.',
    'キャンセルのご依頼をいただきましたが、確認の時点で発送済みでした。',
  ],
})
