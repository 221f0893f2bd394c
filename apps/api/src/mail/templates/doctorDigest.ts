import type { Mail } from '../content.ts'
import { nameText } from './words.ts'

/** To the doctor, at most once a day: recipes that were not ordered, products that cannot be delivered. */
export function doctorDigest(data: {
  name: { last: string; first: string }
  notOrdered: { number: string; label: string; patientNumber: string }[]
  atRisk: { title: string; patients: number }[]
  publicUrl: string
}): Mail {
  const { notOrdered, atRisk } = data
  const recipes = notOrdered.map(({ number, label, patientNumber }): [string, string] => [
    number,
    [label, patientNumber].filter(Boolean).join(', '),
  ])
  const url = `${data.publicUrl}/doctors/top`
  return {
    template: 'doctor_digest',
    content: {
      en: {
        subject: 'What your recipes need',
        heading: `${nameText(data.name, 'en')}, this needs your attention`,
        paragraphs: [
          ...(notOrdered.length > 0
            ? [
                `Not ordered for 7 days: ${notOrdered.length === 1 ? '1 recipe' : `${notOrdered.length} recipes`}. You can remind the patients from the list of recipes.`,
              ]
            : []),
          ...(atRisk.length > 0
            ? [
                'Products of active recipes that cannot be delivered now. Choose a substitute or stop the line.',
              ]
            : []),
        ],
        facts: [
          ...recipes,
          ...atRisk.map(({ title, patients }): [string, string] => [
            title,
            patients === 1 ? '1 patient' : `${patients} patients`,
          ]),
        ],
        button: { label: 'Show what needs me', url },
      },
      ja: {
        subject: 'レシピのご確認のお願い',
        heading: `${nameText(data.name, 'ja')} 様、ご確認をお願いします`,
        paragraphs: [
          ...(notOrdered.length > 0
            ? [
                `発行から7日間注文のないレシピが${notOrdered.length}件あります。レシピ一覧からリマインダーを送信できます。`,
              ]
            : []),
          ...(atRisk.length > 0
            ? [
                '有効なレシピに、現在お届けできない商品があります。代替品の選択または中止をご検討ください。',
              ]
            : []),
        ],
        facts: [
          ...recipes,
          ...atRisk.map(({ title, patients }): [string, string] => [title, `患者${patients}名`]),
        ],
        button: { label: '確認する', url },
      },
    },
  }
}
