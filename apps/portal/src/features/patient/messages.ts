import { defineMessages } from '@officina/ui/text'

export const fieldMessages = defineMessages({
  last_name: ['Last name', '姓'],
  first_name: ['First name', '名'],
  kana: ['Name in kana', '氏名（カナ）'],
  email: ['Email', 'メールアドレス'],
  emailFixed: [
    'The patient has signed in; only the patient can change the address.',
    '患者さんがサインイン済みのため、変更はご本人のみ可能です。',
  ],
  phone: ['Phone', '電話番号'],
  birth_date: ['Date of birth', '生年月日'],
  birthHelp: [
    'The patient is asked for it when opening the invitation.',
    '招待を開く際に、ご本人に入力していただきます。',
  ],
  sex: ['Sex', '性別'],
  sexes: {
    female: ['Female', '女性'],
    male: ['Male', '男性'],
    other: ['Other', 'その他'],
    unknown: ['Not stated', '未回答'],
  },
  language: ['Language of messages', 'メッセージの言語'],
  tags: ['Tags', 'タグ'],
  listHelp: ['Separate with commas.', '読点またはカンマで区切ってください。'],
  discount_percent: ['Discount, %', '割引率（%）'],
  first_order_discount_percent: ['First-order discount, %', '初回割引率（%）'],
  discountHelp: [
    'At most your own rate. Applies to new orders only.',
    'ご自身の手数料率が上限です。新しいご注文にのみ適用されます。',
  ],
  catalog_access: ['Catalog access', 'カタログの公開'],
  inherit: (now: string) => [
    `Same as my setting${now ? ` (${now})` : ''}`,
    `自分の設定に従う${now ? `（${now}）` : ''}`,
  ],
  accesses: {
    open: ['Open', '公開'],
    closed: ['Closed', '非公開'],
    recipes_only: ['Recipes only', 'レシピのみ'],
  },
  allergies: ['Allergies', 'アレルギー'],
  conditions: ['Conditions', '既往症・症状'],
  medications: ['Current medication', '服用中の薬'],
  pregnancy: ['Pregnancy', '妊娠・授乳'],
  pregnancies: {
    no: ['No', 'なし'],
    yes: ['Pregnant', '妊娠中'],
    breastfeeding: ['Breast-feeding', '授乳中'],
    unknown: ['Not stated', '未回答'],
  },
  doctorAddress: [
    'The address belongs to a doctor’s account too. It works, as patients sign in separately, but it is rarely meant.',
    '医師のアカウントと同じメールアドレスです。患者としては別にログインします。お間違いでないかご確認ください。',
  ],
  personal_message: ['Personal message', 'メッセージ'],
  messageHelp: (left: number) => [
    `Stands in the invitation. ${left} characters left.`,
    `招待メールに記載されます。残り${left}文字`,
  ],
  questionnaire_id: ['Questionnaire', '問診票'],
  questionnaireHelp: [
    'Waits for the patient after signing up.',
    '登録後に患者さんへ表示されます。',
  ],
  recipe_draft_id: ['First recipe', '初回レシピ'],
  draftHelp: [
    'The draft becomes this patient’s now and is issued when the invited patient signs up.',
    '下書きはこの患者さんに紐づき、招待した患者さんの登録時に発行されます。',
  ],
  draft: (label: string, lines: number) => [
    `${label || 'Draft'} (${lines === 1 ? '1 product' : `${lines} products`})`,
    `${label || '下書き'}（${lines}点）`,
  ],
  none: ['None', 'なし'],
  groupPerson: ['Person', '基本情報'],
  groupContact: ['Contact', '連絡先'],
  groupHealth: ['Health', '健康情報'],
  groupTerms: ['Discount and catalogs', '割引とカタログ'],
})
