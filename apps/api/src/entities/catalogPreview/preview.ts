import type { components, operations } from '@officina/openapi/schema'
import type { AdminCtx } from '../../context.ts'
import type { doctors } from '../../db/schema/doctor.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { audit } from '../audit.ts'
import { catalog } from '../catalog/entity.ts'
import { visibleToPatient } from '../catalog/forPatient.ts'
import { visibleToDoctor } from '../catalog/visible.ts'
import { memberRates } from '../discount/inForce.ts'
import { doctor as doctorEntity } from '../doctor/entity.ts'
import { rateOn } from '../doctor/rates.ts'
import { percentOf } from '../money.ts'
import { getShopSettings } from '../platform/shopSettings.ts'
import { availabilityOf, offerOf } from '../stock/availability.ts'

type Preview = components['schemas']['CatalogPreview']
type Query = operations['adminPreviewCatalog']['parameters']['query']
type Doctor = typeof doctors.$inferSelect

/**
 * A platform catalog by the same rules as the lists of a doctor and of their patients. It is the office that reads;
 * what depends on one patient (tags, own discount, recipes) is left out.
 */
export async function previewCatalog(ctx: AdminCtx, id: string, query: Query): Promise<Preview> {
  const { doctor_id: doctorId, as = 'doctor' } = query
  const { status, visibility } = await catalog.get(ctx, id)
  const doctor = await doctorEntity.get(ctx, doctorId)
  await audit(ctx, { action: 'catalog.read_preview', objectId: id, doctorId, after: { as } })
  const access = doctor.catalogAccess
  const reader = { patientId: '', doctorId, tags: [], access }
  const seen = as === 'doctor' ? visibleToDoctor(doctorId) : visibleToPatient(reader)
  const { rows: shown } = await ctx.db.execute(
    sql`select 1 from catalogs c where c.id = ${id} and ${seen}`,
  )
  const because = whyHidden(doctor, {
    as,
    isArchived: status !== 'active',
    isShown: shown.length > 0,
    isHidden: visibility === 'hidden',
  })
  if (because) return { hidden_because: because, products_count: 0, products: [] }
  const { n, products } = await readProducts(ctx, id)
  const settings = await getShopSettings(ctx)
  const rateBp = await rateOn(ctx, doctorId, ctx.clock.now(), settings['commission.default_bp'])
  const ids = products.map((product) => product.id)
  const rateOf = await memberRates(ctx, { doctorId, rateBp, discounts: [] }, ids)
  return {
    hidden_because: null,
    products_count: n,
    products: products.map((product) => ({
      ...product,
      member_price: product.price - percentOf(product.price, rateOf(product.id)),
    })),
  }
}

type Asked = { as: 'doctor' | 'patient'; isArchived: boolean; isShown: boolean; isHidden: boolean }

function whyHidden(
  { status, catalogAccess: access }: Doctor,
  { as, isArchived, isShown, isHidden }: Asked,
): Preview['hidden_because'] {
  if (isArchived) return 'archived'
  // a suspended doctor looks on, and so do the patients
  if (status !== 'approved' && status !== 'suspended') return 'doctor_inactive'
  if (as === 'patient' && access !== 'open') return access
  if (as === 'patient' && isHidden) return 'not_for_patients'
  return isShown ? null : 'not_given'
}

type Row = Omit<Preview['products'][number], 'member_price'>

async function readProducts(ctx: AdminCtx, id: string): Promise<{ n: number; products: Row[] }> {
  const sold: SQL = sql`from catalog_items item join products p on p.id = item.product_id`
  const where: SQL = sql`where item.catalog_id = ${id} and p.removed_at is null`
  const { rows } = await ctx.db.execute<Row & { n: number }>(sql`
    select p.id, p.title, p.brand, p.form, p.images->0->>'url' as image, p.recipe_only,
      ${availabilityOf} as availability, coalesce(offer.variant_title, '') as variant_title,
      coalesce(offer.price, 0)::float8 as price, ${ctx.config.currency}::text as currency, item.note,
      (select count(*)::int ${sold} ${where}) as n
    ${sold} cross join lateral ${offerOf} offer ${where}
    order by item.position, p.title, p.id limit 100`)
  return { n: rows[0]?.n ?? 0, products: rows.map(({ n: _, ...row }) => row) }
}
