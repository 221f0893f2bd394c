import { getKpis } from '../../../domain/admin/kpis.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminKpis'> = async (ctx, { query }) => ({
  data: await getKpis(ctx, query.period ?? 30),
})
