import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import type { JsonSchema } from '../../contract.ts'
import { csvColumns, csvFile } from '../read/csv.ts'
import type { PeriodQuery } from './period.ts'
import { readAll } from './read.ts'
import type { Scope } from './scope.ts'

type Figures = components['schemas']['Figures']
type Row = Record<string, unknown>
export type Table =
  | 'days'
  | 'products'
  | 'brands'
  | 'categories'
  | 'regions'
  | 'recipes'
  | 'stock_outs'

/** One table of the figures as a file for spreadsheets, whole. */
export async function figuresCsv(
  ctx: Ctx,
  scope: Scope,
  query: PeriodQuery,
  { table, locale }: { table: Table; locale: 'en' | 'ja' },
): Promise<{ content: Buffer; filename: string }> {
  const figures = await readAll(ctx, scope, query)
  const rows = rowsOf(figures, table)
  const hidden = [
    ...(scope.showsCommission ? [] : ['commission']),
    ...(scope.showsTax ? [] : ['tax']),
  ]
  const names = columns[table].filter((name) =>
    rows.length === 0 ? !hidden.includes(name) : rows.some((row) => (row[name] ?? null) !== null),
  )
  // as the page calls them
  const called =
    table === 'regions' ? { ...fields, name: { ...fields.name, format: 'region' } } : fields
  const cells = csvColumns(called, names, {
    locale,
    currency: figures.currency,
    timeZone: figures.time_zone,
  })
  const content = await csvFile(
    ctx.turns,
    cells.map((column) => column.header),
    rows,
    (row) => cells.map((column) => column.cell(row)),
  )
  return { content, filename: `${table}-${figures.from}-${figures.to}.csv` }
}

function rowsOf(figures: Figures, table: Table): Row[] {
  if (table === 'days') return figures.points.map(({ start, now }) => ({ start, ...now }))
  if (table === 'recipes') return figures.delays
  return figures[table]
}

const sold = [
  'name',
  'orders',
  'units',
  'revenue',
  'revenue_before',
  'tax',
  'refunds',
  'commission',
]
const columns: Record<Table, readonly string[]> = {
  days: [
    ...['start', 'orders', 'units', 'revenue', 'tax', 'discount', 'refunds', 'commission'],
    ...['patients', 'new_patients', 'recipes', 'due', 'covered'],
  ],
  products: ['name', 'brand', ...sold.slice(1)],
  // an order may hold several of them
  brands: sold.filter((name) => name !== 'orders'),
  categories: sold.filter((name) => name !== 'orders'),
  regions: sold,
  recipes: ['from', 'to', 'recipes'],
  stock_outs: ['name', 'days', 'is_out'],
}

const money = { type: 'integer', format: 'money' }
const count = { type: 'integer' }
const fields: Record<string, JsonSchema> = {
  start: { type: 'string', title: 'From', 'x-ja': '開始日' },
  name: { type: 'string', title: 'Name', 'x-ja': '名称' },
  brand: { type: 'string', title: 'Brand', 'x-ja': 'ブランド' },
  orders: { ...count, title: 'Orders', 'x-ja': '注文' },
  units: { ...count, title: 'Units', 'x-ja': '数量' },
  revenue: { ...money, title: 'Revenue', 'x-ja': '売上' },
  revenue_before: { ...money, title: 'Revenue before', 'x-ja': '比較期間の売上' },
  tax: { ...money, title: 'Tax collected', 'x-ja': '受取税額' },
  discount: { ...money, title: 'Discounts', 'x-ja': '割引' },
  refunds: { ...money, title: 'Refunds', 'x-ja': '返金' },
  commission: { ...money, title: 'Commission', 'x-ja': '手数料' },
  patients: { ...count, title: 'Patients who ordered', 'x-ja': '注文した患者' },
  new_patients: { ...count, title: 'New patients', 'x-ja': '新規の患者' },
  recipes: { ...count, title: 'Recipes', 'x-ja': 'レシピ' },
  due: { ...count, title: 'Days due', 'x-ja': '使用予定の日数' },
  covered: { ...count, title: 'Days covered', 'x-ja': '商品が足りていた日数' },
  from: { ...count, title: 'Days from issue', 'x-ja': '発行からの日数' },
  to: { ...count, title: 'To days', 'x-ja': '日数（まで）' },
  days: { ...count, title: 'Days out of stock', 'x-ja': '在庫切れの日数' },
  is_out: { type: 'boolean', title: 'Out of stock now', 'x-ja': '現在在庫切れ' },
}
