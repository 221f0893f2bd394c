import type { DosageLine } from '@officina/shared/dosage/line'
import { dosageSentence } from '@officina/shared/dosage/sentence'
import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { packText } from '@officina/shared/dosage/units'
import type { Locale } from '@officina/shared/locale'
import type { VersionDocument } from '@officina/shared/versionDiff'
import { plainText } from './markdown.ts'
import { defineMessages } from './text.tsx'

type Line = DosageLine & {
  product_id: string
  product: { title: string }
  variant_title: string
  instructions: string
  quantity: number
  refills_allowed: number
  min_days_between: number
  rationale: string
  optional: boolean
  state: string
  substitute_packs: readonly { title: string; variant_title: string }[]
}
type Recipe = {
  label: string
  valid_days: number
  message: string
  internal_note: string
  lines: readonly Line[]
}

/** A recipe's version as it is compared with another. */
export function documentOfRecipe(recipe: Recipe, locale: Locale): VersionDocument {
  const t = messages[locale]
  return {
    fields: [
      { key: 'label', label: t.label, text: recipe.label },
      { key: 'valid_days', label: t.days, text: String(recipe.valid_days) },
      { key: 'message', label: t.message, text: plainText(recipe.message) },
      { key: 'internal_note', label: t.internal, text: recipe.internal_note },
    ],
    lines: recipe.lines.map((line) => lineDocument(line, locale)),
  }
}

/** A product with everything that is written about it, as one text. */
export function lineDocument(line: Line, locale: Locale): VersionDocument['lines'][number] {
  const t = messages[locale]
  const text = [
    packText(line.variant_title, locale),
    dosageSentence(line, locale),
    line.dosage_mode === 'structured' && line.instructions,
    t.amounts(line.quantity, line.refills_allowed, line.min_days_between),
    line.rationale && `${t.why}${line.rationale}`,
    line.optional && t.optional,
    line.state !== 'active' && line.state,
    line.substitute_packs.length > 0 &&
      `${t.instead}${line.substitute_packs
        .map((p) => titleWithPack(p.title, p.variant_title, locale))
        .join(locale === 'ja' ? '、' : '; ')}`,
  ]
  return {
    key: line.product_id,
    label: line.product.title,
    text: text.filter(Boolean).join('\n'),
  }
}

const messages = defineMessages({
  label: ['Course name', 'コース名'],
  days: ['Valid for (days)', '有効日数'],
  message: ['Message to the patient', '患者さんへのメッセージ'],
  internal: ['Doctor’s note', '医師のメモ'],
  amounts: (packs: number, refills: number, days: number) => [
    `${packs} ${packs === 1 ? 'pack' : 'packs'}, ${refills} ${refills === 1 ? 'refill' : 'refills'}, ${days === 0 ? 'no minimum time' : days === 1 ? '1 day' : `${days} days`} between orders`,
    `${packs}点、再購入${refills}回、${days === 0 ? '注文間隔の制限なし' : `注文間隔${days}日`}`,
  ],
  why: ['Reason: ', '理由：'],
  optional: ['Optional', '任意'],
  instead: ['Substitutes: ', '代替品：'],
})
