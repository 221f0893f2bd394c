import type { components } from '@officina/openapi/schema'
import type { Ctx } from '../../context.ts'
import { rowsOf } from '../../db/rowsOf.ts'
import { files } from '../../db/schema/doctor.ts'
import { orderLines, orders } from '../../db/schema/order.ts'
import { productReports } from '../../db/schema/return.ts'
import { eq, type Placeholder, type SQL, sql } from '../../db/sql.ts'
import { photosOf, readPhotos } from '../file/photos.ts'
import { wireOf } from '../read/wireOf.ts'

export type Report = typeof productReports.$inferSelect
export type ReportView = components['schemas']['ProductReport']
type Named = { orderNumber: string; product: string }

export const isClinical = (kind: Report['kind']): boolean =>
  (clinicalKinds as readonly string[]).includes(kind)

/** Reports of an order and their pictures, as values of a statement that is given the order's id. */
export const reportParts = (orderId: SQL | Placeholder) => ({
  reports: rowsOf<typeof productReports, Named>(
    productReports,
    sql`where ${productReports.orderId} = ${orderId} order by ${productReports.createdAt}`,
    {
      orderNumber: sql`(select ${orders.number} from ${orders} where ${orders.id} = ${productReports.orderId})`,
      product: sql`(select ${orderLines.snapshot}->>'title' from ${orderLines} where ${orderLines.id} = ${productReports.orderLineId})`,
    },
  ),
  reportPhotos: rowsOf(
    files,
    sql`join ${productReports} on ${productReports.id} = ${files.ownerId}
      where ${files.ownerType} = 'report' and ${productReports.orderId} = ${orderId}
      order by ${files.createdAt}, ${files.id}`,
  ),
})

export const viewOf = (row: Report & Named, photos: (typeof files.$inferSelect)[]): ReportView => ({
  ...wireOf('ProductReport', row),
  photos: photosOf(row.id, photos),
})

/** What an administrator may see of it: health data with `phi.read` alone. */
export const viewForAdmin = (view: ReportView, permissions: readonly string[]): ReportView =>
  isClinical(view.kind) && !permissions.includes('phi.read')
    ? { ...view, message: null, answer: null, handling_note: null, photos: [] }
    : view

/** The view of a row, with what it needs read by the caller's `db`. */
export async function readView(ctx: Ctx, row: Report): Promise<ReportView> {
  const [named] = await ctx.db
    .select({
      orderNumber: orders.number,
      product: sql<string>`${orderLines.snapshot}->>'title'`,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(eq(orderLines.id, row.orderLineId))
  const photos = await readPhotos(ctx, 'report', row.id)
  return viewOf({ ...row, orderNumber: '', product: '', ...named }, photos)
}

/** The doctor is asked about these; what else is wrong with a parcel is the office's. */
export const clinicalKinds = ['reaction', 'quality'] as const
