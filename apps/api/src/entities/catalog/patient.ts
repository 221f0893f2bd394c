import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { inlineReply } from '../../http/replies.ts'
import { getCoverForPatient } from './cover.ts'
import { getCatalogForPatient, listCatalogsForPatient } from './listForPatient.ts'

export const handlers = {
  'GET /api/patient/catalogs': (ctx) => listCatalogsForPatient(ctx),
  'GET /api/patient/catalogs/{catalogId}': ofRecord('catalogId', getCatalogForPatient),
  'GET /api/patient/catalogs/{catalogId}/covers/{coverId}': async (ctx, { params, query }) =>
    inlineReply(await getCoverForPatient(ctx, params, query.size)),
} satisfies Handlers<'patient'>
