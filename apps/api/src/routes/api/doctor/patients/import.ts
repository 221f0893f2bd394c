import { importPatients } from '../../../../domain/patient/importPatients.ts'
import type { Handler } from '../../../../http/handler.ts'

export const post: Handler<'doctorImportPatients'> = async (ctx, { body }) => ({
  data: await importPatients(ctx, {
    text: body.text,
    dryRun: body.dry_run,
    send: body.send ?? false,
  }),
})
