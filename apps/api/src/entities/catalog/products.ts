import type { components } from '@officina/openapi/schema'
import type { AdminActor, TxCtx } from '../../context.ts'
import { catalogItems, products } from '../../db/schema/product.ts'
import { alias, and, eq, sql } from '../../db/sql.ts'
import { conflict, invalid } from '../errors.ts'
import { defineList } from '../read/list.ts'
import { catalog } from './entity.ts'
import { isHosted, shopKeeps } from './hosted.ts'

/** Without a revision for who has not looked at the catalog: the order of the others stays. */
type Arrange = Omit<components['schemas']['AdminCatalogArrange'], 'revision'> & {
  revision?: number
}

/** Beyond any place. */
export const LAST = 1_000_000

/** The order in which everybody meets the products of a catalog. */
export const shownOrder = sql`item.position, p.title, p.id`

/** The products of a catalog with their places, also those that are not on sale. */
export const catalogProducts = defineList('adminListCatalogProducts', {
  table: alias(catalogItems, 'item'),
  joins: sql`join products p on p.id = item.product_id`,
  where: (_, catalogId: string) => sql`item.catalog_id = ${catalogId}`,
  columns: {
    id: sql`p.id`,
    position: sql`(row_number() over (order by ${shownOrder}))::int`,
    title: sql`p.title`,
    brand: sql`p.brand`,
    form: sql`p.form`,
    image: sql`p.images->0->>'url'`,
    status: sql`p.status`,
  },
  order: () => shownOrder,
})

/**
 * Adds a product at a place, moves it there, or takes it out. The others keep their order and notes, however many
 * there are. 422 at `product_id` for one that is gone.
 */
export const arrangeCatalog = catalog.command(
  'arrange',
  {
    needs: [
      (tx: TxCtx<AdminActor>, row) => {
        if (isHosted(tx, row)) throw shopKeeps()
        if (row.rule) throw byRule()
      },
    ],
  },
  async (tx: TxCtx<AdminActor>, row, given: Arrange): Promise<void> => {
    const { product_id: id, position, revision } = given
    const [known] = await tx.db
      .select({ title: products.title })
      .from(products)
      .where(eq(products.id, id))
    if (!known) throw gone()
    const its = placeOf(row.id, id)
    const isAdded = revision === undefined && position !== null
    // what stands there already stays in the place that somebody gave it
    if (isAdded && (await tx.db.$count(catalogItems, its)) > 0) return
    if (position === null) await tx.db.delete(catalogItems).where(its)
    else await putAt(tx, row.id, id, position)
    const place = position === null ? { removed: known.title } : { placed: known.title, position }
    await row.save({}, { after: place })
  },
)

const placeOf = (catalogId: string, productId: string) =>
  and(eq(catalogItems.catalogId, catalogId), eq(catalogItems.productId, productId))

/** Places are counted anew; only rows that change theirs are written. */
async function putAt(tx: TxCtx, catalogId: string, id: string, position: number): Promise<void> {
  await tx.db
    .insert(catalogItems)
    .values({ catalogId, productId: id, position: 0 })
    .onConflictDoNothing()
  await tx.db.execute(sql`
    with others as (
      select item.product_id, row_number() over (order by ${shownOrder}) as n
      from catalog_items item join products p on p.id = item.product_id
      where item.catalog_id = ${catalogId} and item.product_id <> ${id}
    ), placed as (
      select product_id, case when n < ${position} then n - 1 else n end as position from others
      union all
      select ${id}::uuid, least(${position} - 1, (select count(*) from others))
    )
    update catalog_items i set position = placed.position from placed
    where i.catalog_id = ${catalogId} and i.product_id = placed.product_id and i.position <> placed.position`)
}

/** What a rule had chosen, in the order in which it was shown. */
export const keepOrder = (tx: TxCtx, catalogId: string) =>
  tx.db.execute(sql`
    update catalog_items i set position = shown.n - 1
    from (select item.product_id, row_number() over (order by ${shownOrder}) as n
      from catalog_items item join products p on p.id = item.product_id where item.catalog_id = ${catalogId}) shown
    where i.catalog_id = ${catalogId} and i.product_id = shown.product_id`)

const gone = () =>
  invalid('product_id', 'PRODUCT_UNKNOWN', {
    en: 'This product has been deleted. Load the latest version.',
    ja: 'この商品は削除されました。最新の内容を読み込んでください。',
  })
const byRule = () =>
  conflict('CATALOG_BY_RULE', {
    en: 'A rule chooses the products of this catalog. Change the rule, or choose them by hand under Edit.',
    ja: 'このカタログの商品は条件で選ばれています。条件を変更するか、「編集」で手動に切り替えてください。',
  })
