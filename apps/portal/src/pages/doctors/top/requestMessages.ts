import { defineMessages } from '@officina/ui/text'

export const requestMessages = defineMessages({
  title: ['Requests of my patients', '患者さんからの依頼'],
  show: ['All requests', 'すべての依頼'],
  tabs: ['Requests', '依頼'],
  open: ['Waiting', '回答待ち'],
  decided: ['Decided', '回答済み'],
  rules: ['Rules', 'ルール'],
  none: ['No request waits for you', '回答待ちの依頼はありません'],
  noneText: [
    'Patients ask for refills, for products that need a recipe, and questions.',
    '再注文、レシピが必要な商品、質問の依頼がここに届きます。',
  ],
  noneDecided: ['Nothing was decided yet', '回答済みの依頼はまだありません'],
  more: (n: number) => [`and ${n} more`, `ほか${n}件`],
  onRecipe: ['Recipe', 'レシピ'],
  used: ['Ordered', '注文回数'],
  usedOf: (n: number, of: number) => [`${n} of ${of}`, `${n} / ${of}回`],
  lastOrder: ['Last order', '最終注文'],
  lastVisit: ['Last recipe written', '最終レシピ発行'],
  never: ['Never', 'なし'],
  safe: [
    'Same product and dose, recent visit, no new flag',
    '商品・用量に変更なし、最近の診察あり、新しい注意事項なし',
  ],
  cautions: {
    no_recent_visit: ['No recent visit', '最近の診察なし'],
    new_flag: ['New flag in the answers', '問診票に新しい注意事項'],
    problem_reported: ['Problem reported', '商品の報告あり'],
    recipe_changed: ['Recipe has changed since', 'レシピが変更済み'],
    too_soon: ['Before the day of the next order', '次回注文日より前'],
    unavailable: ['Product not available', '商品の取り扱いなし'],
    rule_used_up: ['Approved by rule often enough', 'ルールの上限に到達'],
  },
  approve: ['Approve', '承認'],
  answer: ['Answer', '回答する'],
  change: ['Approve with changes', '変更して承認'],
  decline: ['Decline', 'お断り'],
  titles: {
    approved: (name: string) => [
      `Approve the request of ${name}?`,
      `${name}の依頼を承認しますか？`,
    ],
    approved_with_changes: (name: string) => [
      `Approve the request of ${name} with changes?`,
      `${name}の依頼を変更して承認しますか？`,
    ],
    declined: (name: string) => [
      `Decline the request of ${name}?`,
      `${name}の依頼をお断りしますか？`,
    ],
  },
  answerTitle: (name: string) => [`Answer ${name}`, `${name}への回答`],
  consequences: {
    refill: [
      'One more order is allowed; a recipe that is over is renewed and issued.',
      '1回分の注文を追加します。終了したレシピは更新して発行します。',
    ],
    product: [
      'A draft with the product is opened for you to finish and issue.',
      '商品を入れた下書きを開きます。内容を確認して発行してください。',
    ],
    question: [
      'Your answer is sent by mail and shown to the patient.',
      '回答はメールで送信され、患者さんの画面に表示されます。',
    ],
    approved_with_changes: [
      'A draft is opened for you to change and issue. The patient reads your note.',
      '下書きを開きます。変更して発行してください。メモは患者さんに表示されます。',
    ],
    declined: [
      'The patient is told by mail, with the reason.',
      '理由とともに患者さんへメールでお知らせします。',
    ],
  },
  note: ['Note to the patient', '患者さんへのメモ'],
  choose: ['Choose', '選択してください'],
  done: ['The patient was told', '患者さんにお知らせしました'],
  toDraft: ['Open the draft', '下書きを開く'],
  toRecipe: ['Show the recipe', 'レシピを見る'],
  automatic: ['Approved by rule', 'ルールにより承認'],
  rulesTitle: ['Approve safe refills at once', '安全な再注文の自動承認'],
  rulesText: [
    'Only the same product and dose without a message, never with a new flag in the answers, a reported problem or before the day of the next order.',
    '同じ商品・同じ用量でメッセージのない依頼に限ります。問診票の新しい注意事項、商品の報告がある場合や、次回注文日より前の依頼は承認されません。',
  ],
  on: ['Approve them at once', '自動で承認する'],
  months: ['The last recipe I wrote is at most so old', '最後にレシピを発行してからの期間'],
  monthCount: (n: number) => [n === 1 ? '1 month' : `${n} months`, `${n}か月以内`],
  times: [
    'At most so often for a product until I write the next recipe',
    '次のレシピ発行までの上限（商品ごと）',
  ],
  timeCount: (n: number) => [n === 1 ? 'once' : `${n} times`, `${n}回`],
  save: ['Save', '保存'],
  saved: ['Saved', '保存しました'],
})
