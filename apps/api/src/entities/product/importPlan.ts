import { oddPrice } from '@officina/shared/oddPrice'
import type { AdminCtx, Locale } from '../../context.ts'
import type { LabelDosage } from '../../db/schema/product.ts'
import type { LineSaid } from '../../db/schema/productImport.ts'
import { newId } from '../../ids.ts'
import { missing } from '../csvImport.ts'
import { asRead, type ImportRow } from '../csvText.ts'
import { DomainError, invalidFields, type Texts } from '../errors.ts'
import { assertTransition } from '../machine.ts'
import { formatMoney } from '../money.ts'
import { maySeeCost } from './allowed.ts'
import { compareAtTooLow, isCompareAtTooLow } from './compareAt.ts'
import { type ProductStatus, productMachine } from './entity.ts'
import { type ProductFields, productColumns, readRow, withKnownCodes } from './fileRow.ts'
import { type Facts, type FileLine, type KnownProduct, productKey } from './importFacts.ts'
import {
  barcodeTaken,
  catalogByRule,
  compareAtReached,
  contradicts,
  costHidden,
  newDiscontinued,
  promised,
  repeated,
  unknownCategory,
} from './importRefusals.ts'
import {
  afterPlan,
  type Keys,
  newPack,
  type Plan,
  packValues,
  productValues,
} from './importValues.ts'
import { cellsOfPack, ofProduct, type PackCells, type PackRow } from './packCells.ts'
import { saleOf } from './saleCells.ts'

type Column = keyof typeof productColumns
type FileRow = ImportRow<Column>

/** What becomes of a row. */
export type Planned = {
  line: number
  outcome: 'new' | 'changed' | 'same' | 'refused'
  code: string | null
  said: LineSaid
  plan: Plan | null
  keys: Keys | null
}

/** What is known of a file while its rows are read in their order: it may name a product more than once. */
export type Run = {
  categories: string[]
  /** What rows have said of a product, by its id: another may not say something else. */
  said: Map<string, { line: number; cells: Partial<PackCells> }>
  skus: Set<string>
  barcodes: Map<string, string>
  handles: Set<string>
  /** Products by title and brand that rows have made or renamed; null: renamed to something else. */
  products: Map<string, KnownProduct | null>
  /** Packs that rows add to a product. */
  added: Map<string, number>
  labels: Map<string, LabelDosage>
  /** Products that the file makes: their ids differ each time it is planned. */
  made: Set<string>
  /** Products of which a row has been taken. */
  begun: Set<string>
}

export const beginRun = (categories: string[]): Run => ({
  categories,
  said: new Map(),
  skus: new Set(),
  barcodes: new Map(),
  handles: new Set(),
  products: new Map(),
  added: new Map(),
  labels: new Map(),
  made: new Set(),
  begun: new Set(),
})

