import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { Page } from '../../http/replies.ts'
import { getRefund, refundList } from './list.ts'
import { payOutRefund } from './payOut.ts'
import { retryRefund } from './retry.ts'

export const handlers = {
  'GET /api/admin/refunds': async (ctx, { query }) => new Page(await refundList.page(ctx, query)),
  'GET /api/admin/refunds/{refundId}': ofRecord('refundId', getRefund),
  'POST /api/admin/refunds/{refundId}/pay-out': async (ctx, { params, body }) => {
    await payOutRefund(ctx, params.refundId, { paidOn: body.paid_on, reference: body.reference })
    return { data: await getRefund(ctx, params.refundId) }
  },
  'POST /api/admin/refunds/{refundId}/retry': async (ctx, { params }) => {
    await retryRefund(ctx, params.refundId)
    return { data: await getRefund(ctx, params.refundId) }
  },
} satisfies Handlers<'admin'>
