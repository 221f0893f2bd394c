import { defineMessages } from '@officina/ui/text'

export const reportMessages = defineMessages({
  title: (number: string) => [`Problem with order ${number}`, `ご注文 ${number} の問題を報告`],
  intro: [
    'Reports of reactions and quality problems go to your doctor and our team. Reports of damaged or missing items go to our team.',
    '体調の変化と品質の問題は、担当医と当店に届きます。破損と不足は当店に届きます。',
  ],
  product: ['Which product?', '対象の商品'],
  kind: ['What happened?', '内容'],
  choose: ['Choose', '選択してください'],
  urgent: [
    'If you feel seriously ill, call a doctor or the emergency services now.',
    '症状が重いときは、すぐに医療機関または救急にご連絡ください。',
  ],
  message: ['Describe it', '詳細'],
  reactionHelp: [
    'When did it start, how much did you use, and how is it now?',
    'いつから、どのくらい使って、今どのような状態かをお書きください。',
  ],
  lotHelp: [
    'From your parcel. Correct it if the pack shows something else.',
    '出荷時の記録です。パッケージの表示と異なる場合は修正してください。',
  ],
  photos: ['Photos', '写真'],
  photosHelp: ['Up to 5 photos, JPG or PNG, 10 MB each.', '5枚まで、JPG・PNG、1枚10MBまで。'],
  send: ['Send report', '報告を送信'],
  back: ['Back to order', 'ご注文に戻る'],
  sent: ['Report sent', 'ご報告を送信しました'],
  chooseProduct: ['Choose the product.', '商品を選んでください。'],
  chooseKind: ['Choose what happened.', '内容を選んでください。'],
  describe: ['Describe what happened.', '詳細を入力してください。'],
})
