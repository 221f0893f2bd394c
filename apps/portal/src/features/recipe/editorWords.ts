import { defineMessages } from '@officina/ui/text'

/** What a recipe and a template say alike while they are written. */
export const editorWords = defineMessages({
  products: ['Choose products', '商品を選ぶ'],
  step: {
    products: ['Products', '商品'],
    dosage: ['Dosage', '用法・用量'],
  },
  skipTo: (part: string) => [`Skip to “${part}”`, `「${part}」へ移動`],
  back: ['Back', '戻る'],
  next: (step: string) => [`Next: ${step}`, `次へ：${step}`],
  label: ['Course name', 'コース名'],
  message: ['Message to the patient', '患者さんへのメッセージ'],
  note: ['Note to yourself', 'ご自身用のメモ'],
  validDays: ['Valid for (days)', '有効日数'],
})
