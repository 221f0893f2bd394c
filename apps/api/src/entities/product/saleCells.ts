import { plainCode } from '@officina/shared/plainCode'
import { type ImportColumn, notOf, optional, tooLong } from '../csvImport.ts'
import { DomainError, invalid, type Texts } from '../errors.ts'
import { readBarcode } from './barcode.ts'

/** Columns of a file of products that say how a product and its packs are sold. */
export const saleColumns = {
  barcode: optional('barcode', 'バーコード'),
  cost: optional('cost', '原価'),
  backorder_allowed: optional('backorder allowed', '入荷待ち注文'),
  restock_on: optional('back in stock on', '入荷予定日'),
  max_per_order: optional('max per order', '注文上限'),
  allergens: optional('allergens', 'アレルゲン'),
  certifications: optional('certifications', '認証'),
  tags: optional('tags', 'タグ'),
  tax_class: optional('tax class', '税区分'),
  commission: optional('commission %', 'commission', '手数料率'),
  status: optional('status', '状態'),
  successor: optional('successor SKU', 'successor', '後継品番'),
  status_reason: optional('status reason', '状態の理由'),
  pictures: optional('pictures', '画像'),
} satisfies Record<string, ImportColumn>

type SaleColumn = keyof typeof saleColumns
type Read = <T>(
  column: SaleColumn,
  parse: (text: string) => T | undefined,
  text: Texts,
) => T | undefined
type Cells = {
  read: Read
  amount: (column: 'cost') => number | undefined
  count: (column: 'max_per_order', least: number, most: number) => number | undefined
  yesOrNo: (column: 'backorder_allowed') => boolean | undefined
}

/** What the cells of a row say of the sale; undefined where a cell is empty. */
export function readSale({ read, amount, count, yesOrNo }: Cells) {
  return {
    barcode: read('barcode', barcodeOf, badBarcode),
    cost: amount('cost'),
    backorderAllowed: yesOrNo('backorder_allowed'),
    restockOn: read('restock_on', dayOf, badDay),
    maxPerOrder: count('max_per_order', 1, 10_000),
    allergens: read('allergens', (text) => wordsOf(text, 30), badWords(30)),
    certifications: read('certifications', (text) => wordsOf(text, 20), badWords(20)),
    tags: read('tags', tagsOf, badWords(20)),
    taxClass: read('tax_class', (text) => taxClasses.find(is(text)), notOf(taxClasses)),
    commissionBp: read('commission', rateOf, badRate),
    status: read('status', (text) => states.find(is(text)), notOf(states)),
    successor: read('successor', (text) => (text.length <= 60 ? text : undefined), tooLong(60)),
    statusReason: read(
      'status_reason',
      (text) => (text.length <= 300 ? text : undefined),
      tooLong(300),
    ),
    // an address of elsewhere would have to be fetched, and what is here is arranged where it is seen
    pictures: read('pictures', () => undefined, picturesStay),
  }
}

type Sale = Pick<ReturnType<typeof readSale>, 'status' | 'successor' | 'statusReason'>

/** A product that a row may name as the successor: by the SKU of one of its packs. */
type Successors = ReadonlyMap<string, { id: string; status: string; sku: string }>
type Now = { id: string; status: string; at: string; successors: Successors }

/** What a row makes of a product's sale, in columns: its new status where that changes, and what goes with it. */
export function saleOf({ id, status: now, at, successors }: Now, { status, ...end }: Sale) {
  const next = status && status !== now ? status : undefined
  if (next === 'draft' || (now === 'draft' && next === 'discontinued')) throw wrongStep()
  const isEnded = (next ?? now) === 'discontinued'
  if (!isEnded && (end.successor !== undefined || end.statusReason !== undefined)) throw notEnded()
  const successor = end.successor ? successors.get(end.successor) : undefined
  if (end.successor && (successor?.status !== 'active' || successor.id === id)) throw noSuccessor()
  const ended = {
    ...(successor ? { successor_id: successor.id } : {}),
    ...(end.statusReason === undefined ? {} : { status_reason: end.statusReason }),
  }
  if (!next) return { values: ended, successor }
  const active = { removed_at: null, availability: 'in_stock', successor_id: null }
  const discontinued = { removed_at: at, availability: 'discontinued' }
  return {
    status: next,
    values: isEnded ? { ...discontinued, ...ended } : { ...active, status_reason: null },
    successor,
  }
}

