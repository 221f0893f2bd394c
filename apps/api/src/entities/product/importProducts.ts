import type { components } from '@officina/openapi/schema'
import { type AdminActor, type AdminCtx, inTransaction, type TxCtx } from '../../context.ts'
import {
  catalogItems,
  catalogs,
  type LabelDosage,
  products,
  stock,
  variants,
} from '../../db/schema/product.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { newId, sha256 } from '../../ids.ts'
import { cleanHtml } from '../../storefront/cleanHtml.ts'
import { audit } from '../audit.ts'
import { asRead, type ImportRow, importCsv, missing, type RowSaid } from '../csvImport.ts'
import { conflict, invalid, invalidFields, type Texts } from '../errors.ts'
import { renderMarkdown } from '../news/markdown.ts'
import { countShelf } from '../stock/adjust.ts'
import { stock as shelf } from '../stock/entity.ts'
import { assertOwnShop, maySeeCost } from './allowed.ts'
import { product as entity } from './entity.ts'
import { type ProductFields, productColumns, readRow } from './fileRow.ts'
import { freeHandle, shopIdOf } from './identity.ts'
import { beginHistory, type History, keepHistory, noteRow, readBefore } from './importHistory.ts'
import { withCells } from './labelCells.ts'
import { ofProduct, type PackCells, type PackRow, readPackCells } from './packCells.ts'
import { rowChanges } from './rowChanges.ts'
import { saleOf } from './saleCells.ts'
import { atUniqueField } from './unique.ts'

type Result = components['schemas']['CsvImportResult']
type Variant = typeof variants.$inferSelect
type FileRow = ImportRow<keyof typeof productColumns>
type Found = { row: PackRow; cells: PackCells }
type Pack = { id: string; productId: string; sku: string; price: number; isNewProduct: boolean }
type ImportFile = {
  text: string
  dryRun: boolean
  fileName?: string | undefined
  seen?: string | undefined
}

/** What one import knows while it runs. */
type Run = {
  /** What a product said before the file, by its id: rows that repeat it change nothing. */
  first: Map<string, PackCells>
  /** What rows have said of a product, by its id: another may not say something else. */
  said: Map<string, { line: number; cells: Partial<PackCells> }>
  skus: Map<string, number>
  categories: string[]
  history: History
}

/**
 * Products of the embedded shop from a CSV file, a pack a row: a known SKU is changed where its cells say
 * something else than it has, a new one joins the product of its brand and title or begins it. What was changed is
 * kept, so that it can be undone. 409 SHOP_KEEPS_PRODUCTS where they come from a shop of one's own,
 * CHANGED_SINCE_PREVIEW where rows would become something else than the preview showed.
 */
export function importProducts(ctx: AdminCtx, file: ImportFile): Promise<Result> {
  assertOwnShop(ctx)
  return inTransaction(ctx, async (tx) => {
    const run = await beginRun(tx)
    const result = await importCsv(tx, file, productColumns, (part, row, line) =>
      importRow(part, run, row, line),
    )
    const preview = previewOf(result)
    if (!file.dryRun && file.seen && file.seen !== preview) throw changedSince()
    const importId = file.dryRun ? null : await keepHistory(tx, run.history, result, file.fileName)
    return { ...result, preview, import_id: importId }
  })
}

async function beginRun(tx: TxCtx): Promise<Run> {
  const rows = await tx.db.selectDistinct({ category: products.category }).from(products)
  return {
    first: new Map(),
    said: new Map(),
    skus: new Map(),
    categories: rows.map(({ category }) => category).sort(),
    history: await beginHistory(tx),
  }
}

/** What would become of each row, as one word. */
const previewOf = ({ rows }: Result) =>
  sha256(
    JSON.stringify(
      rows.map(({ line, label, outcome, changes }) => [line, label, outcome, changes]),
    ),
  )

