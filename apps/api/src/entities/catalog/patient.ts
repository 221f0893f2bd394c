import type { Handlers } from '../../http/handler.ts'
import { ofRecord } from '../../http/records.ts'
import { FileReply } from '../../http/replies.ts'
import { getCoverForPatient } from './cover.ts'
import { getCatalogForPatient, listCatalogsForPatient } from './listForPatient.ts'

export const handlers = {
  'GET /api/patient/catalogs': async (ctx) => ({
    data: await listCatalogsForPatient(ctx),
  }),
  'GET /api/patient/catalogs/{catalogId}': ofRecord('catalogId', getCatalogForPatient),
  'GET /api/patient/catalogs/{catalogId}/covers/{coverId}': async (ctx, { params, query }) => {
    const { catalogId, coverId } = params
    const cover = await getCoverForPatient(ctx, catalogId, { coverId, size: query.size ?? 'full' })
    return new FileReply(cover.content, cover.filename, cover.contentType, true)
  },
} satisfies Handlers<'patient'>
