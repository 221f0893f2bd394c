import { getPatientTop } from '../../../domain/patient/top.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'patientGetTop'> = async (ctx) => ({ data: await getPatientTop(ctx) })
