import { getOwnApplication } from '../../../domain/doctor/application.ts'
import { updateOwnApplication } from '../../../domain/doctor/updateApplication.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'doctorGetApplication'> = async (ctx) => ({
  data: await getOwnApplication(ctx),
})

export const patch: Handler<'doctorUpdateApplication'> = async (ctx, { body }) => ({
  data: await updateOwnApplication(ctx, body),
})
