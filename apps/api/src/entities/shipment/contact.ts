import { type AdminCtx, inTransaction } from '../../context.ts'
import { newId } from '../../ids.ts'
import { audit } from '../audit.ts'
import { keepNote } from '../keptNotes.ts'
import { lockOrderOfShipment } from '../order/load.ts'
import { mailPatient } from '../order/sendMails.ts'
import { aboutShipmentMail } from './mails.ts'

/** Mails the patient about a parcel; the text is shown in the history of parcel and order. */
export function contactAboutShipment(
  ctx: AdminCtx,
  id: string,
  { text }: { text: string },
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, parcel } = await lockOrderOfShipment(tx, id)
    await mailPatient(tx, order, `shipment_contact:${newId()}`, (name) =>
      aboutShipmentMail(tx.config, {
        ...order,
        name,
        shipment: parcel.number,
        text,
      }),
    )
    const about = { objectType: 'shipment', objectId: id, visibility: 'patient' } as const
    const entry = {
      doctorId: order.doctorId,
      patientId: order.patientId,
      after: await keepNote(tx, about, text),
    }
    const of = (objectType: 'shipment' | 'order', objectId: string) =>
      audit(tx, { action: `${objectType}.contacted`, objectType, objectId, ...entry })
    await of('shipment', parcel.id)
    await of('order', order.id)
  })
}
