import { getDoctorForAdmin } from '../../../../../domain/doctor/getForAdmin.ts'
import { changeDoctorEmail } from '../../../../../domain/doctor/remindForAdmin.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'adminChangeDoctorEmail'> = async (ctx, { params, body }) => {
  await changeDoctorEmail(ctx, params.doctorId, body)
  return { data: await getDoctorForAdmin(ctx, params.doctorId) }
}
