import {
  deleteDosageDefault,
  saveDosageDefault,
} from '../../../../../domain/recipe/dosageDefault.ts'
import type { Handler } from '../../../../../http/handler.ts'

export const post: Handler<'doctorSaveDosageDefault'> = async (ctx, { params, body }) => ({
  data: await saveDosageDefault(ctx, params.productId, body),
})

export const del: Handler<'doctorDeleteDosageDefault'> = async (ctx, { params }) => {
  await deleteDosageDefault(ctx, params.productId)
  return undefined
}
