import '@officina/openapi/resources/products'
import { productWord } from '@officina/ui/productWords.ts'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel, optionsOf, valueLabel } from '../../schema/words.ts'
import { useProductChoices } from '../products/product.ts'
import type { Condition, Rule } from './catalog.ts'

type Field = Condition['field']

/** The fields that a rule can name, in the order in which they are offered. */
export const ruleFields: readonly Field[] = [
  'category',
  'brand',
  'tag',
  'concern',
  'form',
  'usage_kind',
]

/** Labels of fields and values, and a rule as a sentence. */
export function useRuleWords() {
  const t = useText(messages)
  const locale = useLocale()
  const choices = useProductChoices()
  const spec = specOf('products').fields
  const labelOf = (field: Field) =>
    field === 'concern' || field === 'tag' ? t[field] : fieldLabel(field, spec[field], locale)
  const usage = spec.usage_kind
  const wordOf = (field: Field, value: string) => {
    if (field === 'brand' || field === 'tag') return value
    if (field === 'usage_kind') return usage ? valueLabel(usage, value, locale) : value
    return productWord(value, locale)
  }
  /** What products have there; a value that none has any more stays, as the rule has it. */
  const valuesOf = ({ field, value }: Condition) => {
    const known =
      field === 'usage_kind'
        ? usage
          ? optionsOf(usage, locale).map((option) => option.value)
          : []
        : (choices?.[field] ?? [])
    const all = value && !known.includes(value) ? [...known, value] : known
    return all.map((each) => ({ value: each, label: wordOf(field, each) }))
  }
  const sentenceOf = ({ match, conditions }: Rule) =>
    t[match](
      conditions.map(({ field, operator, value }) =>
        t[operator](labelOf(field), wordOf(field, value)),
      ),
    )
  return { labelOf, valuesOf, sentenceOf }
}

const messages = defineMessages({
  concern: ['Concern', '悩み'],
  tag: ['Tag', 'タグ'],
  is: (field: string, value: string) => [`${field} is ${value}`, `${field}が「${value}」`],
  is_not: (field: string, value: string) => [
    `${field} is not ${value}`,
    `${field}が「${value}」以外`,
  ],
  all: (parts: readonly string[]) => [parts.join(' and '), parts.join('、かつ')],
  any: (parts: readonly string[]) => [parts.join(' or '), parts.join('、または')],
})
