import { createDoctor } from '../../../domain/doctor/create.ts'
import { getDoctorForAdmin } from '../../../domain/doctor/getForAdmin.ts'
import { doctorList } from '../../../domain/doctor/listForAdmin.ts'
import type { Handler } from '../../../http/handler.ts'
import { Page } from '../../../http/replies.ts'

export const get: Handler<'adminListDoctors'> = async (ctx, { query }) => {
  const { rows, total, offset, estimated } = await doctorList.page(ctx, query)
  return new Page(rows, total, offset, estimated)
}

export const post: Handler<'adminCreateDoctor'> = async (ctx, { body }) => ({
  data: await getDoctorForAdmin(ctx, await createDoctor(ctx, body)),
})
