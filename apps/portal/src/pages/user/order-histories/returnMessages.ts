import { defineMessages } from '@officina/ui/text'

export const returnMessages = defineMessages({
  title: (number: string) => [`Return from order ${number}`, `ご注文 ${number} の返品`],
  intro: [
    'You can return unopened products, and any that are wrong or damaged. Wait for our email before you send anything.',
    '未開封の商品のほか、間違って届いた商品や破損していた商品は返品できます。商品は、当店からのメールが届いてからお送りください。',
  ],
  what: ['What do you want to return?', '返品する商品'],
  until: (time: string) => [`Can be returned until ${time}.`, `${time}まで返品できます。`],
  unitsOf: (title: string) => [`Units of ${title}`, `${title}の数量`],
  ofUnits: (n: number) => [`of ${n}`, `／ ${n}点`],
  refusals: {
    not_delivered: ['Not delivered yet.', 'まだお届けしていません。'],
    asked: ['Return already requested.', 'すでに返品を申請済みです。'],
    returned: ['Already returned.', '返品済みです。'],
    refunded: ['Already refunded.', '返金済みです。'],
    heat_sensitive: [
      'Must be kept cool, so it cannot be returned.',
      '温度管理が必要なため、返品できません。',
    ],
    too_late: ['The return window has closed.', '返品の受付期間を過ぎています。'],
  },
  reason: ['Reason', '理由'],
  choose: ['Choose', '選択してください'],
  reasons: {
    not_needed: ['No longer needed', '不要になった'],
    wrong_item: ['Wrong product', '違う商品が届いた'],
    damaged: ['Arrived damaged', '破損していた'],
    other: ['Something else', 'その他'],
  },
  details: ['Details', '詳細'],
  photos: ['Photos', '写真'],
  photosHelp: ['Up to 5 photos, JPG or PNG, 10 MB each.', '5枚まで、JPG・PNG、1枚10MBまで。'],
  unopened: ['The products are unopened.', '商品は未開封です。'],
  policy: ['Returns policy', '返品・キャンセルについて'],
  postage: [
    'We pay the return postage if the fault is ours; otherwise you do. We refund you within 10 business days of receiving the products.',
    '当店の不備による返品の送料は当店が負担します。それ以外はお客様のご負担となります。商品の到着後、10営業日以内に返金いたします。',
  ],
  send: ['Request return', '返品を申請する'],
  nothing: [
    'Nothing in this order can be returned now.',
    '現在、このご注文で返品できる商品はありません。',
  ],
  back: ['Back to order', 'ご注文に戻る'],
  asked: [
    'Return requested. We will reply by email.',
    '返品の申請を受け付けました。メールでご回答します。',
  ],
  chooseLines: ['Choose what you want to return.', '返品する商品を選んでください。'],
  chooseReason: ['Choose a reason.', '理由を選択してください。'],
  mustBeUnopened: [
    'Only unopened products can be returned for this reason.',
    'この理由で返品できるのは未開封の商品だけです。',
  ],
  sendTo: ['Send the products to', '送付先'],
  slip: ['Return slip (PDF)', '返品票（PDF）'],
  takenOff: ['Taken off the invoice:', '請求額からの減額：'],
  nothingLeft: [
    'Products received. Nothing is left to refund.',
    '商品が届きました。返金すべき残額はありません。',
  ],
  next: {
    requested: ['We will review it and reply by email.', '内容を確認し、メールでご回答します。'],
    approved: [
      'Send the products back with the return slip in the parcel. We refund you when they arrive.',
      '返品票を同封して商品をお送りください。到着後に返金いたします。',
    ],
    declined: ['We cannot accept this return.', '今回のご返品はお受けできません。'],
    received: [
      'Products received. Your refund is next.',
      '商品が届きました。これから返金いたします。',
    ],
    refunded: ['Refunded:', '返金額：'],
    rejected: [
      'The products do not meet the return conditions. We will send them back to you.',
      '返品の条件を満たしていないため、商品をお返しいたします。',
    ],
  },
})
