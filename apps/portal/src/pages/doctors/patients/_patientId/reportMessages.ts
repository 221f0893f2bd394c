import { defineMessages } from '@officina/ui/text'

export const reportMessages = defineMessages({
  report: ['Report', '報告'],
  title: (product: string) => [`Report about ${product}`, `「${product}」についての報告`],
  missing: ['This report is not among those of your patients', 'この報告は見つかりません'],
  what: ['What happened', '内容'],
  reported: ['Reported', '報告日時'],
  order: ['Order', '注文'],
  message: ['In the words of the patient', '患者さんの記述'],
  photos: ['Photos of the patient', '患者さんの写真'],
  decision: ['Decision', '判断'],
  answer: ['Answer to the patient', '患者さんへの回答'],
  answerHelp: [
    'The patient gets it by mail, with your decision.',
    '判断とあわせて、患者さんにメールで送られます。',
  ],
  inRecipes: (n: number) => [
    n === 1
      ? 'One running recipe of the patient has this product. Stopping it ends further orders at once.'
      : `Running recipes of the patient have this product ${n} times. Stopping it ends further orders at once.`,
    `有効なレシピの${n}行にこの商品があります。中止すると、以後の注文はできなくなります。`,
  ],
  inNoRecipe: [
    'No running recipe of the patient has this product. The patient is told to stop.',
    '有効なレシピにこの商品はありません。患者さんに使用中止をお知らせします。',
  ],
  stop: ['Stop the product', '商品を中止'],
  goOn: ['Can go on', '継続可と回答'],
  stopped: (product: string) => [
    `${product} is stopped. The patient has been told.`,
    `「${product}」を中止し、患者さんに通知しました。`,
  ],
  answered: ['The patient has your answer.', '患者さんに回答しました。'],
})