/** Says what a row would change, or what it is refused for. Nothing is read or written. */
export function planRow(ctx: AdminCtx, run: Run, facts: Facts, { line, cells }: FileLine): Planned {
  try {
    return { line, code: null, ...take(ctx, run, facts, { line, row: rowOf(cells) }) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    const errors = Object.entries(error.fields ?? {}).map(([field, [texts]]) => ({
      field,
      texts: texts ?? error.texts,
    }))
    const said = { message: errors.length > 0 ? null : error.texts, errors, changes: [] }
    return { line, outcome: 'refused', code: error.code, said, plan: null, keys: null }
  }
}

const columns = Object.keys(productColumns) as Column[]
const rowOf = (cells: FileLine['cells']) =>
  Object.fromEntries(columns.map((column) => [column, cells[column] ?? ''])) as FileRow

type Line = { line: number; row: FileRow }
type Taken = Pick<Planned, 'outcome' | 'said' | 'plan' | 'keys'>

function take(ctx: AdminCtx, run: Run, facts: Facts, { line, row }: Line): Taken {
  // of two rows for one pack nobody could say which is meant
  if (run.skus.has(row.sku)) throw repeated()
  run.skus.add(row.sku)
  const pack = facts.packs.get(row.sku)
  const cells = pack && cellsOfPack(pack, ctx.config.currency)
  const told = pack && cells ? tellChanges(run, pack, cells, { line, row }) : row
  const fields = readRow(told, ctx.config.currency, facts.catalogNames)
  assertCategory(run, fields)
  if (fields.cost !== undefined && !maySeeCost(ctx)) throw costHidden()
  if (pack && columns.every((column) => column === 'sku' || told[column] === '')) return same
  const shelf = pack ? facts.reserved.get(pack.variant_id) : 0
  if (fields.onHand !== undefined && fields.onHand < (shelf ?? 0)) throw promised(shelf ?? 0)
  assertBarcode(run, facts, row.sku, fields.barcode)
  const ruled = fields.catalogs?.find((name) => facts.byRule.has(name))
  if (ruled) throw catalogByRule(ruled)
  const taken = pack
    ? changePack(ctx, run, facts, pack, fields)
    : addPack(ctx, run, facts, fields, { line, row })
  if (fields.barcode) run.barcodes.set(fields.barcode, row.sku)
  const { product_id: id } = taken.keys
  // what is kept for the undo is the product as it was before the first row of a pack that it had
  const plan = { ...taken.plan, is_first: pack !== undefined && !run.begun.has(id) }
  const after = pack && cellsOfPack(afterPlan(pack, plan), ctx.config.currency)
  const changes = cells && after ? changesOf(cells, after) : []
  if (pack && changes.length === 0) return same
  if (pack) run.begun.add(id)
  const message = joined([
    ...(pack ? [] : [newTexts(ctx, row, fields)]),
    ...(pack || run.made.has(id) || !saysMore(row) ? [] : [productStays]),
    ...newCatalogs(facts, fields),
    ...[oddPrice(plan.price.before, plan.price.after, ctx.config.currency) ?? []].flat(),
  ])
  const said = { message, errors: [], changes }
  return { outcome: pack ? 'changed' : 'new', said, plan, keys: { ...taken.keys, row_id: newId() } }
}

/** What a new pack is: a SKU alone does not tell whether it is the right one. */
function newTexts(
  { config: { currency } }: AdminCtx,
  row: FileRow,
  { price }: ProductFields,
): Texts {
  const told = (locale: Locale) =>
    [row.title, row.brand, row.pack, price !== undefined && formatMoney(price, currency, locale)]
      .filter(Boolean)
      .join(' · ')
  return { en: told('en'), ja: told('ja') }
}

/** Whether the row of a new pack says something of its product that one which is there has already. */
const saysMore = (row: FileRow): boolean =>
  columns.some(
    (column) =>
      ofProduct.has(column) &&
      !['title', 'brand', 'catalog'].includes(column) &&
      row[column] !== '',
  )

const productStays: Texts = {
  en: 'Added to a product that exists: its other values stay as they are',
  ja: '既存の商品に規格のみ追加（商品の内容は変更されません）',
}

/** Catalogs that the import makes: everybody sees them, so a typing error is better seen before. */
function newCatalogs({ catalogs }: Facts, fields: ProductFields): Texts[] {
  const made = (fields.catalogs ?? []).filter((name) => !catalogs.has(name))
  if (made.length === 0) return []
  return [
    {
      en: `New catalog, open to all doctors: ${made.join(', ')}`,
      ja: `すべての医師に公開される新しいカタログ：${made.join('、')}`,
    },
  ]
}

const joined = (texts: Texts[]): Texts | null =>
  texts.length === 0
    ? null
    : {
        en: texts.map(({ en }) => en).join(' · '),
        ja: texts.map(({ ja }) => ja).join(' · '),
      }

const changesOf = (before: PackCells, after: PackCells) =>
  columns
    .filter((column) => before[column] !== after[column])
    .map((field) => ({ field, before: before[field], after: after[field] }))

/** The cells that say something else than the pack has; the others are empty, as what is to stay. */
function tellChanges(run: Run, pack: PackRow, cells: PackCells, { line, row }: Line): FileRow {
  const told = Object.fromEntries(
    columns.map((column) => [
      column,
      column !== 'sku' && row[column] === asRead(cells[column]) ? '' : row[column],
    ]),
  ) as FileRow
  const given = columns.filter((column) => ofProduct.has(column) && told[column] !== '')
  if (given.length === 0) return told
  const other = run.said.get(pack.product_id)
  const wrong = given.filter(
    (column) => other?.cells[column] !== undefined && other.cells[column] !== told[column],
  )
  if (other && wrong.length > 0) throw contradicts(wrong, other.line)
  run.said.set(pack.product_id, {
    line: other?.line ?? line,
    cells: { ...other?.cells, ...Object.fromEntries(given.map((each) => [each, told[each]])) },
  })
  return told
}

type Change = { plan: Omit<Plan, 'is_first'>; keys: Keys }

function changePack(
  ctx: AdminCtx,
  run: Run,
  facts: Facts,
  pack: PackRow,
  fields: ProductFields,
): Change {
  const { product_id: id, variant_id, title, brand } = pack
  const at = ctx.clock.now().toISOString()
  const now = { id, status: pack.status, at, successors: facts.successors }
  const { status, values, successor } = saleOf(now, fields)
  if (status) assertTransition(productMachine, pack.status as ProductStatus, status, 'admin')
  const price = fields.price ?? Number(pack.price)
  assertCompareAt(fields, pack)
  const label = labelsOf(run, id, pack, fields)
  const { ingredients } = fields
  const coded = ingredients && { ingredients: withKnownCodes(ingredients, pack.ingredients) }
  const told = productValues({ ...fields, ...coded }, label, pack.unit)
  const product = { ...told, ...values, ...(status ? { status } : {}) }
  if (fields.label) run.labels.set(id, told.label_dosage as LabelDosage)
  if (fields.title !== undefined || fields.brand !== undefined) {
    const renamed = {
      id,
      status: status ?? pack.status,
      packs: facts.products.get(productKey(title, brand))?.packs ?? 1,
    }
    run.products.set(productKey(title, brand), null)
    run.products.set(productKey(fields.title ?? title, fields.brand ?? brand), renamed)
  }
  return {
    plan: {
      product,
      variant: packValues(fields),
      ...shelfOf(fields),
      catalogs: fields.catalogs ?? [],
      price: { before: Number(pack.price), after: price },
      ...(status ? { moves: { from: pack.status, to: status } } : {}),
      ...(successor ? { successor: successor.sku } : {}),
    },
    keys: { product_id: id, variant_id, is_new_product: false, is_new_pack: false },
  }
}

/** The label that a row's cells are laid over: an earlier row of the product may have changed it. */
const labelsOf = (run: Run, id: string, pack: PackRow, fields: ProductFields) =>
  fields.label ? (run.labels.get(id) ?? pack.label_dosage) : null

function addPack(
  ctx: AdminCtx,
  run: Run,
  facts: Facts,
  fields: ProductFields,
  { line, row }: Line,
): Change {
  const { title, brand, category, form, usageKind, pack, price, unitsPerPack, unit } = fields
  const key = title && brand ? productKey(title, brand) : undefined
  const earlier = key ? run.products.get(key) : undefined
  const product = earlier === undefined && key ? facts.products.get(key) : earlier
  const asked = { title, brand, pack, price, units_per_pack: unitsPerPack, unit }
  const first = product ? {} : { category, form, usage_kind: usageKind }
  const absent = Object.entries({ ...asked, ...first }).filter(([, value]) => value === undefined)
  if (absent.length > 0)
    throw invalidFields(
      Object.fromEntries(absent.map(([column]): [string, Texts] => [column, missing])),
    )
  if (fields.status === 'discontinued') throw newDiscontinued()
  assertCompareAt(fields)
  const id = product?.id ?? newId()
  if (run.made.has(id)) assertSaid(run, id, row)
  const before = run.added.get(id) ?? 0
  run.added.set(id, before + 1)
  if (!product) {
    run.made.add(id)
    run.said.set(id, { line, cells: row })
  }
  if (key && !product) run.products.set(key, { id, status: fields.status ?? 'active', packs: 0 })
  const made = newPack({
    now: ctx.clock.now(),
    id,
    isNewProduct: !product,
    fields,
    position: (product?.packs ?? 0) + before,
    isTaken: (handle) => facts.handles.has(handle) || run.handles.has(handle),
  })
  if (made.handle) run.handles.add(made.handle)
  return {
    plan: {
      ...made.plan,
      ...shelfOf(fields),
      catalogs: fields.catalogs ?? [],
      price: { before: null, after: price ?? 0 },
    },
    keys: made.keys,
  }
}

/** A product that the file makes is what its first row says: what another one says else would be lost. */
function assertSaid(run: Run, id: string, row: FileRow): void {
  const first = run.said.get(id)
  // catalogs are added up
  const wrong = columns.filter(
    (column) =>
      ofProduct.has(column) &&
      column !== 'catalog' &&
      row[column] !== '' &&
      row[column] !== first?.cells[column],
  )
  if (first && wrong.length > 0) throw contradicts(wrong, first.line)
}

/** What a row makes of both prices, of a `pack` that is there where it names one of them alone. */
function assertCompareAt(
  { price, compareAtPrice }: ProductFields,
  pack?: Pick<PackRow, 'price' | 'compare_at_price'>,
): void {
  // what stays as it is was not set by this row
  if (compareAtPrice === undefined && (price === undefined || price === Number(pack?.price))) return
  const kept = pack?.compare_at_price ? Number(pack.compare_at_price) : null
  if (!isCompareAtTooLow(price ?? Number(pack?.price), compareAtPrice ?? kept)) return
  throw compareAtPrice === undefined ? compareAtReached() : compareAtTooLow()
}

const shelfOf = ({ onHand, lowThreshold, bin }: ProductFields) => ({
  on_hand: onHand ?? null,
  shelf: {
    ...(lowThreshold === undefined ? {} : { low_threshold: lowThreshold }),
    ...(bin === undefined ? {} : { bin }),
  },
})

/** A shop's first file says which there are; later a new one is more likely a typing error. */
function assertCategory({ categories }: Run, { category }: ProductFields): void {
  if (category && categories.length > 0 && !categories.includes(category))
    throw unknownCategory(category, categories)
}

function assertBarcode(run: Run, facts: Facts, sku: string, barcode: string | undefined): void {
  if (!barcode) return
  const owner = run.barcodes.get(barcode) ?? facts.barcodes.get(barcode)
  if (owner !== undefined && owner !== sku) throw barcodeTaken()
}

const same: Taken = {
  outcome: 'same',
  said: { message: null, errors: [], changes: [] },
  plan: null,
  keys: null,
}
