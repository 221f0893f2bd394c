import type { Handlers } from '../../http/handler.ts'
import { Page } from '../../http/replies.ts'
import { importSynonyms } from './importSynonyms.ts'
import { synonymList, synonymRecord } from './records.ts'
import { atTakenWord } from './unique.ts'

export const handlers = {
  'GET /api/admin/synonyms': async (ctx, { query }) => new Page(await synonymList.page(ctx, query)),
  'POST /api/admin/synonyms': async (ctx, { body }) => ({
    data: await atTakenWord(synonymRecord.create(ctx, body)),
  }),
  'POST /api/admin/synonyms/import': async (ctx, { body }) => ({
    data: await importSynonyms(ctx, { text: body.text, dryRun: body.dry_run }),
  }),
  'GET /api/admin/synonyms/{synonymId}': async (ctx, { params }) => ({
    data: await synonymRecord.get(ctx, params.synonymId),
  }),
  'PATCH /api/admin/synonyms/{synonymId}': async (ctx, { params, body }) => ({
    data: await atTakenWord(synonymRecord.update(ctx, params.synonymId, body)),
  }),
  'DELETE /api/admin/synonyms/{synonymId}': (ctx, { params }) =>
    synonymRecord.remove(ctx, params.synonymId),
} satisfies Handlers<'admin'>
