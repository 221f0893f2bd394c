import { isIP } from 'node:net'
import type { Ctx } from '../../context.ts'

/** Whom passkeys are made for: the host that people type, and the origin of its pages. */
export function relyingParty({ config }: Pick<Ctx, 'config'>): { id: string; origin: string } {
  const { hostname, origin } = new URL(config.publicUrl)
  return { id: hostname, origin }
}

/** Browsers make passkeys for names only, not for addresses. */
export const isPasskeyHost = (ctx: Pick<Ctx, 'config'>): boolean =>
  isIP(relyingParty(ctx).id.replace(/^\[|\]$/g, '')) === 0
