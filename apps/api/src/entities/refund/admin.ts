import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { getRefund, refundList } from './list.ts'
import { payOutRefund } from './payOut.ts'
import { retryRefund } from './retry.ts'

export const handlers = {
  'GET /api/admin/refunds': (ctx, { query }) => refundList.page(ctx, query),
  'GET /api/admin/refunds/{refundId}': ofRecord('refundId', getRefund),
  'POST /api/admin/refunds/{refundId}/pay-out': async (ctx, { params, body }) => {
    await payOutRefund(ctx, params.refundId, { paidOn: body.paid_on, reference: body.reference })
    return getRefund(ctx, params.refundId)
  },
  'POST /api/admin/refunds/{refundId}/retry': recordAfter('refundId', getRefund)(retryRefund),
} satisfies Handlers<'admin'>
