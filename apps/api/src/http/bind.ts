import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify'
import type { Ctx, Ports } from '../context.ts'
import {
  dataOf,
  guardOf,
  type JsonSchema,
  methods,
  parameterOf,
  propertiesOf,
  resourceOf,
  type Spec,
  type SpecMethod,
  type SpecOperation,
} from '../contract.ts'
import { assertSteppedUp } from '../entities/account/stepUp.ts'
import { DomainError, notFound } from '../entities/errors.ts'
import { sha256InTurns } from '../ids.ts'
import { assertMayCall } from './actors.ts'
import { again } from './again.ts'
import { assertHeaderAgrees, authenticate, openContext } from './caller.ts'
import { isAllowedOrigin } from './cors.ts'
import { failure } from './failures.ts'
import { createCut } from './fieldPermissions.ts'
import type { AnyHandler } from './handler.ts'
import { once } from './idempotency.ts'
import { defaultMaxKeys, maxKeysOf } from './json.ts'
import { fromReplica, markChanged, mayLag } from './mayLag.ts'
import { readMultipart } from './multipart.ts'
import { createParamReader } from './params.ts'
import { FileReply, type Found, HtmlReply, isReply, Page, WrittenJson } from './replies.ts'
import { send } from './send.ts'
import { csrfMatches, setSessionCookies } from './session.ts'
import { createShown, namesPatients } from './shown.ts'
import { cleanBody } from './strings.ts'
import { BrowserTools } from './tools.ts'
import { compile, type FieldErrors, refuse, unknownField, type Validator } from './validate.ts'

/** Handlers by method and path, such as `GET /api/doctor/recipes/{recipeId}`. */
export type HandlerTable = Record<string, AnyHandler>

/** Turns the contract into routes. Refuses to boot when an operation has no handler or a handler no operation. */
export function bindSpec(
  app: FastifyInstance,
  spec: Spec,
  handlers: HandlerTable,
  ports: Ports,
): void {
  assertComplete(spec, handlers)
  for (const [path, operations] of Object.entries(spec.paths)) {
    for (const method of methods) {
      const operation = operations[method]
      const handler = handlers[callOf(method, path)]
      if (operation && handler) bindOperation(app, path, method, operation, handler, ports)
    }
  }
}

const callOf = (method: SpecMethod, path: string) => `${method.toUpperCase()} ${path}`

function assertComplete(spec: Spec, handlers: HandlerTable): void {
  const promised = Object.entries(spec.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method]
      return operation ? [{ call: callOf(method, path), operation }] : []
    }),
  )
  const known = new Set(promised.map(({ call }) => call))
  const missing = promised.filter(({ call }) => !handlers[call])
  const extra = Object.keys(handlers).filter((call) => !known.has(call))
  const open = promised.filter(({ operation }) => !Array.isArray(operation.security))
  const problems = [
    ...missing.map(({ call }) => `${call} is in the contract but has no handler`),
    ...extra.map((call) => `${call} has a handler but is not in the contract`),
    ...open.map(({ call }) => `${call} does not say who may call it (security)`),
  ]
  if (problems.length > 0)
    throw new Error(`The contract and the handlers differ:\n  ${problems.join('\n  ')}`)
}

/**
 * 256 KiB for every 1,000 keys that a body may have, or what its texts take where the contract allows more: up to three
 * bytes a character.
 */
function bodyLimitOf(schema: JsonSchema | undefined, maxKeys: number): number {
  const fields: JsonSchema[] = Object.values(schema?.properties ?? {})
  const lengths = fields.map(({ maxLength }) => Number(maxLength ?? 0))
  const forKeys = Math.ceil((256 * 1024 * maxKeys) / defaultMaxKeys)
  return Math.max(forKeys, 3 * lengths.reduce((sum, length) => sum + length, 0))
}