async function importRow(tx: TxCtx<AdminActor>, run: Run, row: FileRow, line: number) {
  const { currency } = tx.config
  // of two rows for one pack nobody could say which is meant
  if (run.skus.has(row.sku)) throw repeated()
  run.skus.set(row.sku, line)
  const [found] = await readPackCells(tx, sql`v.sku = ${row.sku}`)
  const told = found ? tellChanges(run, found, row, line) : row
  const fields = readRow(told, currency)
  // a shop's first file says which there are; later a new one is more likely a typing error
  const { category } = fields
  const { categories } = run
  if (category && categories.length > 0 && !categories.includes(category))
    throw unknownCategory(category, categories)
  if (fields.cost !== undefined && !maySeeCost(tx)) throw costHidden()
  if (found && Object.entries(told).every(([column, cell]) => column === 'sku' || cell === ''))
    return rowChanges(found.cells, found.cells, { currency, locale: tx.origin.locale })
  const before = found && (await readBefore(tx, found.row.variant_id))
  const variant = found ? await changePack(tx, found.row, fields) : await addPack(tx, fields)
  await saveShelf(tx, variant.id, fields, run.history.number)
  const catalogIds: string[] = []
  for (const name of fields.catalogs ?? [])
    catalogIds.push(...(await putInCatalog(tx, variant.productId, name)))
  noteRow(run.history, { variant, line, before, catalogIds })
  await audit(tx, {
    action: found ? 'product.changed' : 'product.added',
    objectType: 'product',
    objectId: variant.productId,
    before: found ? { price: Number(found.row.price) } : null,
    after: { sku: variant.sku, price: variant.price, import: run.history.number },
  })
  const [after] = await readPackCells(tx, sql`v.id = ${variant.id}`)
  return found && after
    ? rowChanges(found.cells, after.cells, { currency, locale: tx.origin.locale })
    : added
}

/** The cells that say something else than the pack has; the others are empty, as what is to stay. */
function tellChanges(
  run: Run,
  { row: { product_id: id }, cells }: Found,
  row: FileRow,
  line: number,
) {
  const first = run.first.get(id) ?? cells
  run.first.set(id, first)
  const columns = Object.keys(productColumns) as (keyof PackCells)[]
  const isSame = (column: keyof PackCells) =>
    row[column] === asRead(cells[column]) ||
    (ofProduct.has(column) && row[column] === asRead(first[column]))
  const told = columns.map((column) => [
    column,
    column !== 'sku' && isSame(column) ? '' : row[column],
  ])
  const cellsTold = Object.fromEntries(told) as FileRow
  const other = run.said.get(id)
  const wrong = columns.filter(
    (column) =>
      ofProduct.has(column) &&
      cellsTold[column] !== '' &&
      other?.cells[column] !== undefined &&
      other.cells[column] !== cellsTold[column],
  )
  if (other && wrong.length > 0) throw contradicts(wrong, other.line)
  const given = columns.filter((column) => ofProduct.has(column) && cellsTold[column] !== '')
  run.said.set(id, {
    line: other?.line ?? line,
    cells: { ...other?.cells, ...Object.fromEntries(given.map((each) => [each, cellsTold[each]])) },
  })
  return cellsTold
}

async function changePack(
  tx: TxCtx<AdminActor>,
  known: PackRow,
  fields: ProductFields,
): Promise<Pack> {
  const product = await entity.lock(tx, known.product_id)
  const sold = await saleOf(tx, product, fields)
  const values = {
    ...given({ title: fields.title, brand: fields.brand, ...factsOf(fields) }),
    ...labelOf(fields, product.labelDosage, known.unit),
    ...given(sold.values),
  }
  const action = sold.status === 'active' ? ('activated' as const) : ('discontinued' as const)
  if (sold.status) await product.move(sold.status, values, { action })
  else await product.save(values, null)
  const price = fields.price ?? Number(known.price)
  const compareAt =
    fields.compareAtPrice ??
    (known.compare_at_price === null ? undefined : Number(known.compare_at_price))
  if (compareAt !== undefined && compareAt <= price && fields.compareAtPrice !== undefined)
    throw compareAtTooLow()
  await atUniqueField(
    tx.db
      .update(variants)
      .set({ ...given(packOf(fields)), updatedAt: tx.clock.now() })
      .where(eq(variants.id, known.variant_id)),
  )
  return {
    id: known.variant_id,
    productId: known.product_id,
    sku: known.sku,
    price,
    isNewProduct: false,
  }
}

