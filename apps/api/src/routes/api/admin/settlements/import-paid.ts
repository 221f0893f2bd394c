import { importPaid } from '../../../../domain/settlement/importPaid.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminImportPaidSettlements'> = async (ctx, { body }) => ({
  data: await importPaid(ctx, { text: body.text, dryRun: body.dry_run }),
})
