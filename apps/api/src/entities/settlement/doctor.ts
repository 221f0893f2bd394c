import type { Handlers } from '../../http/handler.ts'
import { ofRecord, recordAfter } from '../../http/records.ts'
import { csvReply, pdfReply } from '../../http/replies.ts'
import { openDispute, withdrawDispute } from './dispute.ts'
import { getEarnings, getEarningsMonths, getNextStatement } from './earnings.ts'
import { getStatementOfDoctor, statementCsv } from './get.ts'
import { getBank, updateBank } from './ownBank.ts'
import { statementPdf } from './pdf.ts'
import { statementList } from './statements.ts'

const statementAfter = recordAfter('settlementId', getStatementOfDoctor)

export const handlers = {
  'GET /api/doctor/statements': (ctx, { query }) => statementList.page(ctx, query),
  'GET /api/doctor/statements/{settlementId}': ofRecord('settlementId', getStatementOfDoctor),
  'GET /api/doctor/statements/{settlementId}/csv': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return csvReply(await statementCsv(ctx, params.settlementId, locale))
  },
  'POST /api/doctor/statements/{settlementId}/disputes': statementAfter(openDispute),
  'GET /api/doctor/statements/{settlementId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    return pdfReply(
      await statementPdf(ctx, locale, async (inner) => ({
        ...(await getStatementOfDoctor({ ...ctx, origin: inner.origin }, params.settlementId)),
        doctorId: ctx.actor.id,
      })),
    )
  },
  'POST /api/doctor/statements/{settlementId}/withdraw-dispute': statementAfter(withdrawDispute),
  'GET /api/doctor/bank': (ctx) => getBank(ctx),
  'PATCH /api/doctor/bank': (ctx, { body }) => updateBank(ctx, body),
  'GET /api/doctor/earnings': (ctx) => getEarnings(ctx),
  'GET /api/doctor/earnings/months': (ctx) => getEarningsMonths(ctx),
  'GET /api/doctor/earnings/next-statement': (ctx) => getNextStatement(ctx),
} satisfies Handlers<'doctor'>
