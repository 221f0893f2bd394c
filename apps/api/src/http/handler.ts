import type { calls, operations } from '@officina/openapi/schema'
import type { Ctx, CtxOf, Guard } from '../context.ts'
import type { LinkKind } from './away.ts'
import type { EventStream, FileReply, Found, HtmlReply, WrittenJson } from './replies.ts'
import type { Session } from './session.ts'

type Json<T> = T extends { content: { 'application/json': infer B } } ? B : never
type Success<R> = R extends { 200: infer A }
  ? Json<A>
  : R extends { 201: infer A }
    ? Json<A>
    : never
type Body<O> = O extends { requestBody?: infer B }
  ? NonNullable<B> extends { content: infer C }
    ? C[keyof C]
    : undefined
  : undefined
type Params<O, K extends 'path' | 'query'> = O extends { parameters: infer P }
  ? K extends keyof P
    ? NonNullable<P[K]>
    : Record<string, never>
  : Record<string, never>
type Rows<O> = O extends { responses: infer R }
  ? Success<R> extends { data: (infer T)[] }
    ? T
    : never
  : never

/** A file of a multipart call, already bounded in size; its type is decided by magic bytes. */
export type Upload = { field: string; filename: string; contentType: string; content: Buffer }

/** What a handler is given besides `ctx`. Everything has passed the contract's validation. */
export type Request<Op extends keyof operations> = {
  params: Params<operations[Op], 'path'>
  query: Params<operations[Op], 'query'>
  body: Body<operations[Op]>
  files: Upload[]
  http: HttpTools
}

/** For the few routes that touch the browser session. */
export type HttpTools = {
  session: Session | undefined
  setSession(session: Session): void
  /** The cookie by which a browser is known to accounts (`device.ts`), and how it becomes known to one more. */
  device: string | undefined
  rememberDevice(accountId: string): void
  /** The cookie of a browser that need not show a second factor, and how it becomes one. */
  trusted: string | undefined
  setTrusted(token: string): void
  /** The link of a mail by which somebody has left for the card provider's page (`away.ts`). */
  link: string | undefined
  keepLink(kind: LinkKind, token: string): void
  clearSiteData(): void
  guard: Guard | undefined
  /** Somebody or something that follows a link (a browser, a mail scanner, a HEAD), not a call of the apps. */
  wantsPage: boolean
}

/**
 * What a call does. Answers what the operation's success status has as `data` (its whole body where that has none),
 * the rows it has found where it takes a `range`, a `FileReply`, an `HtmlReply`, `WrittenJson`, or nothing where the
 * contract has a 204. Operation ids that begin with a role get that role's actor; those of signed-out calls begin with
 * `auth`, shared ones with `public`.
 */
export type Handler<Op extends keyof operations> = (
  ctx: CtxOf<Op>,
  request: Request<Op>,
) => Promise<Answer<operations[Op]>> | Nothing<operations[Op]['responses']>

type Data<Body> = Body extends { data: infer D } ? D : Body

type Answer<O extends { responses: unknown }> =
  | Data<Success<O['responses']>>
  | Found<Rows<O>>
  | EventStream
  | FileReply
  | HtmlReply
  | WrittenJson

type Nothing<R> = R extends { 204: unknown } ? Promise<void> : never

/** The handlers of one entity for one role: a table by method and path; `public` are calls of no role. */
export type Handlers<Role extends Guard | 'public'> = {
  [Call in CallsOf<Role>]?: Handler<calls[Call]>
}

type CallsOf<Role extends Guard | 'public'> = Role extends Guard
  ? Extract<keyof calls, `${string} /api/${Role}/${string}`>
  : Exclude<keyof calls, `${string} /api/${Guard}/${string}`>

export type AnyHandler = ((
  ctx: Ctx,
  request: { params: unknown; query: unknown; body: unknown; files: Upload[]; http: HttpTools },
) => Promise<unknown>) & {
  facts?: (ctx: Ctx, request: { params: unknown; body: unknown; files: Upload[] }) => Promise<void>
  completed?: (ctx: Ctx, answer: unknown) => Promise<unknown>
}

/**
 * A handler whose rules beyond the contract are asked also when the contract has refused some fields, so that
 * a form hears of all of them at once. `facts` throws what it refuses, and gets the fields that are left.
 */
export const withFacts = <Op extends keyof operations>(
  facts: (
    ctx: CtxOf<Op>,
    request: {
      params: Params<operations[Op], 'path'>
      body: Partial<Body<operations[Op]>>
      files: Upload[]
    },
  ) => Promise<void>,
  handler: Handler<Op>,
): Handler<Op> => Object.assign(handler, { facts })

/**
 * A handler of an idempotent call whose answer is completed after the commit, also when it is repeated: by what
 * another service has to be asked for, which no transaction may wait for.
 */
export const completedAfter = <Op extends keyof operations>(
  completed: (
    ctx: CtxOf<Op>,
    answer: Data<Success<operations[Op]['responses']>>,
  ) => Promise<Data<Success<operations[Op]['responses']>>>,
  handler: Handler<Op>,
): Handler<Op> => Object.assign(handler, { completed })
