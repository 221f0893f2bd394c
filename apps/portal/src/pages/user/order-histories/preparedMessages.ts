import { defineMessages } from '@officina/ui/text'

export const preparedMessages = defineMessages({
  title: (doctor: string) => [
    `Dr ${doctor} has prepared an order for you`,
    `${doctor}先生がご注文を準備しました`,
  ],
  until: (time: string) => [
    `It is placed when you pay, until ${time}.`,
    `お支払いをもって注文が確定します（${time}まで）。`,
  ],
  pay: ['Pay by card', 'カードで支払う'],
  decline: ['Decline', '辞退する'],
  declineTitle: (doctor: string) => [
    `Decline the order that Dr ${doctor} has prepared?`,
    `${doctor}先生が準備した注文を辞退しますか？`,
  ],
  declineText: [
    'Nothing is ordered or charged, and the link in your email stops working.',
    '注文も請求も行われず、メールのリンクは無効になります。',
  ],
  declined: ['Order declined', '注文を辞退しました'],
})
