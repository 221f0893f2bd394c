import { listDocuments } from '../../../../../domain/doctor/documentsForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const get: Handler<'adminListDoctorDocuments'> = async (ctx, { params }) => ({
  data: await listDocuments(ctx, params.doctorId),
})
