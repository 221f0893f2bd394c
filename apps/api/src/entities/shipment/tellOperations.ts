import type { Ctx } from '../../context.ts'
import { sendMail } from '../../mail/send.ts'
import { shipmentExceptionMail } from '../../mail/templates/adminNotices.ts'
import { listAdminsWith } from '../admin/withPermission.ts'
import type { Order, Shipment } from '../order/load.ts'

export type Exception = {
  code: 'lost' | 'damaged' | 'address' | 'refused' | 'returned'
  note: string | null
}

/** Mails everybody who works with parcels that one did not arrive. */
export async function tellOperations(
  ctx: Ctx,
  order: Order,
  parcel: Shipment,
  { code, note }: Exception,
): Promise<void> {
  const mail = shipmentExceptionMail({
    shipment: parcel.number,
    order: order.number,
    orderId: order.id,
    code,
    note,
    publicUrl: ctx.config.publicUrl,
  })
  for (const { accountId, email, locale } of await listAdminsWith(ctx, 'logistics.manage'))
    await sendMail(ctx, mail, {
      to: email,
      locale,
      accountId,
      doctorId: order.doctorId,
      dedupeKey: `shipment-exception:${parcel.id}:${parcel.revision}:${accountId}`,
    })
}
