import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { JsonSchema } from '../contract.ts'
import { DomainError, invalid } from '../domain/errors.ts'
import { scanFile } from '../files/scan.ts'
import type { Upload } from './handler.ts'

/** Types that may be stored, decided by the first bytes and never by name or header. */
const accepted = new Set(['image/jpeg', 'image/png', 'application/pdf', 'image/tiff', 'text/csv'])

/**
 * Reads a multipart call: text fields (those the schema types as number, boolean, object or array are
 * JSON inside) and files, whose names go into `fields` as well so that the schema can require them.
 */
export async function readMultipart(
  request: FastifyRequest,
  schema: JsonSchema,
): Promise<{ fields: Record<string, unknown>; files: Upload[] }> {
  const fields: Record<string, unknown> = {}
  const files: Upload[] = []
  for await (const part of request.parts()) {
    const name = part.fieldname.replace(/\[\]$/, '')
    if (part.type === 'field') {
      fields[name] = parseField(String(part.value), schema.properties?.[name])
      continue
    }
    const content = await part.toBuffer()
    const upload = {
      field: name,
      filename: cleanName(part.filename),
      contentType: await sniff(content, name),
      content,
    }
    await assertHarmless(request, upload)
    files.push(upload)
    const isList = schema.properties?.[name]?.type === 'array'
    fields[name] = isList
      ? [...((fields[name] as string[] | undefined) ?? []), upload.filename]
      : upload.filename
  }
  return { fields, files }
}

function parseField(text: string, schema: JsonSchema | undefined): unknown {
  const types = [schema?.type].flat()
  if (types.includes('string') && !types.includes('object')) return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function sniff(content: Buffer, field: string): Promise<string> {
  const found =
    (await fileTypeFromBuffer(content))?.mime ?? (looksLikeText(content) ? 'text/csv' : undefined)
  if (found && accepted.has(found)) return found
  throw invalid(field, 'FILE_TYPE', {
    en: 'Only JPG, PNG, PDF and TIFF files can be uploaded.',
    ja: 'JPG、PNG、PDF、TIFF のファイルを選んでください。',
  })
}

/** Where a scanner is set: refuses what it finds something in, and everything while it does not answer. */
async function assertHarmless(request: FastifyRequest, upload: Upload): Promise<void> {
  const { config, log } = request.ctx
  if (!config.fileScanCommand) return
  const found = await scanFile(config.fileScanCommand, upload.content).catch((error: Error) => {
    log.error({ err: error }, 'the file scanner does not answer')
    throw new DomainError('unavailable', 'SCANNER_AWAY', {
      en: 'Files cannot be checked right now. Nothing was sent; try again in a few minutes.',
      ja: '現在ファイルを検査できないため、送信していません。数分後にもう一度お試しください。',
    })
  })
  if (found === 'infected')
    throw invalid(upload.field, 'FILE_INFECTED', {
      en: 'This file was found to be harmful and was not taken. Choose another one.',
      ja: 'このファイルから有害な内容が検出されたため、受け付けませんでした。別のファイルを選んでください。',
    })
}

const looksLikeText = (content: Buffer) =>
  !content.subarray(0, 4_096).includes(0) &&
  !content.subarray(0, 200).toString('latin1').trimStart().startsWith('<')

/** Only for showing again; storage keys are made by the server. */
const cleanName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f/\\]/g, '_')
    .slice(-120) || 'file'
