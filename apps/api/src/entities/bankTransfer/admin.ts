import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { eachApart } from '../bulk.ts'
import { importBankTransfers } from './importFile.ts'
import { bankTransferList, getBankTransfer } from './list.ts'
import {
  assignTransfer,
  dismissTransfer,
  recordTransfer,
  reopenTransfer,
  returnTransfer,
} from './steps.ts'

export const handlers = {
  'GET /api/admin/bank-transfers': async (ctx, { query }) =>
    new Page(await bankTransferList.page(ctx, query)),
  'POST /api/admin/bank-transfers/import': async (ctx, { body }) => ({
    data: await importBankTransfers(ctx, { text: body.text, dryRun: body.dry_run }),
  }),
  'POST /api/admin/bank-transfers/record': async (ctx, { body }) => ({
    data: await eachApart(ctx, body.ids, (tx, id) => recordTransfer(tx, id, { isWhole: true })),
  }),
  'GET /api/admin/bank-transfers/{bankTransferId}': async (ctx, { params }) => ({
    data: await getBankTransfer(ctx, params.bankTransferId),
  }),
  'POST /api/admin/bank-transfers/{bankTransferId}/assign': async (ctx, { params, body }) => {
    const { order_number: orderNumber, revision } = body
    await assignTransfer(ctx, params.bankTransferId, { orderNumber, revision })
    return { data: await getBankTransfer(ctx, params.bankTransferId) }
  },
  'POST /api/admin/bank-transfers/{bankTransferId}/record': async (ctx, { params, body }) => {
    await recordTransfer(ctx, params.bankTransferId, body)
    return { data: await getBankTransfer(ctx, params.bankTransferId) }
  },
  'POST /api/admin/bank-transfers/{bankTransferId}/dismiss': async (ctx, { params, body }) => {
    await dismissTransfer(ctx, params.bankTransferId, body)
    return { data: await getBankTransfer(ctx, params.bankTransferId) }
  },
  'POST /api/admin/bank-transfers/{bankTransferId}/reopen': async (ctx, { params, body }) => {
    await reopenTransfer(ctx, params.bankTransferId, body)
    return { data: await getBankTransfer(ctx, params.bankTransferId) }
  },
  'POST /api/admin/bank-transfers/{bankTransferId}/return': async (ctx, { params, body }) => {
    const { paid_on: paidOn, reference, revision } = body
    await returnTransfer(ctx, params.bankTransferId, { paidOn, reference, revision })
    return { data: await getBankTransfer(ctx, params.bankTransferId) }
  },
} satisfies Handlers<'admin'>
