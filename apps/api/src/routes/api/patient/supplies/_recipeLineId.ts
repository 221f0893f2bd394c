import { stateSupply } from '../../../../domain/day/supply.ts'
import type { Handler } from '../../../../http/handler.ts'

export const patch: Handler<'patientStateSupply'> = async (ctx, { params, body }) => ({
  data: await stateSupply(ctx, params.recipeLineId, body.units_left),
})
