import type { MultipartValue } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { JsonSchema } from '../contract.ts'
import { DomainError, invalid } from '../entities/errors.ts'
import { cleanFileName } from '../entities/file/name.ts'
import { unreadablePicture } from '../entities/file/picture.ts'
import { checkPixels } from '../entities/file/pixels.ts'
import { scanFile } from '../files/scan.ts'
import { failure } from './failures.ts'
import type { Upload } from './handler.ts'
import { parseJson } from './json.ts'

/** Types that may be stored, decided by the first bytes and never by name or header. */
const table = 'application/octet-stream'
const accepted = new Set(['image/jpeg', 'image/png', 'application/pdf', 'image/tiff', 'text/csv'])

/**
 * Reads a multipart call: text fields (those the schema types as number, boolean, object or array are
 * JSON inside) and files, whose names go into `fields` as well so that the schema can require them.
 */
export async function readMultipart(
  request: FastifyRequest,
  schema: JsonSchema,
): Promise<{ fields: Record<string, unknown>; files: Upload[]; refused: DomainError[] }> {
  // a field may be called like what objects inherit
  const fields: Record<string, unknown> = Object.create(null)
  const files: Upload[] = []
  const refused: DomainError[] = []
  for await (const part of partsOf(request)) {
    const name = part.fieldname.replace(/\[\]$/, '')
    if (part.type === 'field') {
      fields[name] = readField(part, schema.properties?.[name])
      continue
    }
    const content = await part.toBuffer().catch(refuseUnreadable)
    let filename = cleanFileName(part.filename)
    try {
      // what reads a table decides by its bytes, and says of any other file what is wrong with it
      const isTable = schema.properties?.[name]?.items?.['x-content'] === 'table'
      const contentType = isTable ? table : await sniff(content, name, filename)
      assertSize(content, contentType, name, filename)
      // where a text is not taken in, it is refused under the name that it was sent with
      const isText = isTable || contentType === 'text/csv'
      filename = cleanFileName(part.filename, isText ? undefined : contentType)
      const upload = { field: name, filename, contentType, content }
      await assertHarmless(request, upload)
      files.push(upload)
    } catch (error) {
      // the other fields are read anyway: a form gets all errors at once
      if (!(error instanceof DomainError) || !error.fields) throw error
      refused.push(error)
    }
    const isList = schema.properties?.[name]?.type === 'array'
    fields[name] = isList ? [...((fields[name] as string[] | undefined) ?? []), filename] : filename
  }
  return { fields, files, refused }
}

async function* partsOf(request: FastifyRequest) {
  try {
    yield* request.parts()
  } catch (error) {
    refuseUnreadable(error)
  }
}

/** What the reader of the form cannot make out has no status of its own. */
function refuseUnreadable(error: unknown): never {
  if ((error as { statusCode?: number }).statusCode) throw error
  throw failure(400, 'MALFORMED_BODY', {
    en: 'The upload was interrupted. Try again.',
    ja: 'アップロードが途中で中断されました。もう一度お試しください。',
  })
}

function readField(part: MultipartValue, schema: JsonSchema | undefined): unknown {
  if (part.valueTruncated || part.fieldnameTruncated) throw failure(413)
  // a part that says it is JSON has been parsed already, without bounds
  if (typeof part.value !== 'string') throw failure(415)
  const types = [schema?.type].flat()
  if (types.includes('string') && !types.includes('object')) return part.value
  try {
    return parseJson(part.value)
  } catch (error) {
    // what is no JSON is a text, and refused at its field
    if (error instanceof DomainError) throw error
    return part.value
  }
}

function assertSize(content: Buffer, contentType: string, field: string, name: string): void {
  const found = checkPixels(contentType, content)
  if (found === 'too_large')
    throw invalid(field, 'PICTURE_TOO_LARGE', {
      en: `${name} has more than 50 megapixels. Make it smaller and try again.`,
      ja: `${name}は5,000万画素を超えています。縮小してからもう一度お試しください。`,
    })
  if (found === 'unreadable') throw unreadablePicture(field, name)
}

async function sniff(content: Buffer, field: string, name: string): Promise<string> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found =
    (await fileTypeFromBuffer(content))?.mime ?? (looksLikeText(content) ? 'text/csv' : undefined)
  if (found && accepted.has(found)) return found
  throw invalid(field, 'FILE_TYPE', {
    en: `${name} is damaged or of a type that is not accepted here. Choose another file.`,
    ja: `${name}は破損しているか、ここでは受け付けていない形式です。別のファイルを選んでください。`,
  })
}

/** Where a scanner is set: refuses what it finds something in, and everything while it does not answer. */
async function assertHarmless(request: FastifyRequest, upload: Upload): Promise<void> {
  const { config, log } = request.ctx
  if (!config.fileScanCommand) return
  const found = await scanFile(config.fileScanCommand, upload.content).catch((error: Error) => {
    log.error({ err: error }, 'the file scanner does not answer')
    throw new DomainError('unavailable', 'SCANNER_AWAY', {
      en: 'Files cannot be checked right now. Nothing was uploaded. Try again in a few minutes.',
      ja: '現在ファイルを検査できないため、送信していません。数分後にもう一度お試しください。',
    })
  })
  if (found === 'infected')
    throw invalid(upload.field, 'FILE_INFECTED', {
      en: `${upload.filename} contains malware and was not uploaded. Choose another file.`,
      ja: `${upload.filename}から有害な内容が検出されたため、受け付けませんでした。別のファイルを選んでください。`,
    })
}

const looksLikeText = (content: Buffer) =>
  !content.subarray(0, 4_096).includes(0) &&
  !content.subarray(0, 200).toString('latin1').trimStart().startsWith('<')