async function addPack(ctx: TxCtx<AdminActor>, fields: ProductFields): Promise<Pack> {
  const { title, brand, category, form, usageKind, pack, price, unitsPerPack, unit } = fields
  const product = title && brand ? await findProduct(ctx, title, brand) : undefined
  const asked = { title, brand, pack, price, units_per_pack: unitsPerPack, unit }
  const first = product ? {} : { category, form, usage_kind: usageKind }
  const absent = Object.entries({ ...asked, ...first }).filter(([, value]) => value === undefined)
  if (absent.length > 0)
    throw invalidFields(
      Object.fromEntries(absent.map(([column]): [string, Texts] => [column, missing])),
    )
  const now = ctx.clock.now()
  const productId = product?.id ?? newId()
  if (fields.status === 'discontinued') throw newDiscontinued()
  const isDraft = fields.status === 'draft'
  if (!product)
    await ctx.db.insert(products).values({
      ...(given({ title, brand, ...factsOf(fields) }) as typeof products.$inferInsert),
      ...labelOf(fields, null, `${unit}`),
      id: productId,
      shopifyProductId: shopIdOf(productId),
      handle: await freeHandle(ctx, `${title}`, productId),
      availability: 'in_stock',
      ...(isDraft ? { status: 'draft' as const, removedAt: now } : {}),
      syncedAt: now,
    })
  const id = newId()
  await atUniqueField(
    ctx.db.insert(variants).values({
      id,
      productId,
      shopifyVariantId: shopIdOf(id),
      sku: fields.sku ?? '',
      position: await ctx.db.$count(variants, eq(variants.productId, productId)),
      ...(given(packOf(fields)) as Pick<Variant, 'title' | 'price' | 'unitsPerPack' | 'unit'>),
    }),
  )
  return { id, productId, sku: fields.sku ?? '', price: price ?? 0, isNewProduct: !product }
}

const factsOf = (fields: ProductFields) => ({
  category: fields.category,
  form: fields.form,
  usageKind: fields.usageKind,
  ...(fields.description ? descriptionOf(fields.description) : {}),
  ingredients: fields.ingredients,
  labelDirections: fields.labelDirections,
  warnings: fields.warnings,
  concerns: fields.concerns,
  recipeOnly: fields.recipeOnly,
  heatSensitive: fields.heatSensitive,
  allergens: fields.allergens,
  certifications: fields.certifications,
  taxClass: fields.taxClass,
  commissionOverrideBp: fields.commissionBp,
})

/** HTML, as shops write it, is cleaned and kept; everything else is the Markdown of the console's form. */
function descriptionOf(text: string) {
  if (!/<[a-z][^>]*>/i.test(text))
    return { descriptionMarkdown: text, descriptionHtml: cleanHtml(renderMarkdown(text)) }
  const html = cleanHtml(text)
  return {
    descriptionMarkdown: null,
    descriptionHtml: /^<(p|ul|ol|h\d|blockquote)>/.test(html) ? html : `<p>${html}</p>`,
  }
}

const labelOf = ({ label, unit }: ProductFields, before: LabelDosage | null, packUnit: string) =>
  label ? { labelDosage: withCells(before, label, unit ?? packUnit) } : {}

const packOf = (fields: ProductFields) => ({
  title: fields.pack,
  price: fields.price,
  compareAtPrice: fields.compareAtPrice,
  unitsPerPack: fields.unitsPerPack,
  unit: fields.unit,
  servingsPerPack: fields.servingsPerPack,
  weightG: fields.weightG,
  barcode: fields.barcode,
  cost: fields.cost,
  backorderAllowed: fields.backorderAllowed,
  restockOn: fields.restockOn,
  maxPerOrder: fields.maxPerOrder,
})

/** What a row says; empty cells change nothing. */
const given = <T extends object>(values: T) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]?: Exclude<T[K], undefined>
  }

