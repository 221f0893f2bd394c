import Alert from '@mui/material/Alert'
import type { components } from '@officina/openapi/schema'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'

type Schemas = components['schemas']

/** On a recipe's line: the substitute that was delivered, how it is taken, and why so. */
export function TakenNote({ line }: { line: Pick<Schemas['RecipeLine'], 'product' | 'taken'> }) {
  const t = useText(messages)
  const locale = useLocale()
  const { taken, product } = line
  if (!taken) return null
  const name = titleWithPack(taken.title, taken.variant_title, locale)
  return (
    <Alert severity="info" sx={{ my: 2 }}>
      {t.delivered(name, dosageSentence(taken, locale))}
      <Space />
      <BasisText {...taken} of={product.title} />
    </Alert>
  )
}

/** In a cart: what stands on the recipe, and what dosage and number of packs follow. */
export function ReplacesNote({ replaces }: { replaces: Schemas['CartLine']['replaces'] }) {
  const t = useText(messages)
  const locale = useLocale()
  if (!replaces) return null
  const { title, variant_title, dosage, quantity, packs, basis } = replaces
  return (
    <Alert severity={basis === 'amount' ? 'info' : 'warning'} sx={{ mt: 2 }}>
      {t.instead(titleWithPack(title, variant_title, locale), dosageSentence(dosage, locale))}
      <Space />
      <BasisText basis={basis} of={title} />
      <Space />
      {packs !== quantity && t.packs(packs, quantity)}
    </Alert>
  )
}

function BasisText({ basis, of }: { basis: Schemas['DoseBasis']; of: string }) {
  const t = useText(messages)
  return <>{{ amount: t.amount, label: t.label(of), recipe: t.recipe(of) }[basis]}</>
}

const messages = defineMessages({
  delivered: (name: string, dosage: string) => [
    `Delivered instead: ${name}. How to use it: ${dosage}.`,
    `代替品としてお届け：${name}。用法・用量：${dosage}。`,
  ],
  instead: (name: string, dosage: string) => [
    `Substitute for ${name} (recipe: ${dosage}).`,
    `${name}の代替品です（レシピの用法・用量：${dosage}）。`,
  ],
  amount: [
    'The dose gives the same amount of each active ingredient.',
    '有効成分の量がレシピと同じになる用量です。',
  ],
  label: (of: string) => [
    `The dose could not be converted from ${of}, so it is the one on this product’s label. Ask your doctor if you are not sure.`,
    `${of}から用量を換算できないため、この商品の表示の用量を示しています。ご不明な場合は担当医にご相談ください。`,
  ],
  recipe: (of: string) => [
    `The dose could not be converted from ${of} and is the one your doctor wrote for it. Ask your doctor before you use this product.`,
    `${of}から用量を換算できないため、${of}の用量をそのまま示しています。ご使用の前に担当医にご確認ください。`,
  ],
  packs: (packs: number, quantity: number) => [
    `${packs === 1 ? '1 pack lasts' : `${packs} packs last`} as long as ${quantity === 1 ? '1 pack' : `${quantity} packs`} of your recipe.`,
    `${packs}点で、レシピの${quantity}点と同じ日数お使いいただけます。`,
  ],
})
