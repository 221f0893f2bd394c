import type { LabelDosage } from '../../db/schema/product.ts'
import { products, variants } from '../../db/schema/product.ts'
import { getTableColumns, type PgTable, SQL } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { cleanHtml } from '../../storefront/cleanHtml.ts'
import { renderMarkdown } from '../news/markdown.ts'
import type { ProductFields } from './fileRow.ts'
import { handleOf, ownHandle, shopIdOf } from './identity.ts'
import { withCells } from './labelCells.ts'
import type { PackRow } from './packCells.ts'

type Values = Record<string, unknown>

/** What is to be written for a row: columns by their names in the database. */
export type Plan = {
  product: Values
  variant: Values
  shelf: Values
  /** Units as they were counted; null: as they are. */
  on_hand: number | null
  catalogs: string[]
  price: { before: number | null; after: number }
  moves?: { from: string; to: string }
  /** SKU by which the product's successor is exported. */
  successor?: string
  /** The first row of its product that changes something. */
  is_first: boolean
}

/** The ids that a row is written under; those of what is new are given here. */
export type Keys = {
  product_id: string
  variant_id: string
  is_new_product: boolean
  is_new_pack: boolean
  row_id?: string
  product?: Record<string, unknown>
  variant?: Record<string, unknown>
}

/** Columns of a product that a row may set. */
export const productValues = (
  // what a row says of the status is a move
  { status: _, statusReason: __, ...fields }: ProductFields,
  label: LabelDosage | null,
  unit: string,
) =>
  inColumns(products, {
    ...fields,
    ...(fields.description ? descriptionOf(fields.description) : {}),
    labelDosage: fields.label && withCells(label, fields.label, fields.unit ?? unit),
    commissionOverrideBp: fields.commissionBp,
  })

export const packValues = ({ sku: _, ...fields }: ProductFields) =>
  inColumns(variants, { ...fields, title: fields.pack })

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

type NewPack = {
  now: Date
  id: string
  isNewProduct: boolean
  fields: ProductFields
  position: number
  isTaken: (handle: string) => boolean
}

/** A pack that is added, and its product where it is the first one. */
export function newPack({ now, id, isNewProduct, fields, position, isTaken }: NewPack) {
  const variantId = newId()
  const short = handleOf(`${fields.title}`)
  const handle = short === '' || isTaken(short) ? ownHandle(short, id) : short
  const at = now.toISOString()
  const isDraft = fields.status === 'draft'
  const product = {
    ...defaultsOf(products),
    ...productValues(fields, null, `${fields.unit}`),
    availability: 'in_stock',
    status: isDraft ? 'draft' : 'active',
    removed_at: isDraft ? at : null,
  }
  const variant = { ...defaultsOf(variants), ...packValues(fields), sku: fields.sku, position }
  const stamps = { created_at: at, updated_at: at }
  const ids = { id, shopify_product_id: shopIdOf(id), handle, synced_at: at, ...stamps }
  const keys: Keys = {
    product_id: id,
    variant_id: variantId,
    is_new_product: isNewProduct,
    is_new_pack: true,
    ...(isNewProduct ? { product: ids } : {}),
    variant: { id: variantId, product_id: id, shopify_variant_id: shopIdOf(variantId), ...stamps },
  }
  return {
    plan: { product: isNewProduct ? product : {}, variant },
    keys,
    handle: isNewProduct ? handle : undefined,
  }
}

/** A pack as the export would write it once the plan is done. */
export function afterPlan(pack: PackRow, { product, variant, shelf, ...plan }: Plan): PackRow {
  const { title = pack.pack, price = pack.price, ...sold } = variant
  const { commission_override_bp: commission = pack.commission_bp, ...told } = product
  const description = product.description_markdown ?? product.description_html
  const isEnded = told.status !== 'active'
  return {
    ...pack,
    ...told,
    ...sold,
    ...shelf,
    pack: title as string,
    price: String(price),
    commission_bp: commission as number | null,
    description: (description ?? pack.description) as string,
    successor: isEnded ? (plan.successor ?? pack.successor) : null,
    on_hand: plan.on_hand ?? pack.on_hand,
    catalogs: [...new Set([...pack.catalogs, ...plan.catalogs])],
  }
}

/** What is said of columns, by their names in the database. */
const inColumns = (table: PgTable, values: Values): Values =>
  Object.fromEntries(
    Object.entries(getTableColumns(table))
      .filter(([key]) => values[key] !== undefined)
      .map(([key, column]) => [column.name, values[key]]),
  )

/** What columns have by themselves: a row that is made of JSON does not get it from the table. */
const defaultsOf = (table: PgTable): Values =>
  Object.fromEntries(
    Object.values(getTableColumns(table))
      .filter((column) => column.hasDefault && column.notNull && !column.generated)
      .map((column) => [
        column.name,
        column.default instanceof SQL
          ? column.dataType === 'array'
            ? []
            : undefined
          : column.default,
      ]),
  )