async function findProduct(ctx: AdminCtx, title: string, brand: string) {
  const [product] = await ctx.db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.title, title), eq(products.brand, brand)))
    .limit(1)
  return product
}

/** The shelf as it was counted; units that are promised to orders cannot be taken away. */
async function saveShelf(
  ctx: TxCtx,
  variantId: string,
  { onHand, lowThreshold, bin }: ProductFields,
  document: string,
): Promise<void> {
  const now = ctx.clock.now()
  await ctx.db.insert(stock).values({ variantId, onHand: 0, updatedAt: now }).onConflictDoNothing()
  const before = await shelf.lock(ctx, variantId)
  if (onHand !== undefined && onHand < before.reserved) throw promised(before.reserved)
  if (onHand !== undefined) await countShelf(ctx, before, onHand, { reason: 'Import', document })
  await before.save(given({ lowThreshold, bin }), null)
}

/** At the end of a catalog of the platform; one that is not there is made. Its id where the product was not in it. */
async function putInCatalog(ctx: AdminCtx, productId: string, name: string): Promise<string[]> {
  const [known] = await ctx.db
    .select({ id: catalogs.id })
    .from(catalogs)
    .where(
      and(eq(catalogs.kind, 'platform'), eq(catalogs.name, name), eq(catalogs.status, 'active')),
    )
    .limit(1)
  const catalogId = known?.id ?? newId()
  if (!known) {
    const position = await ctx.db.$count(catalogs, eq(catalogs.kind, 'platform'))
    await ctx.db.insert(catalogs).values({ id: catalogId, kind: 'platform', name, position })
  }
  const position = await ctx.db.$count(catalogItems, eq(catalogItems.catalogId, catalogId))
  const put = await ctx.db
    .insert(catalogItems)
    .values({ catalogId, productId, position })
    .onConflictDoNothing()
    .returning({ id: catalogItems.catalogId })
  return put.map(({ id }) => id)
}

const added: RowSaid = { texts: { en: 'New', ja: '新規' }, outcome: 'new', changes: [] }
const unknownCategory = (category: string, known: readonly string[]) =>
  invalid('category', 'UNKNOWN_CATEGORY', {
    en: `There is no category “${category}”. Enter one of ${known.join(', ')}.`,
    ja: `「${category}」という分類はありません。${known.join('、')}のいずれかを入力してください。`,
  })
const repeated = () =>
  invalid('sku', 'REPEATED', {
    en: 'Another row of the file already has this SKU.',
    ja: 'この品番の行がファイルにすでにあります。',
  })
const promised = (units: number) =>
  invalid('on_hand', 'RESERVED', {
    en: `${units} units are reserved for orders.`,
    ja: `${units}個は注文に引き当て済みです。`,
  })
const contradicts = (columns: string[], line: number) =>
  invalidFields(
    Object.fromEntries(
      columns.map((column): [string, Texts] => [
        column,
        {
          en: `Line ${line} says something else of the same product.`,
          ja: `同じ商品の${line}行目と異なります。`,
        },
      ]),
    ),
  )
const costHidden = () =>
  invalid('cost', 'FORBIDDEN', {
    en: 'Your role cannot change costs. Leave this cell empty.',
    ja: '原価を変更する権限がありません。空欄にしてください。',
  })
const compareAtTooLow = () =>
  invalid('compare_at_price', 'COMPARE_AT_PRICE', {
    en: 'Enter more than the price, or leave it empty.',
    ja: '価格より高い金額を入力するか、空欄にしてください。',
  })
const newDiscontinued = () =>
  invalid('status', 'NEW_DISCONTINUED', {
    en: 'A new product is active or draft.',
    ja: '新しい商品は active または draft にしてください。',
  })
const changedSince = () =>
  conflict('CHANGED_SINCE_PREVIEW', {
    en: 'Products have changed since the preview. Nothing was imported: check the file again.',
    ja: 'プレビューの後に商品が変更されました。取り込みは行っていません。もう一度内容を確認してください。',
  })
