import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  products: ['Choose products', '商品を選ぶ'],
  set: ['The set', 'セットの内容'],
  steps: ['Steps of a set', 'マイレシピ作成の手順'],
  step: {
    products: ['Products', '商品'],
    dosage: ['Dosage', '用法・用量'],
    message: ['Message', 'メッセージ'],
  },
  back: ['Back', '戻る'],
  next: (step: string) => [`Next: ${step}`, `次へ：${step}`],
  label: ['Name of the course', 'コース名'],
  labelHelp: [
    'Optional. Recipes that begin with this set get it as their label.',
    '任意。このセットから作成したレシピのコース名になります。',
  ],
  validDays: ['Valid for days', '有効日数'],
  message: ['Message to the patient', '患者さんへのメッセージ'],
  messageHelp: [
    'Optional. You can change it for each patient.',
    '任意。患者さんごとに変更できます。',
  ],
  nameHelp: [
    'Recipes that begin with this set get it as their title.',
    'このセットから作成したレシピのタイトルになります。',
  ],
  total: ['One order', '1回の注文'],
  from: (title: string, version: number) => [
    `From “${title}”, version ${version}`,
    `「${title}」第${version}版から作成`,
  ],
  archivedText: [
    'This set is archived. Restore it to change or use it.',
    'アーカイブ済みです。変更や使用をするには元に戻してください。',
  ],
  usage: ['Who got it', '使用した患者さん'],
  usageNone: ['No recipe began with it yet.', 'このセットから作成したレシピはまだありません。'],
  newest: ['The newest 50.', '新しい50件を表示しています。'],
})
