import type { Ingredient, LabelDosage } from '../../db/schema/product.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { fractionDigits } from '../money.ts'
import { decimal } from '../read/csv.ts'
import { productColumns } from './fileRow.ts'
import { cellsOfLabel, labelColumns } from './labelCells.ts'

type Column = keyof typeof productColumns
export type PackCells = Record<Column, string>

/** What a row of a file says of a pack and its product. */
export type PackRow = {
  product_id: string
  variant_id: string
  sku: string
  title: string
  brand: string
  category: string
  form: string
  usage_kind: string
  pack: string
  units_per_pack: number
  unit: string
  servings_per_pack: number | null
  price: string
  compare_at_price: string | null
  cost: string | null
  weight_g: number
  barcode: string | null
  backorder_allowed: boolean
  restock_on: string | null
  max_per_order: number | null
  description: string
  ingredients: Ingredient[]
  label_directions: string
  label_dosage: LabelDosage | null
  warnings: string
  concerns: string[]
  allergens: string[]
  certifications: string[]
  tags: string[]
  tax_class: string | null
  commission_bp: number | null
  recipe_only: boolean
  heat_sensitive: boolean
  status: string
  successor: string | null
  status_reason: string | null
  pictures: string[]
  on_hand: number | null
  low_threshold: number | null
  bin: string | null
  catalogs: string[]
}

/** Packs that a condition finds on `variants v` and `products p`, as `PackRow`. */
export const selectPacks = (where: SQL): SQL => sql`
  select p.id as product_id, v.id as variant_id, v.sku, p.title, p.brand, p.category, p.form, p.usage_kind,
    v.title as pack, v.units_per_pack, v.unit, v.servings_per_pack, v.price::text, v.compare_at_price::text,
    v.cost::text, v.weight_g, v.barcode, v.backorder_allowed, v.restock_on::text, v.max_per_order,
    coalesce(p.description_markdown, p.description_html) as description, p.ingredients, p.label_directions,
    p.label_dosage, p.warnings, p.concerns, p.allergens, p.certifications, p.tags, p.tax_class,
    p.commission_override_bp as commission_bp, p.recipe_only, p.heat_sensitive, p.status,
    (select f.sku from variants f where f.product_id = p.successor_id order by f.position, f.id limit 1) as successor,
    p.status_reason, array(select i ->> 'url' from jsonb_array_elements(p.images) i) as pictures,
    s.on_hand, s.low_threshold, s.bin,
    array(select c.name from catalog_items ci join catalogs c on c.id = ci.catalog_id
      where ci.product_id = p.id and c.kind = 'platform' and c.status = 'active'
        and c.rule is null order by c.position, c.id) as catalogs
  from variants v join products p on p.id = v.product_id left join stock s on s.variant_id = v.id
  where ${where} order by p.title, p.id, v.position, v.id`

/** Columns that a product has once, whatever packs it has. */
export const ofProduct: ReadonlySet<Column> = new Set<Column>([
  ...(Object.keys(labelColumns) as (keyof typeof labelColumns)[]),
  ...(['title', 'brand', 'status', 'category', 'form', 'usage_kind', 'description'] as const),
  ...(['ingredients', 'label_directions', 'warnings', 'concerns', 'allergens'] as const),
  ...([
    'certifications',
    'tags',
    'tax_class',
    'commission',
    'recipe_only',
    'heat_sensitive',
  ] as const),
  ...(['successor', 'status_reason', 'pictures', 'catalog'] as const),
])

/** The cells of a pack; a file that is imported as it was exported has the same ones. */
export function cellsOfPack(row: PackRow, currency: string): PackCells {
  const money = (amount: string | null) =>
    amount === null ? '' : decimal(Number(amount), fractionDigits(currency))
  const plain = columns.map((column) => [column, cellOf(row[column as keyof PackRow])])
  return {
    ...(Object.fromEntries(plain) as PackCells),
    price: money(row.price),
    compare_at_price: money(row.compare_at_price),
    cost: money(row.cost),
    ingredients: row.ingredients.map(ingredientCell).join('; '),
    ...cellsOfLabel(row.label_dosage),
    commission: row.commission_bp === null ? '' : String(row.commission_bp / 100),
    catalog: row.catalogs.join('; '),
  }
}

const columns = Object.keys(productColumns) as Column[]

function cellOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join('; ') : String(value ?? '')
}

const ingredientCell = ({ name, amount, unit, percent_ref: percent }: Ingredient) =>
  `${name} ${amount} ${unit}${percent === null ? '' : ` ${percent}%`}`
