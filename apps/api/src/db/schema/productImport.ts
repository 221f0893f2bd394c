import { boolean, index, integer, pgTable, primaryKey, sql, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, idOf, newest, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'

/** From the upload on: the file is compared with the shop, imported once somebody confirms, and can be undone. */
export const importStates = [
  'checking',
  'ready',
  'importing',
  'imported',
  'cancelled',
  'failed',
  'undoing',
  'undone',
] as const

type Refusal = { code: string; en: string; ja: string; skus?: string[] }

/** A file of products, and what became of it. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    fileName: technical.text('file_name'),
    adminId: uuid('admin_id').notNull(),
    status: technical.text('status', { enum: importStates }).notNull().default('imported'),
    /** Rows of the file, and how many of them the step under way has done. */
    total: integer('total').notNull().default(0),
    done: integer('done').notNull().default(0),
    /** How often the step under way was begun: its server may have been stopped. */
    attempts: integer('attempts').notNull().default(0),
    /** Where the file is kept; null once it is removed. */
    fileKey: technical.text('file_key'),
    sheet: technical.text('sheet'),
    sheets: technical.text('sheets').array().notNull().default(sql`'{}'::text[]`),
    unknownColumns: technical.text('unknown_columns').array().notNull().default(sql`'{}'::text[]`),
    /** What would become of all rows, as one word: rows that would become something else are not imported. */
    preview: technical.text('preview'),
    /** Why it failed, or could not be undone: then with packs that stand in the way, by their SKU. */
    refusal: technical.jsonb('refusal').$type<Refusal>(),
    /** Packs that are new, were changed, stayed as they were, and rows that were refused. */
    added: integer('added').notNull(),
    changed: integer('changed').notNull(),
    same: integer('same').notNull(),
    failed: integer('failed').notNull(),
    undoneAt: at('undone_at'),
    undoneBy: uuid('undone_by'),
    revision: revision(),
    ...stamps(),
  },
  (t) => [
    bounds('product_imports', {
      zero: [t.added, t.changed, t.same, t.failed, t.total, t.done, t.attempts],
    }),
    index('product_imports_created').on(newest(t.createdAt), newest(t.id)),
  ],
)

type Texts = { en: string; ja: string }
/** What is said of a row of a file. */
export type LineSaid = {
  message: Texts | null
  errors: { field: string; texts: Texts }[]
  /** Cells as the export writes them. */
  changes: { field: string; before: string; after: string }[]
}

/** A row of a file, what would become of it, and what is to be written for it. Removed after a week. */
export const productImportLines = pgTable(
  'product_import_lines',
  {
    importId: idOf('import_id', () => productImports.id),
    /** Line in the file; the header is 1. */
    line: integer('line').notNull(),
    label: technical.text('label').notNull(),
    cells: technical.jsonb('cells').$type<Record<string, string>>().notNull(),
    /** Null until it is compared with the shop. */
    outcome: technical.text('outcome', { enum: ['new', 'changed', 'same', 'refused'] }),
    code: technical.text('code'),
    said: technical.jsonb('said').$type<LineSaid>(),
    /** Columns to write; null where nothing is. The ids that were given are in `keys`. */
    plan: technical.jsonb('plan').$type<Record<string, unknown>>(),
    keys: technical.jsonb('keys').$type<Record<string, unknown>>(),
  },
  (t) => [
    primaryKey({ columns: [t.importId, t.line] }),
    bounds('product_import_lines', { zero: [t.line] }),
    index('product_import_lines_outcome').on(t.importId, t.outcome, t.line),
  ],
)

/** What an import has changed of one pack: how it was, and by what later changes are noticed. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    id: id(),
    // no reference: it would hold the import's row while rows are written, and whoever cancels would wait for the end
    importId: uuid('import_id').notNull(),
    line: integer('line').notNull(),
    sku: technical.text('sku').notNull(),
    productId: uuid('product_id').notNull(),
    variantId: uuid('variant_id').notNull(),
    isNewProduct: boolean('is_new_product').notNull(),
    /** The rows of product, pack and shelf as they were; null what the import has made, or another row names. */
    product: technical.jsonb('product').$type<Record<string, unknown>>(),
    variant: technical.jsonb('variant').$type<Record<string, unknown>>(),
    shelf: technical.jsonb('shelf').$type<Record<string, unknown>>(),
    /** Catalogs that the import has put the product into. */
    catalogIds: uuid('catalog_ids').array().notNull(),
    /** Revisions of product and shelf after the import, and how many movements and order lines the pack had. */
    productRevision: integer('product_revision').notNull(),
    shelfRevision: integer('shelf_revision').notNull(),
    movements: integer('movements').notNull(),
    orderLines: integer('order_lines').notNull(),
  },
  (t) => [
    bounds('product_import_rows', {
      zero: [t.line, t.productRevision, t.shelfRevision, t.movements, t.orderLines],
    }),
    uniqueIndex('product_import_rows_once').on(t.importId, t.variantId),
    index('product_import_rows_line').on(t.importId, t.line),
  ],
)
