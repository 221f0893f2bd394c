import { defineMessages } from '@officina/ui/text'

export const requestMessages = defineMessages({
  title: ['Patient requests', '患者さんからのリクエスト'],
  show: ['All requests', 'すべてのリクエスト'],
  tabs: ['Requests', 'リクエスト'],
  open: ['Waiting', '回答待ち'],
  decided: ['Decided', '回答済み'],
  rules: ['Rules', 'ルール'],
  none: ['No requests waiting', '回答待ちのリクエストはありません'],
  noneText: [
    'Patients can request refills and products that need a recipe, and ask questions.',
    '再購入やレシピが必要な商品のリクエスト、質問がここに届きます。',
  ],
  noneDecided: ['No decided requests yet', '回答済みのリクエストはまだありません'],
  onRecipe: ['Recipe', 'レシピ'],
  used: ['Ordered', '注文回数'],
  usedOf: (n: number, of: number) => [`${n} of ${of}`, `${n} / ${of}回`],
  lastOrder: ['Last order', '最終注文'],
  lastVisit: ['Last recipe written', '最終レシピ発行'],
  never: ['Never', 'なし'],
  safe: [
    'Same product and dose, recent visit, no new allergy or flag',
    '商品・用量に変更なし、最近の診察あり、新しいアレルギー・注意事項なし',
  ],
  cautions: {
    no_recent_visit: ['No recent visit', '最近の診察なし'],
    new_flag: ['New allergy or flag', '新しいアレルギー・注意事項'],
    problem_reported: ['Problem reported', '商品の報告あり'],
    recipe_changed: ['Recipe changed since', 'レシピが変更済み'],
    too_soon: ['Before the next order date', '次回注文日より前'],
    unavailable: ['Product not available', '商品の取り扱いなし'],
    rule_used_up: ['Rule limit reached', 'ルールの上限に到達'],
  },
  approve: ['Approve', '承認する'],
  answer: ['Answer', '回答する'],
  change: ['Approve with changes', '変更して承認する'],
  decline: ['Decline', 'お断りする'],
  titles: {
    approved: (name: string) => [
      `Approve ${name}’s request?`,
      `${name}のリクエストを承認しますか？`,
    ],
    approved_with_changes: (name: string) => [
      `Approve ${name}’s request with changes?`,
      `${name}のリクエストを変更して承認しますか？`,
    ],
    declined: (name: string) => [
      `Decline ${name}’s request?`,
      `${name}のリクエストをお断りしますか？`,
    ],
  },
  answerTitle: (name: string) => [`Answer ${name}`, `${name}への回答`],
  consequences: {
    refill: [
      'The patient can order once more. An ended recipe is renewed and issued.',
      '1回分の注文を追加します。終了したレシピは更新して発行します。',
    ],
    product: [
      'A draft with the product opens for you to finish and issue.',
      '商品を入れた下書きを開きます。内容を確認して発行してください。',
    ],
    question: [
      'Your answer is emailed and shown to the patient.',
      '回答はメールで送信され、患者さんの画面に表示されます。',
    ],
    approved_with_changes: [
      'A draft opens for you to edit and issue. Your note is shown to the patient.',
      '下書きを開きます。変更して発行してください。メモは患者さんに表示されます。',
    ],
    declined: [
      'The patient gets an email with the reason.',
      '理由とともに患者さんへメールでお知らせします。',
    ],
  },
  note: ['Note to the patient', '患者さんへのメモ'],
  done: ['Patient notified', '患者さんにお知らせしました'],
  toDraft: ['Open draft', '下書きを開く'],
  toRecipe: ['View recipe', 'レシピを見る'],
  automatic: ['Approved by rule', 'ルールにより承認'],
  rulesText: [
    'Applies to requests for the same product and dose without a message. Never applies if there is a new allergy or a new flag in the answers, a problem was reported, or the next order date has not come yet.',
    '同じ商品・同じ用量で、メッセージのないリクエストが対象です。アレルギーが新しく登録された場合、問診票に新しい注意事項がある場合、商品の報告がある場合、次回注文日より前の場合は、自動で承認しません。',
  ],
  on: ['Approve automatically', '自動で承認する'],
  months: ['My last recipe is no older than', '最後にレシピを発行してからの期間'],
  monthCount: (n: number) => [n === 1 ? '1 month' : `${n} months`, `${n}か月以内`],
  times: [
    'Maximum automatic approvals per product',
    '次のレシピ発行までの自動承認の上限（商品ごと）',
  ],
  timeCount: (n: number) => [`${n}`, `${n}回`],
  save: ['Save', '保存'],
  saved: ['Saved', '保存しました'],
})
