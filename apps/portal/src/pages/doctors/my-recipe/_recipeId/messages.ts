import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  products: ['Choose products', '商品を選ぶ'],
  set: ['Template', 'テンプレートの内容'],
  steps: ['Template steps', 'テンプレート作成の手順'],
  step: {
    products: ['Products', '商品'],
    dosage: ['Dosage', '用法・用量'],
    message: ['Message', 'メッセージ'],
  },
  back: ['Back', '戻る'],
  next: (step: string) => [`Next: ${step}`, `次へ：${step}`],
  label: ['Course name', 'コース名'],
  labelHelp: [
    'Optional. Used as the course name of recipes started from this template.',
    '任意。このテンプレートから作成したレシピのコース名になります。',
  ],
  validDays: ['Valid for (days)', '有効日数'],
  message: ['Message to the patient', '患者さんへのメッセージ'],
  messageHelp: [
    'Optional. You can change it for each patient.',
    '任意。患者さんごとに変更できます。',
  ],
  nameHelp: [
    'Used as the title of recipes started from this template.',
    'このテンプレートから作成したレシピのタイトルになります。',
  ],
  total: ['One order', '1回の注文'],
  from: (title: string, version: number) => [
    `From “${title}”, version ${version}`,
    `「${title}」第${version}版から作成`,
  ],
  archivedText: [
    'This template is archived. Restore it to edit or use it.',
    'アーカイブ済みです。編集や使用をするには元に戻してください。',
  ],
  usage: ['Recipes from this template', 'このテンプレートから作成したレシピ'],
  usageNone: ['No recipes yet.', 'レシピはまだありません。'],
  newest: ['Showing the newest 50.', '新しい50件を表示しています。'],
})
