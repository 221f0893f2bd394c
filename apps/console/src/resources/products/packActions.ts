import { titleWithPack } from '@officina/shared/dosage/titleWithPack'
import { parseMoney } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { oddPrice } from '@officina/shared/oddPrice'
import { type ActionField, defineActions, type Saying } from '../../schema/actions.ts'
import { amountText } from '../../schema/amounts.ts'
import type { Pack, PackSubject } from './product.ts'

/** What a field of the dialog begins with: what the pack has. */
const value = (name: keyof Pack) => (subject: PackSubject) => subject.line?.[name] ?? ''
const money = (name: 'price' | 'compare_at_price' | 'cost') => (subject: PackSubject) => {
  const amount = subject.line?.[name]
  return typeof amount === 'number' ? amountText(amount, subject.currency) : ''
}
const maySeeCost = (_: unknown, __: unknown, { me }: Saying) =>
  me.permissions.includes('product.cost')

const fields = {
  title: { initial: value('title') },
  sku: { initial: value('sku') },
  barcode: { initial: value('barcode') },
  units_per_pack: { initial: value('units_per_pack') },
  unit: { initial: (subject: PackSubject) => subject.line?.unit ?? 'capsule' },
  servings_per_pack: { initial: value('servings_per_pack') },
  price: {
    initial: money('price'),
    help: ({ line, currency }: PackSubject, _saying: Saying, { price }) => {
      const after = parseMoney(String(price ?? ''), currency)
      const odd = after === undefined ? undefined : oddPrice(line?.price ?? null, after, currency)
      return odd && [odd.en, odd.ja]
    },
  },
  compare_at_price: { initial: money('compare_at_price') },
  cost: { initial: money('cost'), if: maySeeCost },
  weight_g: { initial: (subject: PackSubject) => subject.line?.weight_g ?? 0 },
  low_threshold: {
    initial: (subject: PackSubject) => subject.line?.low_threshold ?? (subject.line ? '' : 5),
  },
  max_per_order: { initial: value('max_per_order') },
  backorder_allowed: {
    initial: (subject: PackSubject) => subject.line?.backorder_allowed ?? true,
  },
  restock_on: { initial: value('restock_on') },
} satisfies Record<string, ActionField<PackSubject>>

const nameOf = ({ title, line }: PackSubject, locale: Locale) =>
  titleWithPack(title, line?.title ?? '', locale)

/** What is done to the packs of a product. */
export const packActions = defineActions<PackSubject>()({
  add: {
    call: 'POST /api/admin/products/{productId}/variants',
    label: ['Add pack', '規格を追加'],
    title: ({ title }) => [`Add a pack of ${title}`, `「${title}」の規格を追加`],
    text: [
      'A pack is what is sold: a size or strength with its own SKU, price and stock.',
      '規格は販売の単位です。品番・価格・在庫は規格ごとに管理します。',
    ],
    done: ({ title }) => [`Pack of ${title} added`, `「${title}」の規格を追加しました`],
    fields,
    isDense: true,
    part: 'pack',
  },
  edit: {
    call: 'POST /api/admin/products/{productId}/variants/{variantId}',
    label: ['Edit', '編集'],
    title: (subject) => [`Edit ${nameOf(subject, 'en')}`, `「${nameOf(subject, 'ja')}」を編集`],
    text: [
      'A new price applies to carts and orders from now on. Past orders keep theirs.',
      '新しい価格は今後のカートと注文に適用されます。過去の注文は変わりません。',
    ],
    verb: ['Save pack', '規格を保存'],
    done: (subject) => [
      `${nameOf(subject, 'en')} saved`,
      `「${nameOf(subject, 'ja')}」を保存しました`,
    ],
    fields,
    isDense: true,
    part: 'pack',
  },
  remove: {
    call: 'DELETE /api/admin/products/{productId}/variants/{variantId}',
    label: ['Remove', '削除'],
    title: (subject) => [
      `Remove ${nameOf(subject, 'en')}?`,
      `「${nameOf(subject, 'ja')}」を削除しますか？`,
    ],
    text: [
      'Nothing uses this pack, and none of it is in stock.',
      'この規格はほかの記録で使用されておらず、在庫もありません。',
    ],
    done: (subject) => [
      `${nameOf(subject, 'en')} removed`,
      `「${nameOf(subject, 'ja')}」を削除しました`,
    ],
    part: 'pack',
    danger: true,
  },
})

/** What a connected shop leaves to us, and what is not for whoever may not see what a pack costs. */
export function fieldsFor({ hosted, cost }: { hosted: boolean; cost: boolean }) {
  const ours = ['barcode', 'cost', 'low_threshold', 'max_per_order']
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name]) => (cost || name !== 'cost') && (!hosted || ours.includes(name)),
    ),
  )
}