/** In small letters, as they are typed in the console. */
const tagsOf = (text: string) => {
  const tags = wordsOf(text.toLowerCase(), 20)
  return tags?.every((tag) => tag.length <= 40) ? tags : undefined
}

const taxClasses = ['standard', 'reduced', 'zero'] as const
const states = ['draft', 'active', 'discontinued'] as const
const is = (text: string) => (word: string) => word === text.toLowerCase()

/**
 * `acne; dryness` as words; undefined when there are too many or one is too long. A word that is `known` with a
 * semicolon in it is that one word.
 */
export function wordsOf(
  text: string,
  most: number,
  known: ReadonlySet<string> = new Set(),
): string[] | undefined {
  const words: string[] = []
  // what stands between the separators, and they themselves
  for (let parts = text.split(/([;；、])/); parts.length > 0; ) {
    const ends = parts.flatMap((_, at) => (at % 2 === 0 ? [at + 1] : [])).reverse()
    const wordTo = (end: number) => parts.slice(0, end).join('').trim()
    const end = ends.find((each) => each > 1 && known.has(wordTo(each))) ?? 1
    words.push(wordTo(end))
    parts = parts.slice(end + 1)
  }
  const found = [...new Set(words.filter(Boolean))]
  return found.length <= most && found.every((word) => word.length <= 60) ? found : undefined
}

function barcodeOf(text: string): string | undefined {
  try {
    return readBarcode(text) ?? undefined
  } catch (error) {
    if (error instanceof DomainError) return undefined
    throw error
  }
}

/** `2026-12-01` or `2026/12/1`. */
function dayOf(text: string): string | undefined {
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})$/.exec(plainCode(text)) ?? []
  if (!year || !month || !day) return undefined
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const moment = new Date(`${date}T00:00:00Z`)
  return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(date) ? date : undefined
}

/** `12.5` percent in basis points. */
function rateOf(text: string): number | undefined {
  const [, percent] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%?$/.exec(text) ?? []
  const points = Math.round(Number(percent ?? Number.NaN) * 100)
  return points >= 0 && points <= 10_000 ? points : undefined
}

const badBarcode: Texts = {
  en: 'Enter an EAN, UPC or GTIN with its check digit, or 4 to 30 digits or letters of your own.',
  ja: 'チェックデジットの正しいJAN・EAN・UPC・GTIN、または独自の4〜30文字の英数字を入力してください。',
}
const badDay: Texts = {
  en: 'Enter a day such as 2026-12-01.',
  ja: '「2026-12-01」のように入力してください。',
}
const badWords = (most: number): Texts => ({
  en: `Enter up to ${most} terms of 60 characters as “soy; milk”.`,
  ja: `60文字以内の語を${most}個まで「大豆; 乳」のように入力してください。`,
})
const badRate: Texts = {
  en: 'Enter a percentage from 0 to 100, such as 12.5.',
  ja: '0〜100の割合（%）を「12.5」のように入力してください。',
}
const picturesStay: Texts = {
  en: 'This column is not imported. Leave the cell as it was exported, and change it on the page of the product.',
  ja: 'この列は取り込めません。書き出したときの値のままにし、商品のページで変更してください。',
}
const noSuccessor = () =>
  invalid('successor', 'PRODUCT_UNAVAILABLE', {
    en: 'Enter the SKU of another product that is on sale.',
    ja: '販売中の別の商品の品番を入力してください。',
  })
const wrongStep = () =>
  invalid('status', 'INVALID_STATE', {
    en: 'A file can put a product on sale and discontinue one that is on sale. Do other steps on its page.',
    ja: 'ファイルでできるのは、販売の開始と、販売中の商品の販売終了だけです。ほかの変更は商品のページで行ってください。',
  })
const notEnded = () =>
  invalid('status_reason', 'INVALID_STATE', {
    en: 'Only a discontinued product has a successor and a reason.',
    ja: '後継商品と理由は、販売終了の商品にだけ設定できます。',
  })
