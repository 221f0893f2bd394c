import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { JsonSchema } from '../contract.ts'
import { contentDisposition, EventStream, FileReply, HtmlReply, Page } from './replies.ts'

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
  const write = writers.get(schema) ?? reply.compileSerializationSchema(schema)
  writers.set(schema, write)
  return reply
    .type('application/json; charset=utf-8')
    .send(write(result as Record<string, unknown>))
}
