import { defineMessages } from '@officina/ui/text'

export const messages = defineMessages({
  set: ['Template', 'テンプレートの内容'],
  steps: ['Template steps', 'テンプレート作成の手順'],
  step: {
    message: ['Message', 'メッセージ'],
  },
  labelHelp: [
    'Optional. Used as the course name of recipes started from this template.',
    '任意。このテンプレートから作成したレシピのコース名になります。',
  ],
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
