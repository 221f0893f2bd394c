import { defineMessages } from '@officina/ui/text'

export const cancelMessages = defineMessages({
  en: {
    ask: 'Ask to cancel',
    title: (number: string) => `Ask to cancel order ${number}?`,
    consequence:
      'The order is being prepared, so we have to see whether it can still be stopped. You get a mail either way.',
    reason: 'Reason',
    asked: 'We have got your request. You get a mail as soon as it is decided.',
    open: (time: string) => `You asked on ${time} to cancel this order. We will write to you.`,
    declined: 'The order could not be cancelled.',
    takeBack: 'Take the request back',
    takenBack: 'The order goes on as it is.',
    withdrawn: 'You took your request to cancel back. The order goes on.',
    too_late: 'You asked to cancel this order; it had already left when we got to it.',
  },
  ja: {
    ask: 'キャンセルを依頼',
    title: (number) => `ご注文 ${number} のキャンセルを依頼しますか`,
    consequence:
      '準備が始まっているため、キャンセルできるか確認いたします。結果はメールでお知らせします。',
    reason: '理由',
    asked: 'ご依頼を承りました。確認後、メールでお知らせします。',
    open: (time) => `${time}にキャンセルのご依頼を承りました。確認後、ご連絡いたします。`,
    declined: 'ご注文をキャンセルできませんでした。',
    takeBack: '依頼を取り下げる',
    takenBack: 'ご注文はそのまま進みます。',
    withdrawn: 'キャンセルのご依頼を取り下げました。ご注文はそのまま進みます。',
    too_late: 'キャンセルのご依頼をいただきましたが、確認の時点で発送済みでした。',
  },
})
