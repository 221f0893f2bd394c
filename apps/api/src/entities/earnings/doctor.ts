import type { Handlers } from '../../http/handler.ts'
import { getBank, updateBank } from './bank.ts'
import { getEarnings } from './earnings.ts'
import { getNextStatement } from './nextStatement.ts'

export const handlers = {
  'GET /api/doctor/bank': async (ctx) => ({ data: await getBank(ctx) }),
  'PATCH /api/doctor/bank': async (ctx, { body }) => ({
    data: await updateBank(ctx, body),
  }),
  'GET /api/doctor/earnings': async (ctx) => ({ data: await getEarnings(ctx) }),
  'GET /api/doctor/earnings/next-statement': async (ctx) => ({
    data: await getNextStatement(ctx),
  }),
} satisfies Handlers<'doctor'>