function bindOperation(
  app: FastifyInstance,
  path: string,
  method: SpecMethod,
  operation: SpecOperation,
  handler: AnyHandler,
  ports: Ports,
): void {
  const guard = guardOf(operation)
  const isWrite = method !== 'get'
  const lags = !isWrite && mayLag(operation)
  // a line that stays open, and what a page reads by itself, keep nobody from being idle
  const isLine = operation.responses['200']?.content?.['text/event-stream'] !== undefined
  const presenceOf = ({ headers }: FastifyRequest) =>
    isLine || headers['x-unattended'] !== undefined ? undefined : guard
  const asksProof = guard !== undefined && operation['x-step-up'] === true
  const provedAt = (request: FastifyRequest) => guard && request.session?.logins[guard]?.provedAt
  const readParams = createParamReader(operation)
  const bodySchema =
    operation.requestBody?.content['application/json']?.schema ??
    operation.requestBody?.content['multipart/form-data']?.schema
  // what is only tried out changes nothing
  const mayTry = 'dry_run' in propertiesOf(bodySchema)
  const checkBody = bodySchema ? compile(bodySchema) : undefined
  const maxKeys = maxKeysOf(operation)
  const status = Number(
    Object.keys(operation.responses).find((code) => code.startsWith('2') || code.startsWith('3')),
  )
  const answer = operation.responses[status]?.content?.['application/json']?.schema
  const isPaged = parameterOf(operation, 'range') !== undefined
  const hasData = dataOf(operation) !== undefined
  const cut = createCut(answer)
  const isLookedAt = cut !== undefined || namesPatients(answer)
  const inBody = (said: unknown) => {
    if (said instanceof WrittenJson && isLookedAt)
      throw new Error(`${operation.operationId}: what it answers has to be read before it is sent`)
    if (isReply(said)) return said
    if (isPaged) return new Page(said as Found<unknown>)
    return hasData ? { data: said } : said
  }
  const listName = resourceOf(path)

  const shown = createShown(operation, answer, listName)

  const cutFor = (ctx: Ctx, result: unknown): unknown => {
    if (!cut || result instanceof FileReply || result instanceof HtmlReply) return result
    if (!(result instanceof Page)) return cut(result, ctx.actor)
    const { data } = cut({ data: result.rows }, ctx.actor) as { data: unknown[] }
    return new Page({ ...result, rows: data })
  }

  app.route({
    method: method.toUpperCase() as HTTPMethods,
    url: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { maxKeys, operation: operation.operationId },
    bodyLimit: bodyLimitOf(bodySchema, maxKeys),
    // Who is asking is settled before the body is read.
    onRequest: async (request, reply) => {
      const ctx = await again(() => openContext(ports, request, presenceOf(request)))
      if (request.session?.isCookieDue) setSessionCookies(ctx, request, reply, request.session)
      assertHeaderAgrees(request, guard, path)
      if (
        isWrite &&
        !isAllowedOrigin(ctx.config, request) &&
        !csrfMatches(request.session, request.headers['x-xsrf-token'])
      )
        throw failure(419)
      if (guard) ctx.actor = await again(() => authenticate(ctx, request, guard))
      assertMayCall(ctx.actor, operation, isWrite)
      if (asksProof && !mayTry) assertSteppedUp(ctx, provedAt(request))
      if (isWrite && guard === 'admin') markChanged(ctx, reply)
      request.ctx = ctx
    },
    handler: async (request, reply) => {
      const { ctx } = request
      const { params, query, errors, badPath } = readParams(
        request.params as Record<string, unknown>,
        request.query as Record<string, unknown>,
      )
      if (badPath) throw notFound()
      const { body, files, refused } = checkBody
        ? await readBody(request, operation, checkBody, errors)
        : noBody(request, errors)
      for (const each of refused)
        for (const [key, texts] of Object.entries(each.fields ?? {}))
          errors[key] = [...(errors[key] ?? []), ...texts]
      if (handler.facts && Object.keys(errors).length > 0)
        await addRefused(errors, body, (left) =>
          handler.facts?.(ctx, { params, body: left, files }),
        )
      if (refused[0] && Object.keys(errors).length === 1 && refused.length === 1) throw refused[0]
      refuse(errors)
      if (asksProof && mayTry && !(body as { dry_run?: boolean }).dry_run)
        assertSteppedUp(ctx, provedAt(request))
      const http = new BrowserTools(ctx, request, reply, guard)
      const work = async (inner: Ctx) =>
        inBody(await handler(inner, { params, query, body, files, http }))
      const tell = async (result: unknown) => {
        const told = cutFor(ctx, result)
        await shown?.(ctx, { params, query }, told)
        return send(reply, { status, listName, schema: answer }, told)
      }
      if (!operation['x-idempotent'])
        return tell(
          await (isWrite
            ? work(ctx)
            : again(() => (lags ? fromReplica(ctx, request, work) : work(ctx)))),
        )
      const result = await once(
        ctx,
        operation.operationId,
        request.headers['idempotency-key'],
        {
          params,
          body,
          files: await Promise.all(files.map(({ content }) => sha256InTurns(ports.turns, content))),
        },
        work,
      )
      if (result.replayed) reply.header('idempotency-replayed', 'true')
      if (!handler.completed) return tell(result.body)
      const { data } = result.body as { data: unknown }
      return tell(inBody(await handler.completed(ctx, data)))
    },
  })
}

/** Refuses the fields of a body that the contract does not have. */
function noBody(request: FastifyRequest, errors: FieldErrors) {
  for (const name of Object.keys(request.body ?? {})) errors[name] ??= [unknownField(name)]
  return { body: undefined, files: [], refused: [] }
}

async function readBody(
  request: FastifyRequest,
  operation: SpecOperation,
  check: Validator,
  errors: FieldErrors,
) {
  const content = operation.requestBody?.content
  const json = content?.['application/json']?.schema
  const form = content?.['multipart/form-data']?.schema
  const isForm = request.isMultipart()
  if (isForm && !form) throw failure(415)
  const { fields, files, refused } = isForm
    ? await readMultipart(request, form ?? {})
    : { fields: request.body, files: [], refused: [] }
  if (!isForm && !json && request.body !== undefined) throw failure(415)
  const schema = isForm ? form : (json ?? form)
  const raw =
    fields === undefined || fields === null
      ? operation.requestBody?.required === false
        ? undefined
        : {}
      : fields
  if (raw === undefined) return { body: undefined, files, refused }
  const body = cleanBody(raw, schema, errors, request.method === 'PATCH')
  for (const [key, texts] of Object.entries(check(body))) errors[key] ??= texts
  return { body, files, refused }
}

/** Adds what `ask` refuses of the fields in which nothing is wrong yet. */
async function addRefused(
  errors: FieldErrors,
  body: unknown,
  ask: (left: object) => Promise<void> | undefined,
): Promise<void> {
  const wrong = new Set(Object.keys(errors).map((key) => key.split('.')[0]))
  const left = Object.entries(body ?? {}).filter(([key]) => !wrong.has(key))
  try {
    await ask(Object.fromEntries(left))
  } catch (error) {
    if (!(error instanceof DomainError) || !error.fields) throw error
    for (const [key, texts] of Object.entries(error.fields)) errors[key] ??= texts
  }
}
