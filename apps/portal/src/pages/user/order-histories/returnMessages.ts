import { defineMessages } from '@officina/ui/text'

export const returnMessages = defineMessages({
  returns: ['Returns', '返品'],
  ask: ['Return', '返品する'],
  title: (number: string) => [`Return from order ${number}`, `ご注文 ${number} の返品`],
  intro: [
    'Unopened goods can come back. We answer by mail before you send anything.',
    '未開封の商品は返品できます。お送りいただく前に、メールでご回答します。',
  ],
  what: ['What do you want to send back?', '返品する商品'],
  until: (day: string) => [`Can be returned until ${day}.`, `${day}まで返品できます。`],
  unitsOf: (title: string) => [`Units of ${title}`, `${title}の数量`],
  ofUnits: (n: number) => [`of ${n}`, `／ ${n}点`],
  refusals: {
    not_delivered: ['Not delivered yet.', 'まだお届けしていません。'],
    asked: ['A return has been asked for.', '返品を受付済みです。'],
    returned: ['Returned already.', '返品済みです。'],
    heat_sensitive: [
      'Has to be kept cool, so it cannot come back.',
      '温度管理が必要なため、返品できません。',
    ],
    too_late: ['The time for returns is over.', '返品の受付期間を過ぎています。'],
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
  unopened: ['The goods are unopened.', '商品は未開封です。'],
  postage: [
    'When the fault is ours, the return costs you nothing; else you pay the postage. The refund arrives within 10 business days of the goods.',
    '当店の不備による返品の送料は当店が負担します。それ以外はお客様のご負担となります。商品の到着後、10営業日以内に返金いたします。',
  ],
  send: ['Ask to return', '返品を申請する'],
  nothing: [
    'Nothing of this order can be sent back now.',
    '現在、このご注文で返品できる商品はありません。',
  ],
  back: ['Back to the order', 'ご注文に戻る'],
  asked: [
    'We have your request and answer by mail.',
    '返品の申請を受け付けました。メールでご回答します。',
  ],
  chooseLines: ['Choose what you want to send back.', '返品する商品を選んでください。'],
  chooseReason: ['Choose a reason.', '理由を選んでください。'],
  mustBeUnopened: ['Only unopened goods can come back.', '返品できるのは未開封の商品だけです。'],
  next: {
    requested: ['We look at it and answer by mail.', '内容を確認し、メールでご回答します。'],
    approved: [
      'Send the goods back. You get the refund when they are here.',
      '商品をお送りください。到着後に返金いたします。',
    ],
    declined: ['We cannot take the goods back.', '今回のご返品はお受けできません。'],
    received: [
      'The goods are here. The refund comes next.',
      '商品が届きました。これから返金いたします。',
    ],
    refunded: ['Refunded:', '返金額：'],
    rejected: [
      'The goods were not as agreed and come back to you.',
      '返品の条件を満たしていないため、商品をお戻しします。',
    ],
  },
})
