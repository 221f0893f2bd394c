import type { FastifyRequest } from 'fastify'
import { fileTypeFromBuffer } from 'file-type'
import type { JsonSchema } from '../contract.ts'
import { invalid } from '../domain/errors.ts'
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

const looksLikeText = (content: Buffer) =>
  !content.subarray(0, 4_096).includes(0) &&
  !content.subarray(0, 200).toString('latin1').trimStart().startsWith('<')

/** Only for showing again; storage keys are made by the server. */
const cleanName = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[\u0000-\u001f\u007f/\\]/g, '_')
    .slice(-120) || 'file'
