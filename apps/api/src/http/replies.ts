import type { Readable } from 'node:stream'
import { cleanFileName } from '../entities/file/name.ts'

/** A window of a list, and how many rows there are in all. */
export type Found<T> = {
  rows: T[]
  total: number
  offset: number
  estimated?: boolean
  suggestion?: string | undefined
}

/** A window of a list that becomes `{data: rows}` with Content-Range. */
export class Page<T> {
  readonly rows: T[]
  readonly total: number
  readonly offset: number
  readonly estimated: boolean
  /** What was searched for instead, when nothing matched what was typed. */
  readonly suggestion: string | undefined
  constructor({ rows, total, offset, estimated = false, suggestion }: Found<T>) {
    this.rows = rows
    this.total = total
    this.offset = offset
    this.estimated = estimated
    this.suggestion = suggestion
  }
}

type Made = { content: Buffer | Readable; filename: string }

/** A file answer. `inline` only for types that cannot run script. */
export class FileReply {
  readonly content: Buffer | Readable
  readonly filename: string
  readonly contentType: string
  readonly inline: boolean
  /** The address never shows anything else: browsers keep it until the person signs out. */
  readonly immutable: boolean
  constructor(
    { content, filename, contentType }: Made & { contentType: string },
    { inline = false, immutable = false } = {},
  ) {
    this.content = content
    this.filename = filename
    this.contentType = contentType
    this.inline = inline
    this.immutable = immutable
  }
}

/** A file that the browser shows in its place. */
export const inlineReply = (file: Made & { contentType: string }, { immutable = false } = {}) =>
  new FileReply(file, { inline: true, immutable })

export const pdfReply = (made: Made, shown: { inline?: boolean } = {}) =>
  new FileReply({ ...made, contentType: 'application/pdf' }, shown)

export const csvReply = (made: Made) =>
  new FileReply({ ...made, contentType: 'text/csv; charset=utf-8' })

export const zipReply = (made: Made) => new FileReply({ ...made, contentType: 'application/zip' })

/** An open line of server-sent events. */
export class EventStream {
  readonly stream: Readable
  constructor(stream: Readable) {
    this.stream = stream
  }
}

/** Data of an answer that PostgreSQL has written as the contract has it; it is sent as it is. */
export class WrittenJson {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** An answer of JSON text. */
export const written =
  <A extends unknown[]>(read: (...given: A) => Promise<string>) =>
  async (...given: A): Promise<WrittenJson> =>
    new WrittenJson(await read(...given))

/** A page made here, whatever the success status of the operation is. Gets the nonce for its inline parts. */
export class HtmlReply {
  readonly status: number
  readonly html: (nonce: string) => string
  constructor(status: number, html: (nonce: string) => string) {
    this.status = status
    this.html = html
  }
}

/** Whether a handler's answer says how it is sent. */
export const isReply = (said: unknown): boolean =>
  [FileReply, EventStream, HtmlReply, WrittenJson].some((kind) => said instanceof kind)

/** RFC 6266: an ASCII fallback and the real name. */
export function contentDisposition(filename: string, inline: boolean): string {
  const safe = cleanFileName(filename)
  const ascii = safe.replace(/[^\x20-\x7e]/g, '_')
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${inline ? 'inline' : 'attachment'}; filename="${ascii}"; filename*=UTF-8''${encoded}`
}
