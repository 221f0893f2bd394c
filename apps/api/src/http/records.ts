import type { Ctx } from '../context.ts'

// Handlers of calls about one record; `param` is what the path calls its id.

type Path<P extends string, Id extends string> = { params: Record<P, Id> }

/** Answers what is asked of the record, or what a command that needs no body says. */
export const ofRecord =
  <P extends string, Id extends string, C extends Ctx, T>(
    param: P,
    get: (ctx: C, id: Id) => Promise<T>,
  ) =>
  async (ctx: C, { params }: Path<P, Id>) => ({ data: await get(ctx, params[param]) })

/** Runs a command with the body, and answers what it says. */
export const onRecord =
  <P extends string, Id extends string, C extends Ctx, Body, T>(
    param: P,
    command: (ctx: C, id: Id, body: Body) => Promise<T>,
  ) =>
  async (ctx: C, { params, body }: Path<P, Id> & { body: Body }) => ({
    data: await command(ctx, params[param], body),
  })

/** Runs one of several commands with the body, and answers the record as it is then. */
export const recordAfter =
  <P extends string, Id extends string, C extends Ctx, T>(
    param: P,
    get: (ctx: C, id: Id) => Promise<T>,
  ) =>
  <Caller extends C, Body>(command: (ctx: Caller, id: Id, body: Body) => Promise<unknown>) =>
  async (ctx: Caller, { params, body }: Path<P, Id> & { body: Body }) => {
    await command(ctx, params[param], body)
    return { data: await get(ctx, params[param]) }
  }
