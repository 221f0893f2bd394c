import { importTracking } from '../../../../domain/shipment/importTracking.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'adminImportTracking'> = async (ctx, { body }) => ({
  data: await importTracking(ctx, { text: body.text, dryRun: body.dry_run }),
})
