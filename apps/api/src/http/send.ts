import { Readable } from 'node:stream'
import { memoOf } from '@officina/shared/memo'
import type { FastifyReply } from 'fastify'
import type { JsonSchema } from '../contract.ts'
import {
  contentDisposition,
  EventStream,
  FileReply,
  HtmlReply,
  Page,
  WrittenJson,
} from './replies.ts'

const json = 'application/json; charset=utf-8'

type Success = { status: number; listName: string; schema: JsonSchema | undefined }

/** An answer as the contract says: a page of rows with its range, a file, a stream, a page or JSON. */
export function send(
  reply: FastifyReply,
  { status, listName, schema }: Success,
  result: unknown,
): FastifyReply {
  if (result instanceof HtmlReply)
    return reply
      .code(result.status)
      .type('text/html; charset=utf-8')
      .send(result.html(reply.request.nonce))
  reply.code(status)
  if (result instanceof WrittenJson) return reply.type(json).send(`{"data":${result.text}}`)
  if (result instanceof EventStream)
    return sendContent(
      reply.type('text/event-stream').header('x-accel-buffering', 'no'),
      result.stream,
    )
  if (result instanceof FileReply) {
    reply
      .type(result.contentType)
      .header('content-disposition', contentDisposition(result.filename, result.inline))
      .header('x-content-type-options', 'nosniff')
    // proxies keep nothing: who may read it is asked each time
    if (result.immutable) reply.header('cache-control', 'private, max-age=31536000, immutable')
    return sendContent(reply, result.content)
  }
  if (result instanceof Page) {
    const last = result.offset + result.rows.length - 1
    const range =
      result.rows.length === 0 ? `*/${result.total}` : `${result.offset}-${last}/${result.total}`
    if (result.estimated) reply.header('x-total-estimated', 'true')
    if (result.suggestion)
      reply.header('x-search-suggestion', encodeURIComponent(result.suggestion))
    return sendJson(reply.header('content-range', `${listName} ${range}`), schema, {
      data: result.rows,
    })
  }
  return result === undefined ? reply.send() : sendJson(reply, schema, result)
}

/** HEAD asks for no content: a stream would be made for nobody, and one of events would never end. */
function sendContent(reply: FastifyReply, content: Buffer | Readable): FastifyReply {
  if (reply.request.method !== 'HEAD' || Buffer.isBuffer(content)) return reply.send(content)
  content.destroy()
  return reply.send(Readable.from([]))
}

/** How answers of a schema are written, of every app of this process. */
const writers = new WeakMap<JsonSchema, ReturnType<FastifyReply['compileSerializationSchema']>>()

/**
 * Written by the contract's schema. Its writer is compiled with the first answer of the operation: most
 * processes never meet most operations, and all writers together are 10 MB of code.
 */
function sendJson(
  reply: FastifyReply,
  schema: JsonSchema | undefined,
  result: unknown,
): FastifyReply {
  if (!schema) return reply.send(result)
  const write = writers.get(schema) ?? reply.compileSerializationSchema(asWritten(schema))
  writers.set(schema, write)
  return reply.type(json).send(write(result as Record<string, unknown>))
}

/**
 * The same schema as a writer takes it fastest: of an object or null it only has to see whether it is null, where
 * `oneOf` would have it check the whole object first.
 */
const asWritten = memoOf((schema: JsonSchema): JsonSchema => {
  const { oneOf, ...own } = schema
  const object = oneOf?.find(({ type }) => type === 'object')
  if (object && oneOf?.length === 2 && oneOf.some(({ type }) => type === 'null'))
    return { ...own, ...asWritten(object), nullable: true }
  const { properties, items } = schema
  return {
    ...schema,
    ...(items ? { items: asWritten(items) } : {}),
    ...(properties ? { properties: mapped(properties) } : {}),
  }
})

const mapped = (properties: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(properties).map(([name, each]) => [name, asWritten(each)]))
