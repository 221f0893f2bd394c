import { defineMessages } from '@officina/ui/text'

export const discountWords = defineMessages({
  title: ['Catalog and product discounts', 'カタログ・商品の割引'],
  open: ['no end date', '期限なし'],
  lead: [
    'For all your patients, on top of their own discounts. New orders only.',
    'すべての患者さんに、個別の割引に加えて適用されます。新しい注文にのみ有効です。',
  ],
  limit: (percent: string) => [
    `The discounts on an order never add up to more than ${percent}, your commission rate.`,
    `割引の合計は、ご自身の手数料率（${percent}）を超えることはありません。`,
  ],
  new: ['Add discount', '割引を追加'],
  empty: ['No discounts yet', '割引はまだありません'],
  emptyText: [
    'Discount a catalog or a single product, for a set time or with no end date.',
    'カタログまたは商品ごとに、期間を決めて、または期限なしで割引を設定できます。',
  ],
  kind: ['Applies to', '対象の種類'],
  on: {
    catalog: ['Catalog', 'カタログ'],
    product: ['Product', '商品'],
  },
  fields: {
    target_id: ['Catalog', 'カタログ'],
    product: ['Product', '商品'],
    name: ['Name', '名称'],
    percent: ['Discount, %', '割引率（%）'],
    starts_on: ['First day', '開始日'],
    ends_on: ['Last day', '終了日'],
  },
  choose: ['Choose', '選択してください'],
  findProduct: ['Search products', '商品を検索'],
  noProduct: ['No products found.', '該当する商品がありません。'],
  nameHelp: [
    'Shown to patients in the cart and on the receipt.',
    'カートと領収書で患者さんに表示されます。',
  ],
  today: ['Leave empty to start today.', '空欄の場合は本日から適用されます。'],
  targetMissing: ['Choose a catalog or product.', '割引の対象を選択してください。'],
  nameMissing: ['Enter a name.', '名称を入力してください。'],
  percentMissing: ['Enter a whole number, 1 or more.', '1以上の整数を入力してください。'],
  save: ['Save', '保存'],
  saved: [
    'Discount saved. It applies to new orders.',
    '割引を保存しました。新しい注文から適用されます。',
  ],
  back: ['Cancel', 'キャンセル'],
  edit: ['Edit', '編集'],
  editName: (name: string) => [`Edit ${name}`, `${name}を編集`],
  editTitle: (name: string) => [`Edit “${name}”`, `「${name}」を編集`],
  end: ['End discount', '割引を終了'],
  endName: (name: string) => [`End discount: ${name}`, `割引を終了：${name}`],
  endTitle: (name: string) => [
    `End the discount “${name}” now?`,
    `割引「${name}」を今すぐ終了しますか？`,
  ],
  endText: [
    'New orders no longer get it. Existing orders keep their prices.',
    '新しい注文には適用されなくなります。確定済みの注文の金額は変わりません。',
  ],
  ended: ['Discount ended', '割引を終了しました'],
})
