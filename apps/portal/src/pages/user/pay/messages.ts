import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  open: (clinic: string) => [`Pay your order at ${clinic}`, `${clinic}へのお支払い`],
  prepared: [
    'Your doctor has prepared this order. It is placed when you pay.',
    '担当医が準備したご注文です。お支払いをもって注文が確定します。',
  ],
  unpaid: [
    'Your order was not paid in time. It is placed when you pay.',
    'お支払いの期限を過ぎたご注文です。お支払いをもって注文が確定します。',
  ],
  amount: ['Amount', '金額'],
  until: (time: string) => [`This link works until ${time}.`, `このリンクは${time}まで有効です。`],
  pay: ['Pay by card', 'カードで支払う'],
  again: ['Try again with a card', 'もう一度カードで支払う'],
  opening: ['Opening the payment page', 'お支払いページを開いています'],
  help: [
    'The next page belongs to our payment provider. We never see your card number.',
    '次のページは決済サービスのものです。カード番号が当店に伝わることはありません。',
  ],
  signIn: ['Sign in to see your orders', 'ログインしてご注文を確認する'],
  confirming: ['Confirming your payment', 'お支払いを確認しています'],
  confirmingText: [
    'This usually takes a few seconds. You can close this page: we email you once your payment is confirmed.',
    '通常は数秒で完了します。このページを閉じてもかまいません。確認が済みましたらメールでお知らせします。',
  ],
  thanks: {
    title: ['Thank you. Your order is paid', 'お支払いが完了しました'],
    text: (clinic: string) => [
      `${clinic} has your order. We have sent a confirmation by email.`,
      `${clinic}でのご注文を承りました。確認のメールをお送りしました。`,
    ],
  },
  paid: {
    title: ['This order is already paid', 'このご注文はお支払い済みです'],
    text: (clinic: string) => [
      `You have nothing to pay to ${clinic}. Sign in to follow the order.`,
      `${clinic}へのお支払いは完了しています。ログインするとご注文の状況を確認できます。`,
    ],
  },
  ordered: {
    title: ['This has been ordered already', 'すでにご注文いただいています'],
    text: (clinic: string) => [
      `The same products were ordered at ${clinic} since. Sign in to see the order.`,
      `その後、${clinic}で同じ商品をご注文いただいています。ログインするとご注文を確認できます。`,
    ],
  },
  cancelled: {
    title: ['This order was cancelled', 'このご注文はキャンセルされました'],
    text: (clinic: string) => [
      `You have nothing to pay. Ask ${clinic} if you still want it.`,
      `お支払いの必要はありません。ご希望の場合は${clinic}にお問い合わせください。`,
    ],
  },
  withdrawn: {
    title: ['This payment link is no longer valid', 'このお支払いリンクは無効です'],
    text: (clinic: string) => [
      `It was withdrawn, so nothing can be paid here. Ask ${clinic} if you still want the order.`,
      `取り下げられたため、お支払いはできません。ご希望の場合は${clinic}にお問い合わせください。`,
    ],
  },
  expired: {
    title: ['This payment link has expired', 'お支払いリンクの有効期限が切れました'],
    text: (clinic: string) => [
      `Nothing was charged. Sign in and order from your cart, or ask ${clinic} for a new link.`,
      `請求は発生していません。ログインしてカートからご注文いただくか、${clinic}に新しいリンクをご依頼ください。`,
    ],
  },
  dead: {
    title: ['This payment link does not work', 'このお支払いリンクは使用できません'],
    text: [
      'A newer link may be in your inbox. Nothing was charged.',
      '新しいリンクがメールで届いていないかご確認ください。請求は発生していません。',
    ],
  },
  none: {
    title: ['Open the link in your email', 'メールのリンクを開いてください'],
    text: [
      'To pay without signing in, open the link in the email from your clinic.',
      'ログインせずにお支払いいただくには、クリニックからのメールにあるリンクを開いてください。',
    ],
  },
  returned: {
    title: ['You can close this page', 'このページを閉じてかまいません'],
    text: [
      'If you have paid, a confirmation is on its way by email. If not, open the link in your email again.',
      'お支払いがお済みの場合は、確認のメールをお送りします。まだの場合は、メールのリンクをもう一度開いてください。',
    ],
  },
})
