import { doctorTop } from '../../../domain/top/top.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorTop'> = async (ctx, { query }) => ({
  data: await doctorTop(ctx, query.period ?? '30'),
})
