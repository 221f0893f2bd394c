/** The questionnaire every installation begins with. `text` values are `[English, Japanese]` pairs here. */
type Pair = [en: string, ja: string]
export type Text = { en: string; ja: string }
export type Option = { value: string; label: Text; score?: number; flag?: string }
export type Question = {
  id: string
  section: string
  type:
    | 'single'
    | 'multi'
    | 'yes_no'
    | 'scale'
    | 'number'
    | 'date'
    | 'short_text'
    | 'long_text'
    | 'photo'
    | 'consent'
  text: Text
  help?: Text
  required: boolean
  options?: Option[]
  unit?: string
  min?: number
  max?: number
  show_if?: { question: string; equals: string | boolean }
}
export type Section = {
  id: string
  title: Text
  scoring: 'sum' | 'mean' | 'none'
  max: number | null
}

export const starterTitle: Text = { en: 'First visit', ja: '初診問診票' }

const text = ([en, ja]: Pair): Text => ({ en, ja })
const section = (id: string, title: Pair, max: number | null = null): Section => ({
  id,
  title: text(title),
  scoring: max === null ? 'none' : 'sum',
  max,
})
const option = (
  value: string,
  label: Pair,
  more: { score?: number; flag?: string } = {},
): Option => ({
  value,
  label: text(label),
  ...more,
})

const symptomGroups: [id: string, title: Pair, first: Pair, second: Pair][] = [
  [
    'energy',
    ['Energy', '活力'],
    ['Tired during the day', '日中の疲れ'],
    ['Hard to concentrate', '集中しにくい'],
  ],
  [
    'sleep',
    ['Sleep', '睡眠'],
    ['Lie awake in the evening', '寝つきが悪い'],
    ['Wake up at night', '夜中に目が覚める'],
  ],
  [
    'digestion',
    ['Digestion', '消化'],
    ['Bloating after meals', '食後の張り'],
    ['Irregular bowel', '便通の乱れ'],
  ],
  [
    'skin',
    ['Skin', '肌'],
    ['Dry or itchy', '乾燥・かゆみ'],
    ['Spots or redness', '吹き出物・赤み'],
  ],
  ['head', ['Head', '頭'], ['Headache', '頭痛'], ['Dizziness', 'めまい']],
  [
    'joints',
    ['Joints and muscles', '関節と筋肉'],
    ['Stiff in the morning', '朝のこわばり'],
    ['Cramps', 'こむら返り'],
  ],
  ['mood', ['Mood', '気分'], ['Irritable', 'いらいら'], ['Low', '気分の落ち込み']],
  [
    'immune',
    ['Immune defence', '免疫'],
    ['Frequent colds', '風邪をひきやすい'],
    ['Allergy complaints', 'アレルギー症状'],
  ],
]

const degrees: Option[] = [
  option('0', ['Never', 'ない'], { score: 0 }),
  option('1', ['Sometimes', 'ときどき'], { score: 1 }),
  option('2', ['Often', 'よくある'], { score: 2 }),
  option('3', ['Almost always', 'ほぼいつも'], { score: 3 }),
]

export const starterSections: Section[] = [
  section('basics', ['About you', '基本情報']),
  section('goals', ['Goals', '目標']),
  section('concerns', ['Skin type', '肌質']),
  ...symptomGroups.map(([id, title]) => section(id, title, 6)),
  section('lifestyle', ['Food and habits', '食事と生活']),
  section('medical', ['Medicines and health', 'お薬と健康状態']),
  section('consent', ['Consent', '同意']),
]

