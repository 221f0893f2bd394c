import type { Ctx } from '../../context.ts'
import { sendMail } from '../../mail/send.ts'
import { returnAskedMail } from '../../mail/templates/returnAsked.ts'
import { listAdminsWith } from '../admin/withPermission.ts'
import type { Order } from '../order/load.ts'
import type { Return } from '../order/returns.ts'

/** Mails everybody who answers returns that a patient asks for one. */
export async function tellReturnAsked(ctx: Ctx, order: Order, row: Return): Promise<void> {
  const mail = returnAskedMail(ctx.config, {
    orderId: order.id,
    number: order.number,
    reasonCode: row.reasonCode,
    units: row.lines.reduce((total, line) => total + line.quantity, 0),
  })
  for (const { accountId, email, locale } of await listAdminsWith(ctx, 'order.manage'))
    await sendMail(ctx, mail, {
      to: email,
      locale,
      accountId,
      doctorId: order.doctorId,
      dedupeKey: `return-asked:${row.id}:${accountId}`,
    })
}
