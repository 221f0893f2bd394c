import type { components } from '@officina/openapi/schema'
import { defineMessages } from '@officina/ui/text'

type Patch = components['schemas']['PatientPatch']
export type FieldName = Exclude<keyof Patch, 'revision'>
type Described = {
  group: 'person' | 'contact' | 'terms' | 'health'
  /** How the value is typed: `needed` and `text` as it is, a list with commas, a percentage as digits. */
  kind: 'needed' | 'text' | 'list' | 'percent' | 'choice'
  /** Fields of one row stand side by side. */
  row?: string
  type?: 'tel' | 'date'
  help?: 'birthHelp' | 'listHelp' | 'discountHelp'
  /** What the form of a new patient begins with, if not empty. */
  start?: string
  /** In the patient's own profile; what the browser fills in there. */
  own?: string
  /** Of a patient who is there: neither in the invitation nor in a file of patients. */
  isLater?: true
}

const fields = {
  last_name: { group: 'person', kind: 'needed', row: 'name', own: 'family-name' },
  first_name: { group: 'person', kind: 'needed', row: 'name', own: 'given-name' },
  email: { group: 'contact', kind: 'needed' },
  kana: { group: 'person', kind: 'text', own: '' },
  phone: {
    group: 'contact',
    kind: 'text',
    row: 'reach',
    type: 'tel',
    own: 'tel',
  },
  birth_date: {
    group: 'person',
    kind: 'text',
    row: 'birth',
    type: 'date',
    help: 'birthHelp',
    own: 'bday',
  },
  sex: {
    group: 'person',
    kind: 'choice',
    row: 'birth',
    start: 'unknown',
    own: '',
  },
  language: { group: 'contact', kind: 'choice', row: 'reach', start: 'en' },
  tags: { group: 'person', kind: 'list', help: 'listHelp' },
  discount_percent: {
    group: 'terms',
    kind: 'percent',
    help: 'discountHelp',
    start: '0',
  },
  first_order_discount_percent: { group: 'terms', kind: 'percent', start: '0', isLater: true },
  catalog_access: { group: 'terms', kind: 'choice', isLater: true },
  allergies: { group: 'health', kind: 'list', help: 'listHelp', isLater: true },
  conditions: { group: 'health', kind: 'list', help: 'listHelp', isLater: true },
  medications: { group: 'health', kind: 'list', help: 'listHelp', isLater: true },
  pregnancy: { group: 'health', kind: 'choice', start: 'unknown', isLater: true },
} as const satisfies Record<FieldName, Described>

/** The fields of a patient, in the order of forms and files. Their words are `fieldMessages`. */
export const patientFields: Record<FieldName, Described> = fields
export const fieldNames = Object.keys(patientFields) as FieldName[]
export const importedFields = fieldNames.filter(
  (name): name is Without<'isLater'> => !patientFields[name].isLater,
)
/** What patients keep of themselves beside their health. */
export const ownFields = fieldNames.filter(
  (name): name is With<'own'> => patientFields[name].own !== undefined,
)

type With<P extends keyof Described> = {
  [K in FieldName]: (typeof fields)[K] extends Record<P, unknown> ? K : never
}[FieldName]
type Without<P extends keyof Described> = Exclude<FieldName, With<P>>

export const fieldMessages = defineMessages({
  last_name: ['Last name', '姓'],
  first_name: ['First name', '名'],
  kana: ['Name in kana', '氏名（カナ）'],
  email: ['Email', 'メールアドレス'],
  emailFixed: [
    'The patient has an account, so only the patient can change the email address.',
    'すでに患者さんのアカウントがあるため、メールアドレスはご本人のみ変更できます。',
  ],
  phone: ['Phone', '電話番号'],
  birth_date: ['Date of birth', '生年月日'],
  birthHelp: [
    'If you enter it, the patient is asked for it when opening the invitation, to confirm who they are. If you leave it empty, they are not asked.',
    '入力すると、招待を開く際のご本人確認に使われます。空欄の場合、確認は行われません。',
  ],
  sex: ['Sex', '性別'],
  choices: {
    sex: {
      female: ['Female', '女性'],
      male: ['Male', '男性'],
      other: ['Other', 'その他'],
      unknown: ['Not stated', '未回答'],
    },
    language: {
      en: ['English', 'English'],
      ja: ['日本語', '日本語'],
    },
    catalog_access: {
      open: ['Open', '公開'],
      closed: ['Closed', '限定'],
      recipes_only: ['Recipes only', 'レシピのみ'],
    },
    pregnancy: {
      no: ['No', 'なし'],
      yes: ['Pregnant', '妊娠中'],
      breastfeeding: ['Breastfeeding', '授乳中'],
      unknown: ['Not stated', '未回答'],
    },
  },
  language: ['Language of messages', 'メッセージの言語'],
  tags: ['Tags', 'タグ'],
  listHelp: ['Separate with commas.', '読点またはカンマで区切ってください。'],
  discount_percent: ['Discount, %', '割引率（%）'],
  first_order_discount_percent: ['First-order discount, %', '初回割引率（%）'],
  /** Of values that say their unit themselves. */
  withUnit: {
    discount_percent: ['Discount', '割引率'],
    first_order_discount_percent: ['First-order discount', '初回割引率'],
  },
  discountHelp: [
    'Up to your commission rate. Applies to new orders only.',
    'ご自身の手数料率が上限です。新しい注文にのみ適用されます。',
  ],
  catalog_access: ['Catalog access', 'カタログの公開'],
  inherit: (now: string) => [
    `Same as my setting${now ? ` (${now})` : ''}`,
    `自分の設定に従う${now ? `（${now}）` : ''}`,
  ],
  allergies: ['Allergies', 'アレルギー'],
  conditions: ['Conditions', '既往症'],
  medications: ['Current medication', '服用中の薬'],
  pregnancy: ['Pregnancy', '妊娠・授乳'],
  doctorAddress: [
    'This email also belongs to a doctor’s account. You can use it, but check that it is the patient’s.',
    '医師のアカウントと同じメールアドレスです。登録できますが、お間違いでないかご確認ください。',
  ],
  personal_message: ['Personal message', 'メッセージ'],
  messageHelp: [
    'Included in the invitation. Up to 500 characters.',
    '招待メールに記載されます。500文字以内。',
  ],
  questionnaire_id: ['Questionnaire', '問診票'],
  questionnaireHelp: [
    'Shown to the patient after they sign up.',
    '登録後に患者さんへ表示されます。',
  ],
  recipe_draft_id: ['First recipe', '初回レシピ'],
  draftHelp: [
    'The draft is assigned to this patient now and issued when they sign up.',
    '下書きはこの患者さんに割り当てられ、登録が完了すると発行されます。',
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

/** What distinguishes patients of one name, as far as it is known. */
export const marksOf = (
  { kana, birth_date, sex }: components['schemas']['DoctorPatientDetail'],
  ageOf: (birthDate: string) => string,
  choices: { sex: Record<string, string> },
) => [kana, birth_date && ageOf(birth_date), sex !== 'unknown' && choices.sex[sex]].filter(Boolean)
