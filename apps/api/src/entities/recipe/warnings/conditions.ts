import type { Texts } from '../../errors.ts'
import { codeOf } from '../units.ts'
import { type WarnedLine, type WarnedPatient, type Warning, warning } from './warning.ts'

/**
 * What speaks against a product that is taken when the patient has kidney or liver disease or takes blood
 * thinners, as their answers or record say. Reasons after the NIH ODS and NCCIH fact sheets of each substance.
 */
export function conditionWarnings(
  line: WarnedLine,
  index: number,
  patient: WarnedPatient,
): Warning[] {
  if (line.usageKind !== 'oral') return []
  return rules
    .filter((rule) => concerns(rule, patient))
    .flatMap((rule) => {
      const found = line.ingredients.find(({ code }) => reasonOf(rule, code))
      const onLabel = rule.label.test(line.labelWarnings)
      if (!found && !onLabel) return []
      const why = (found && reasonOf(rule, found.code)) ?? labelReason
      const what = found?.name ?? line.title
      return [
        warning(
          rule.code,
          'warn',
          index,
          { ingredient: found?.name ?? null, flag: rule.flag },
          {
            en: `${rule.has.en}: check ${what} in ${line.title}. ${why.en}`,
            ja: `${rule.has.ja}「${line.title}」の${found ? what : '表示'}をご確認ください。${why.ja}`,
          },
        ),
      ]
    })
}

type Rule = {
  code: 'KIDNEY_DISEASE' | 'LIVER_DISEASE' | 'BLOOD_THINNER'
  /** Of the questionnaire. */
  flag: string
  /** In the conditions or medicines of the record. */
  record: RegExp
  label: RegExp
  has: Texts
  reasons: [codes: RegExp, why: Texts][]
}

const rules: Rule[] = [
  {
    code: 'KIDNEY_DISEASE',
    flag: 'kidney_disease',
    record: /kidney|renal|nephr|dialysis|\bckd\b|腎|透析|ネフローゼ/i,
    label: /kidney|renal|腎/i,
    has: { en: 'The patient has kidney disease', ja: '患者さんには腎臓の病気があります。' },
    reasons: [
      [
        /^(magnesium|potassium|phosphorus|phosphate|sodium|aluminium)/,
        {
          en: 'With reduced kidney function, minerals are excreted slowly and build up.',
          ja: '腎機能が低下しているとミネラルの排泄が遅れ、体内に蓄積します。',
        },
      ],
      [
        /^(vitamin_d|vitamin_a|calcium|cholecalciferol|retin)/,
        {
          en: 'With reduced kidney function, it can build up or raise blood calcium.',
          ja: '腎機能が低下していると、体内に蓄積したり血中カルシウム値が上がったりすることがあります。',
        },
      ],
      [
        /^(vitamin_c|ascorb)/,
        {
          en: 'Large amounts are converted to oxalate and can cause kidney stones.',
          ja: '多量に摂取するとシュウ酸に変わり、腎結石の原因になることがあります。',
        },
      ],
      [
        /^(protein|creatine|collagen|whey|amino)/,
        {
          en: 'Protein and creatine put more strain on the kidneys.',
          ja: 'たんぱく質やクレアチンは腎臓の負担を増やします。',
        },
      ],
    ],
  },
  {
    code: 'LIVER_DISEASE',
    flag: 'liver_disease',
    record: /liver|hepat|cirrho|肝/i,
    label: /liver|hepat|肝/i,
    has: { en: 'The patient has liver disease', ja: '患者さんには肝臓の病気があります。' },
    reasons: [
      [
        /^(vitamin_a|retin|niacin|nicotinic|iron)/,
        {
          en: 'The liver stores or metabolises it, and large amounts can damage it.',
          ja: '肝臓に蓄積、または肝臓で代謝されるため、多量に摂取すると肝障害を起こすことがあります。',
        },
      ],
      [
        /^(monacolin|red_yeast|ashwagandha|green_tea|egcg|curcumin|turmeric|kava|black_cohosh|cbd)/,
        {
          en: 'Liver injury has been reported.',
          ja: '肝障害の報告があります。',
        },
      ],
    ],
  },
  {
    code: 'BLOOD_THINNER',
    flag: 'blood_thinner',
    record:
      /warfarin|coumadin|heparin|apixaban|rivaroxaban|edoxaban|dabigatran|clopidogrel|prasugrel|ticagrelor|aspirin|anticoagul|blood.?thinn|ワルファリン|ワーファリン|ヘパリン|アピキサバン|リバーロキサバン|エドキサバン|ダビガトラン|クロピドグレル|プラスグレル|アスピリン|エリキュース|イグザレルト|リクシアナ|プラザキサ|プラビックス|抗凝固|抗血小板|血液をサラサラ/i,
    label: /blood.?thinn|anticoagul|warfarin|抗凝固|血液をサラサラ|ワルファリン/i,
    has: {
      en: 'The patient takes blood thinners',
      ja: '患者さんは血液を固まりにくくする薬を服用中です。',
    },
    reasons: [
      [
        /^(vitamin_k|menaquinone|phylloquinone|natto)/,
        {
          en: 'Vitamin K reduces the effect of warfarin and similar medicines.',
          ja: 'ビタミンKはワルファリンなどの作用を弱めます。',
        },
      ],
      [
        /^(epa|dha|fish_oil|omega|vitamin_e|tocopherol|ginkgo|garlic|ginger|curcumin|turmeric|glucosamine|chondroitin|dong_quai|nattokinase)/,
        {
          en: 'It can increase the effect and the risk of bleeding.',
          ja: '薬の作用を強め、出血しやすくなることがあります。',
        },
      ],
      [
        /^(coq10|ubiquinol|ubiquinone|st_john|ginseng|green_tea)/,
        {
          en: 'It can reduce the effect of the medicine.',
          ja: '薬の作用を弱めることがあります。',
        },
      ],
    ],
  },
]

const labelReason: Texts = {
  en: 'The label carries a warning.',
  ja: '製品表示に注意書きがあります。',
}

const concerns = ({ flag, record }: Rule, { flags, conditions, medications }: WarnedPatient) =>
  flags.includes(flag) ||
  [...conditions, ...medications].some((name) => record.test(name.normalize('NFKC')))

const reasonOf = ({ reasons }: Rule, code: string): Texts | undefined =>
  reasons.find(([codes]) => codes.test(codeOf(code)))?.[1]
