import { defineMessages } from './text.tsx'

/** Words of the fields of a recipe line besides its dosage. */
export const lineFieldWords = defineMessages({
  pack: ['Pack size', '規格'],
  packs: ['Packs', '個数'],
  packsOf: (name: string) => [`Packs of ${name}`, `${name}の個数`],
  refills: ['Refills', '再購入回数'],
  between: ['Days between orders', '注文間隔（日）'],
  rationale: ['Reason (shown to the patient)', '理由（患者さんに表示されます）'],
  optional: ['Optional for the patient', '患者さんが任意で選べる'],
  substitutes: ['Allowed substitutes', '代替品'],
})
