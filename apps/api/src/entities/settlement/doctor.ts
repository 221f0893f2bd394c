import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { FileReply, Page } from '../../http/replies.ts'
import { openDispute, withdrawDispute } from './dispute.ts'
import { getEarnings, getEarningsMonths, getNextStatement } from './earnings.ts'
import { getStatementOfDoctor, statementCsv } from './get.ts'
import { getBank, updateBank } from './ownBank.ts'
import { statementPdf } from './pdf.ts'
import { statementList } from './statements.ts'

export const handlers = {
  'GET /api/doctor/statements': async (ctx, { query }) =>
    new Page(await statementList.page(ctx, query)),
  'GET /api/doctor/statements/{settlementId}': ofRecord('settlementId', getStatementOfDoctor),
  'GET /api/doctor/statements/{settlementId}/csv': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await statementCsv(ctx, params.settlementId, locale)
    return new FileReply(content, filename, 'text/csv; charset=utf-8')
  },
  'POST /api/doctor/statements/{settlementId}/disputes': async (ctx, { params, body }) => {
    await openDispute(ctx, params.settlementId, { lineId: body.line_id, message: body.message })
    return { data: await getStatementOfDoctor(ctx, params.settlementId) }
  },
  'GET /api/doctor/statements/{settlementId}/pdf': async (ctx, { params, query }) => {
    const locale = query.locale ?? ctx.origin.locale
    const { content, filename } = await statementPdf(ctx, locale, async (inner) => ({
      ...(await getStatementOfDoctor({ ...ctx, origin: inner.origin }, params.settlementId)),
      doctorId: ctx.actor.id,
    }))
    return new FileReply(content, filename, 'application/pdf')
  },
  'POST /api/doctor/statements/{settlementId}/withdraw-dispute': async (ctx, { params, body }) => {
    await withdrawDispute(ctx, params.settlementId, { disputeId: body.dispute_id })
    return { data: await getStatementOfDoctor(ctx, params.settlementId) }
  },
  'GET /api/doctor/bank': async (ctx) => ({ data: await getBank(ctx) }),
  'PATCH /api/doctor/bank': async (ctx, { body }) => ({
    data: await updateBank(ctx, body),
  }),
  'GET /api/doctor/earnings': async (ctx) => ({ data: await getEarnings(ctx) }),
  'GET /api/doctor/earnings/months': async (ctx) => ({ data: await getEarningsMonths(ctx) }),
  'GET /api/doctor/earnings/next-statement': async (ctx) => ({
    data: await getNextStatement(ctx),
  }),
} satisfies Handlers<'doctor'>
