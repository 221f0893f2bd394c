import type { Handlers } from '../../http/handler.ts'
import { changeCompany, getCompany } from './company.ts'

export const handlers = {
  'GET /api/admin/company': async (ctx) => ({ data: await getCompany(ctx) }),
  'PATCH /api/admin/company': async (ctx, { body }) => ({ data: await changeCompany(ctx, body) }),
} satisfies Handlers<'admin'>
