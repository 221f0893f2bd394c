import { listTemplatesForDoctor } from '../../../domain/template/forDoctor.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'doctorListTemplates'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await listTemplatesForDoctor(ctx, query)
  return new Page(rows, total, offset, estimated)
}
