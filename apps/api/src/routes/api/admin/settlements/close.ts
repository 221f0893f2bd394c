import { closeSettlements } from '../../../../domain/settlement/close.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminCloseSettlements'> = async (ctx, { body }) => ({
  data: await closeSettlements(ctx, {
    period: body.period,
    dryRun: body.dry_run,
    expected: body.expected,
  }),
})
