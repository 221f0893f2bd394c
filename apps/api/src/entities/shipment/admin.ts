import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { csvReply, pdfReply } from '../../http/replies.ts'
import { eachOf } from '../bulk.ts'
import { getOrder } from '../order/getForAdmin.ts'
import { addressLabelsPdf } from './addressLabels.ts'
import { carrierFile } from './carrierFile.ts'
import { contactAboutShipment } from './contact.ts'
import { createShipment } from './create.ts'
import { deliverShipment } from './deliver.ts'
import { importTracking } from './importTracking.ts'
import { getShipment, shipmentList } from './list.ts'
import { packAsListed, packShipment, recordLots, unpackShipment } from './pack.ts'
import { packingSlipsPdf } from './packingSlips.ts'
import { pickListPdf } from './pickList.ts'
import { reshipShipment } from './reship.ts'
import { shipShipment } from './ship.ts'
import {
  cancelShipment,
  closeRefundedShipment,
  handOverShipment,
  pickShipment,
  reportException,
  unpickShipment,
} from './steps.ts'

const shipmentAfter = recordAfter('shipmentId', getShipment)

export const handlers = {
  'POST /api/admin/orders/{orderId}/shipments': recordAfter('orderId', getOrder)(createShipment),
  'GET /api/admin/shipments': (ctx, { query }) => shipmentList.page(ctx, query),
  'GET /api/admin/shipments/carrier-file': async (ctx, { query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return csvReply(await carrierFile(ctx, query.filter.id ?? [], locale))
  },
  'GET /api/admin/shipments/address-labels': async (ctx, { query }) => {
    const { filter, size = 'a6', locale = ctx.origin.locale } = query
    const wanted = { ids: filter.id ?? [], size }
    return pdfReply(await addressLabelsPdf(ctx, wanted, locale))
  },
  'POST /api/admin/shipments/deliver': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => deliverShipment(ctx, id, {})),
  'POST /api/admin/shipments/import-tracking': (ctx, { body }) => importTracking(ctx, body),
  'GET /api/admin/shipments/packing-slips': async (ctx, { query }) => {
    const { id = [], order_id: orderIds = [] } = query.filter
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await packingSlipsPdf(ctx, { ids: id, orderIds }, locale))
  },
  'GET /api/admin/shipments/pick-list': async (ctx, { query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(await pickListPdf(ctx, query.filter.id ?? [], locale))
  },
  'POST /api/admin/shipments/pack': (ctx, { body }) => packAsListed(ctx, body.ids),
  'POST /api/admin/shipments/pick': (ctx, { body }) =>
    eachOf(ctx, body.ids, (id) => pickShipment(ctx, id)),
  'POST /api/admin/shipments/ship': async (ctx, { body }) => {
    const rows = new Map(body.rows.map((row) => [row.id, row]))
    const ship = async (id: string) => {
      const row = rows.get(id)
      if (row) await shipShipment(ctx, id, row)
    }
    return eachOf(ctx, [...rows.keys()], ship)
  },
  'GET /api/admin/shipments/{shipmentId}': ofRecord('shipmentId', getShipment),
  'POST /api/admin/shipments/{shipmentId}/cancel': shipmentAfter(cancelShipment),
  'POST /api/admin/shipments/{shipmentId}/close-refunded': shipmentAfter(closeRefundedShipment),
  'POST /api/admin/shipments/{shipmentId}/contact': shipmentAfter(contactAboutShipment),
  'POST /api/admin/shipments/{shipmentId}/deliver': async (ctx, { params, body }) => {
    await deliverShipment(
      ctx,
      params.shipmentId,
      body.delivered_at ? { deliveredAt: new Date(body.delivered_at) } : {},
    )
    return getShipment(ctx, params.shipmentId)
  },
  'POST /api/admin/shipments/{shipmentId}/exception': shipmentAfter(reportException),
  'POST /api/admin/shipments/{shipmentId}/in-transit': shipmentAfter(handOverShipment),
  'POST /api/admin/shipments/{shipmentId}/pack': shipmentAfter(packShipment),
  'POST /api/admin/shipments/{shipmentId}/pick': shipmentAfter(pickShipment),
  'POST /api/admin/shipments/{shipmentId}/record-lots': shipmentAfter(recordLots),
  'POST /api/admin/shipments/{shipmentId}/reship': shipmentAfter(reshipShipment),
  'POST /api/admin/shipments/{shipmentId}/ship': shipmentAfter(shipShipment),
  'POST /api/admin/shipments/{shipmentId}/unpack': shipmentAfter(unpackShipment),
  'POST /api/admin/shipments/{shipmentId}/unpick': shipmentAfter(unpickShipment),
} satisfies Handlers<'admin'>
