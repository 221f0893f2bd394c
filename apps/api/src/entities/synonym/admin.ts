import type { Handlers } from '../../http/handler.ts'
import { importSynonyms } from './importSynonyms.ts'
import { synonymList, synonymRecord } from './records.ts'
import { atTakenWord } from './unique.ts'

export const handlers = {
  'GET /api/admin/synonyms': (ctx, { query }) => synonymList.page(ctx, query),
  'POST /api/admin/synonyms': (ctx, { body }) => atTakenWord(synonymRecord.create(ctx, body)),
  'POST /api/admin/synonyms/import': (ctx, { body }) => importSynonyms(ctx, body),
  'GET /api/admin/synonyms/{synonymId}': (ctx, { params }) =>
    synonymRecord.get(ctx, params.synonymId),
  'PATCH /api/admin/synonyms/{synonymId}': (ctx, { params, body }) =>
    atTakenWord(synonymRecord.update(ctx, params.synonymId, body)),
  'DELETE /api/admin/synonyms/{synonymId}': (ctx, { params }) =>
    synonymRecord.remove(ctx, params.synonymId),
} satisfies Handlers<'admin'>
