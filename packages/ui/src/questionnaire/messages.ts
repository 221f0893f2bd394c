import { defineMessages } from '../text.tsx'

export const messages = defineMessages({
  yes: ['Yes', 'はい'],
  no: ['No', 'いいえ'],
  none: ['No answer', '未回答'],
  photos: (n: number) => [n === 1 ? '1 photo' : `${n} photos`, `写真${n}枚`],
  photoHelp: (n: number) => [
    `JPG or PNG, up to ${n}, 10 MB each.`,
    `JPGまたはPNG、${n}枚まで、1枚10MBまで。`,
  ],
  removePhoto: (name: string) => [`Remove ${name}`, `${name}を削除`],
  previous: (date: string, answer: string) => [
    `Last time (${date}): ${answer}`,
    `前回（${date}）：${answer}`,
  ],
  correction: ['Correction by the doctor', '医師による訂正'],
  ownWords: [
    'Written by the patient. After submitting you can add a correction; the original is kept.',
    '患者さんご自身の記入です。提出後に、元の記入を残したまま訂正できます。',
  ],
  number: (min: number, max: number) => [
    `Enter a number from ${min} to ${max}.`,
    `${min}から${max}までの数値を入力してください。`,
  ],
  required: ['Answer this question.', 'この質問にお答えください。'],
  optional: ['optional', '任意'],
  section: (n: number, of: number, title: string) => [`${n}/${of} ${title}`, `${n}/${of} ${title}`],
  back: ['Back', '戻る'],
  next: ['Next', '次へ'],
  progress: (answered: number, asked: number) => [
    `${answered} of ${asked} answered`,
    `${asked}問中${answered}問回答済み`,
  ],
})
