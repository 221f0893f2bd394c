import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { templateList } from './forDoctor.ts'

export const handlers = {
  'GET /api/doctor/templates': async (ctx, { query }) =>
    new Page(await templateList.page(ctx, query)),
} satisfies Handlers<'doctor'>
