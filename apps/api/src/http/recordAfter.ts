import type { Ctx } from '../context.ts'

/**
 * Handlers of commands on one record, `param` of their path: each runs its command with the record's id and the body,
 * and answers the record as it is then.
 */
export const recordAfter =
  <P extends string, Id extends string, C extends Ctx, T>(
    param: P,
    get: (ctx: C, id: Id) => Promise<T>,
  ) =>
  <Caller extends C, Body>(command: (ctx: Caller, id: Id, body: Body) => Promise<unknown>) =>
  async (ctx: Caller, { params, body }: { params: Record<P, Id>; body: Body }) => {
    await command(ctx, params[param], body)
    return { data: await get(ctx, params[param]) }
  }
