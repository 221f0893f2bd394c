import { defineMessages } from '@officina/ui/text'

export const reportMessages = defineMessages({
  en: {
    report: 'Report',
    title: (product: string) => `Report about ${product}`,
    missing: 'This report is not among those of your patients',
    what: 'What happened',
    reported: 'Reported',
    order: 'Order',
    message: 'In the words of the patient',
    photos: 'Photos of the patient',
    decision: 'Decision',
    answer: 'Answer to the patient',
    answerHelp: 'The patient gets it by mail, with your decision.',
    inRecipes: (n: number) =>
      n === 1
        ? 'One running recipe of the patient has this product. Stopping it ends further orders at once.'
        : `Running recipes of the patient have this product ${n} times. Stopping it ends further orders at once.`,
    inNoRecipe: 'No running recipe of the patient has this product. The patient is told to stop.',
    stop: 'Stop the product',
    goOn: 'Can go on',
    stopped: (product: string) => `${product} is stopped. The patient has been told.`,
    answered: 'The patient has your answer.',
  },
  ja: {
    report: '報告',
    title: (product) => `「${product}」についての報告`,
    missing: 'この報告は見つかりません',
    what: '内容',
    reported: '報告日時',
    order: '注文',
    message: '患者さんの記述',
    photos: '患者さんの写真',
    decision: '判断',
    answer: '患者さんへの回答',
    answerHelp: '判断とあわせて、患者さんにメールで送られます。',
    inRecipes: (n) =>
      `有効なレシピの${n}行にこの商品があります。中止すると、以後の注文はできなくなります。`,
    inNoRecipe: '有効なレシピにこの商品はありません。患者さんに使用中止をお知らせします。',
    stop: '商品を中止',
    goOn: '継続可と回答',
    stopped: (product) => `「${product}」を中止し、患者さんに通知しました。`,
    answered: '患者さんに回答しました。',
  },
})
