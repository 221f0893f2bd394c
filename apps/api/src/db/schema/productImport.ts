import { boolean, index, integer, pgTable, uniqueIndex, uuid } from '../sql.ts'
import { at, bounds, id, newest, revision, stamps } from './columns.ts'
import { technical } from './dataClass.ts'

/** A file of products that was imported and has changed something. */
export const productImports = pgTable(
  'product_imports',
  {
    id: id(),
    number: technical.text('number').notNull().unique(),
    fileName: technical.text('file_name'),
    adminId: uuid('admin_id').notNull(),
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
    bounds('product_imports', { zero: [t.added, t.changed, t.same, t.failed] }),
    index('product_imports_created').on(newest(t.createdAt), newest(t.id)),
  ],
)

/** What an import has changed of one pack: how it was, and by what later changes are noticed. */
export const productImportRows = pgTable(
  'product_import_rows',
  {
    id: id(),
    importId: uuid('import_id')
      .notNull()
      .references(() => productImports.id),
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
  ],
)
