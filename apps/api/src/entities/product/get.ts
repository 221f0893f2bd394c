import type { components } from '@officina/openapi/schema'
import { dateIn } from '@officina/shared/dates/days'
import type { DoctorCtx, PatientCtx } from '../../context.ts'
import { variants } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { stockNotices } from '../../db/schema/stockNotice.ts'
import { and, eq, sql } from '../../db/sql.ts'
import { selectSubstitutes } from '../cart/rows.ts'
import { type Buyer, getBuyerOfCart } from '../catalog/buyer.ts'
import { inVisibleCatalog } from '../catalog/forPatient.ts'
import { openTo } from '../catalog/visible.ts'
import { memberRates } from '../discount/inForce.ts'
import { notFound } from '../errors.ts'
import { percentOf } from '../money.ts'
import { arrival, isFree, offeredMethods, shipsOn, zoneOf } from '../platform/shipping.ts'
import { nextOrderOn, refusalOf } from '../recipe/orderable.ts'
import { findRunningLine } from '../recipe/runningLine.ts'
import { dosageOf } from '../recipe/substitutes.ts'
import { boughtBy } from './listForPatient.ts'
import { loadProduct, productStatement, readProduct } from './view.ts'

const doctorId = sql.placeholder('doctorId')
const productOfDoctor = productStatement(
  { doctorId: 'uuid' },
  sql`, ${openTo(doctorId)} as recommendable, (select dd.dosage from dosage_defaults dd
    where dd.doctor_id = ${doctorId} and dd.product_id = p.id) as my_default`,
  sql`and p.status <> 'draft'`,
)

/** A product with the doctor's own dosage of it, also one that is no longer sold: the contract's `Product` as JSON. */
export const getProductForDoctor = (ctx: DoctorCtx, id: string): Promise<string> =>
  readProduct(ctx, productOfDoctor, {
    id,
    currency: ctx.config.currency,
    doctorId: ctx.actor.id,
  })

/** The same by the number that the storefront gives it. */
export async function getProductByShopifyId(ctx: DoctorCtx, number: string): Promise<string> {
  const { rows } = await ctx.db.execute<{ id: string }>(sql`
    select id from products
    where shopify_product_id in (${number}, ${`gid://shopify/Product/${number}`}) limit 1`)
  if (!rows[0]) throw notFound()
  return getProductForDoctor(ctx, rows[0].id)
}

type PatientProduct = components['schemas']['PatientProduct']
type Recipe = NonNullable<PatientProduct['recipe']>

/** A product the patient may look at: in a catalog of theirs, on a recipe, or bought before; else it does not exist. */
export async function getProductForPatient(ctx: PatientCtx, id: string): Promise<PatientProduct> {
  const { settings, buyer, addresses } = await getBuyerOfCart(ctx)
  const result = await ctx.db.execute<{ in_catalog: boolean; bought: boolean }>(sql`
    select ${inVisibleCatalog(buyer)} as in_catalog, ${boughtBy(buyer.patientId)} as bought
    from products p where p.id = ${id} and p.status <> 'draft'`)
  const [row] = result.rows
  const recipe = row ? await recipeWith(ctx, buyer, id) : null
  if (!row || !(row.in_catalog || row.bought || recipe)) throw notFound()
  const product = await loadProduct(ctx, id)
  const most = settings['cart.max_quantity']
  const needsRecipe = product.recipe_only && !recipe && !row.bought
  const zone = zoneOf(settings, addresses[0])
  const rateBp = (await memberRates(ctx, buyer, [id]))(id)
  const pack = product.variants.find((each) => each.id === recipe?.variant_id)
  const goods = goodsOf(pack ?? product.variants[0], rateBp)
  const isHosted = ctx.storefront.kind === 'shopify'
  const leaves = shipsOn(ctx.clock.now(), ctx.config.timeZone, settings)
  const notices = await ctx.db
    .select({ id: stockNotices.variantId })
    .from(stockNotices)
    .innerJoin(variants, eq(variants.id, stockNotices.variantId))
    .where(and(eq(stockNotices.patientId, buyer.patientId), eq(variants.productId, id)))
  return {
    ...product,
    variants: product.variants.map((each) => ({
      ...each,
      max_per_order: Math.min(most, each.max_per_order ?? most),
    })),
    discount_bp: rateBp,
    bought_before: row.bought,
    needs_recipe: needsRecipe,
    can_buy:
      buyer.mayBuy === 'everything' && row.in_catalog && (!product.recipe_only || row.bought),
    recipe,
    notices: notices.map((notice) => notice.id),
    // what delivery costs in a connected shop is said in its checkout
    methods: (isHosted ? [] : offeredMethods(settings, zone, goods)).map((method) => ({
      method: method.key,
      name: method.name,
      price: isFree(method, goods.total) ? 0 : method.fee,
      arrives: arrival(leaves, method, settings),
    })),
  }
}

/** What an order of one pack comes to: by that delivery is priced. */
const goodsOf = (pack: PatientProduct['variants'][number] | undefined, rateBp: number) => {
  const price = pack?.price ?? 0
  return { total: price - percentOf(price, rateBp), weightG: pack?.weight_g ?? 0 }
}

async function recipeWith(
  ctx: PatientCtx,
  buyer: Buyer,
  productId: string,
): Promise<PatientProduct['recipe']> {
  const { timeZone } = ctx.config
  const today = dateIn(ctx.clock.now(), timeZone)
  const row = await findRunningLine(ctx, buyer.patientId, eq(recipeLines.productId, productId))
  if (!row) return null
  const { line, recipe } = row
  const honoured = row.isHonoured && buyer.mayBuy !== 'nothing'
  const facts = {
    status: recipe.status,
    expiresOn: recipe.expiresOn,
    doctorStatus: honoured ? 'approved' : 'suspended',
    honoured,
  }
  return {
    id: recipe.id,
    line_id: line.id,
    variant_id: line.variantId,
    number: recipe.number ?? '',
    label: recipe.label,
    quantity: line.quantity,
    dosage: dosageOf(line),
    refusal: refusalOf(line, facts, today, timeZone)?.code ?? null,
    next_order_on: nextOrderOn(line, timeZone) ?? null,
    substitutes: await substitutesFor(ctx, line),
  }
}

/** What the doctor accepts in its place and can be sent now. */
async function substitutesFor(
  ctx: PatientCtx,
  line: { variantId: string; substitutes: string[] },
): Promise<Recipe['substitutes']> {
  const rows = await selectSubstitutes(
    ctx,
    line.substitutes.filter((id) => id !== line.variantId),
  )
  return rows.map(({ variant, product }) => ({
    variant_id: variant.id,
    product_id: product.id,
    title: product.title,
    brand: product.brand,
    form: product.form,
    image: product.images[0]?.url ?? null,
    variant_title: variant.title,
    price: variant.price,
  }))
}
