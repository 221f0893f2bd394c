import type { Ctx } from '../context.ts'

// Handlers of calls about one record; `param` is what the path calls its id.

type Path<P extends string, Id extends string> = { params: Record<P, Id> }

/** Answers what is asked of the record, or what a command that needs no body says. */
export const ofRecord =
  <P extends string, Id extends string, C extends Ctx, T>(
    param: P,
    get: (ctx: C, id: Id) => Promise<T>,
  ) =>
  (ctx: C, { params }: Path<P, Id>) =>
    get(ctx, params[param])

/** Runs a command with the body, and answers what it says. */
export const onRecord =
  <P extends string, Id extends string, C extends Ctx, Body, T>(
    param: P,
    command: (ctx: C, id: Id, body: Body) => Promise<T>,
  ) =>
  (ctx: C, { params, body }: Path<P, Id> & { body: Body }) =>
    command(ctx, params[param], body)

/** Runs one of several commands with the body, and answers the record as it is then. */
export const recordAfter =
  <P extends string, Id extends string, C extends Ctx, T>(
    param: P,
    get: (ctx: C, id: Id) => Promise<T>,
  ) =>
  <Caller extends C, Body>(command: (ctx: Caller, id: Id, body: Body) => Promise<unknown>) =>
  async (ctx: Caller, { params, body }: Path<P, Id> & { body: Body }) => {
    await command(ctx, params[param], body)
    return get(ctx, params[param])
  }

/** The same of what the signed-in person has once. */
export const ownAfter =
  <C extends Ctx, T>(get: (ctx: C) => Promise<T>) =>
  <Caller extends C, Body>(command: (ctx: Caller, body: Body) => Promise<unknown>) =>
  async (ctx: Caller, { body }: { body: Body }) => {
    await command(ctx, body)
    return get(ctx)
  }
