import type { AdminCtx } from '../../context.ts'
import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
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

type Params = { params: { bankTransferId: string } }
type Assign = { order_number: string; revision?: number }
type Return = { paid_on: string; reference: string; revision?: number }

/** The handler of a step on one transfer, which answers it as it is then. */
const step =
  <B>(work: (ctx: AdminCtx, id: string, body: B) => Promise<unknown>) =>
  async (ctx: AdminCtx, { params, body }: Params & { body: B }) => {
    await work(ctx, params.bankTransferId, body)
    return { data: await getBankTransfer(ctx, params.bankTransferId) }
  }

export const handlers = {
  'GET /api/admin/bank-transfers': async (ctx, { query }) =>
    new Page(await bankTransferList.page(ctx, query)),
  'POST /api/admin/bank-transfers/import': async (ctx, { body }) => ({
    data: await importBankTransfers(ctx, { text: body.text, dryRun: body.dry_run }),
  }),
  'POST /api/admin/bank-transfers/record': async (ctx, { body }) => ({
    data: await eachApart(ctx, body.ids, (tx, id) => recordTransfer(tx, id, { isWhole: true })),
  }),
  'GET /api/admin/bank-transfers/{bankTransferId}': ofRecord('bankTransferId', getBankTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/assign': step<Assign>((ctx, id, body) => {
    const { order_number: orderNumber, revision } = body
    return assignTransfer(ctx, id, { orderNumber, revision })
  }),
  'POST /api/admin/bank-transfers/{bankTransferId}/record': step(recordTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/dismiss': step(dismissTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/reopen': step(reopenTransfer),
  'POST /api/admin/bank-transfers/{bankTransferId}/return': step<Return>((ctx, id, body) => {
    const { paid_on: paidOn, reference, revision } = body
    return returnTransfer(ctx, id, { paidOn, reference, revision })
  }),
} satisfies Handlers<'admin'>