export const starterQuestions: Question[] = [
  {
    id: 'height',
    section: 'basics',
    type: 'number',
    text: text(['Height', '身長']),
    required: true,
    unit: 'cm',
    min: 50,
    max: 250,
  },
  {
    id: 'weight',
    section: 'basics',
    type: 'number',
    text: text(['Weight', '体重']),
    required: true,
    unit: 'kg',
    min: 2,
    max: 400,
  },
  {
    id: 'goals',
    section: 'goals',
    type: 'multi',
    text: text(['What would you like to improve?', '改善したいことは何ですか']),
    required: true,
    options: [
      option('skin', ['Skin', '肌']),
      option('sleep', ['Sleep', '睡眠']),
      option('energy', ['Energy', '活力']),
      option('digestion', ['Digestion', 'おなか']),
      option('weight', ['Weight', '体重']),
      option('ageing', ['Ageing well', 'エイジングケア']),
    ],
  },
  {
    id: 'skin_type',
    section: 'concerns',
    type: 'single',
    text: text(['How does your skin react to the sun?', '日光に対する肌の反応は']),
    help: text(['Fitzpatrick types I to VI', 'フィッツパトリック分類I〜VI']),
    required: true,
    options: [
      option('I', ['Always burns, never tans', '必ず赤くなり、黒くならない']),
      option('II', ['Burns easily, tans little', '赤くなりやすく、少し黒くなる']),
      option('III', ['Burns sometimes, tans', 'ときに赤くなり、黒くなる']),
      option('IV', ['Burns rarely, tans well', 'あまり赤くならず、よく黒くなる']),
      option('V', ['Brown skin, burns very rarely', '褐色の肌、ほとんど赤くならない']),
      option('VI', ['Dark skin, never burns', '濃い肌色、赤くならない']),
    ],
  },
  {
    id: 'skin_feel',
    section: 'concerns',
    type: 'single',
    text: text(['How does your skin feel?', '肌の状態は']),
    required: true,
    options: [
      option('dry', ['Dry', '乾燥']),
      option('oily', ['Oily', '脂性']),
      option('combination', ['Combination', '混合']),
      option('normal', ['Normal', '普通']),
    ],
  },
  {
    id: 'skin_concerns',
    section: 'concerns',
    type: 'multi',
    text: text(['What concerns you?', '気になることは']),
    required: false,
    options: [
      option('acne', ['Acne', 'ニキビ']),
      option('pigmentation', ['Dark marks', '色素沈着']),
      option('ageing', ['Lines', 'しわ']),
      option('sensitivity', ['Sensitivity', '敏感']),
    ],
  },
  ...symptomGroups.flatMap(([id, , first, second]): Question[] => [
    {
      id: `${id}_1`,
      section: id,
      type: 'scale',
      text: text(first),
      required: true,
      options: degrees,
      min: 0,
      max: 3,
    },
    {
      id: `${id}_2`,
      section: id,
      type: 'scale',
      text: text(second),
      required: true,
      options: degrees,
      min: 0,
      max: 3,
    },
  ]),
  {
    id: 'diet',
    section: 'lifestyle',
    type: 'single',
    text: text(['How do you eat?', '食生活は']),
    required: true,
    options: [
      option('mixed', ['Everything', '何でも食べる']),
      option('vegetarian', ['Vegetarian', 'ベジタリアン']),
      option('vegan', ['Vegan', 'ヴィーガン']),
      option('other', ['Other', 'その他']),
    ],
  },
  {
    id: 'smoking',
    section: 'lifestyle',
    type: 'yes_no',
    text: text(['Do you smoke?', '喫煙しますか']),
    required: true,
  },
  {
    id: 'medicines',
    section: 'medical',
    type: 'long_text',
    text: text(['Which medicines do you take?', '服用中のお薬']),
    required: false,
  },
  {
    id: 'blood_thinner',
    section: 'medical',
    type: 'single',
    text: text(['Do you take blood thinners?', '血液をサラサラにするお薬を服用していますか']),
    required: true,
    options: [
      option('yes', ['Yes', 'はい'], { flag: 'blood_thinner' }),
      option('no', ['No', 'いいえ']),
    ],
  },
  {
    id: 'supplements',
    section: 'medical',
    type: 'long_text',
    text: text(['Which supplements do you take now?', '現在お使いのサプリメント']),
    required: false,
  },
  {
    id: 'has_allergies',
    section: 'medical',
    type: 'single',
    text: text(['Do you have allergies?', 'アレルギーはありますか']),
    required: true,
    options: [option('yes', ['Yes', 'はい'], { flag: 'allergy' }), option('no', ['No', 'いいえ'])],
  },
  {
    id: 'allergies',
    section: 'medical',
    type: 'short_text',
    text: text(['Against what?', '何に対するアレルギーですか']),
    required: true,
    show_if: { question: 'has_allergies', equals: 'yes' },
  },
  {
    id: 'pregnancy',
    section: 'medical',
    type: 'single',
    text: text(['Are you pregnant or breast-feeding?', '妊娠・授乳中ですか']),
    required: true,
    options: [
      option('no', ['No', 'いいえ']),
      option('yes', ['Pregnant', '妊娠中'], { flag: 'pregnancy' }),
      option('breastfeeding', ['Breast-feeding', '授乳中'], { flag: 'breastfeeding' }),
    ],
  },
  {
    id: 'conditions',
    section: 'medical',
    type: 'multi',
    text: text(['Do you have one of these?', '次の病気はありますか']),
    required: false,
    options: [
      option('kidney', ['Kidney disease', '腎臓病'], { flag: 'kidney_disease' }),
      option('liver', ['Liver disease', '肝臓病'], { flag: 'liver_disease' }),
      option('thyroid', ['Thyroid disease', '甲状腺の病気']),
      option('pressure', ['High blood pressure', '高血圧']),
    ],
  },
  {
    id: 'photos',
    section: 'medical',
    type: 'photo',
    text: text(['Photos of your skin', '肌の写真']),
    required: false,
    max: 5,
  },
  {
    id: 'consent',
    section: 'consent',
    type: 'consent',
    text: text([
      'My doctor may use these answers for my care.',
      'この回答を診療に利用することに同意します。',
    ]),
    required: true,
  },
]
