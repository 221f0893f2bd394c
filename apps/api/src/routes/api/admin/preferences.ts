import { getPreferences, savePreferences } from '../../../domain/admin/preferences.ts'
import type { Handler } from '../../../http/handler.ts'

export const get: Handler<'adminGetPreferences'> = async (ctx) => ({
  data: await getPreferences(ctx),
})

export const patch: Handler<'adminSavePreferences'> = async (ctx, { body }) => ({
  data: await savePreferences(ctx, body.values),
})
