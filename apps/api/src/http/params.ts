import type { SpecOperation, SpecParameter } from '../contract.ts'
import { parseJson } from './json.ts'
import { cleanBody } from './strings.ts'
import { compile, type FieldErrors, noErrors, type Validator } from './validate.ts'

type Reader = { parameter: SpecParameter; isJson: boolean; check: Validator }

/** Reads and checks path and query parameters; JSON parameters (sort, range, filter) are parsed first. */
export function createParamReader(operation: SpecOperation) {
  const readers = (operation.parameters ?? []).filter((p) => p.in !== 'header').map(readerOf)
  const known = new Set(
    readers.filter((r) => r.parameter.in === 'query').map((r) => r.parameter.name),
  )
  return (rawPath: Record<string, unknown>, rawQuery: Record<string, unknown>) => {
    const params: Record<string, unknown> = {}
    const query: Record<string, unknown> = {}
    const errors = noErrors()
    for (const name of Object.keys(rawQuery)) {
      if (!known.has(name))
        errors[name] = [
          { en: `The ${name} parameter is not known.`, ja: '不明なパラメーターです。' },
        ]
    }
    for (const reader of readers) {
      const isPath = reader.parameter.in === 'path'
      const value = read(reader, (isPath ? rawPath : rawQuery)[reader.parameter.name], errors)
      if (value !== undefined) (isPath ? params : query)[reader.parameter.name] = value
    }
    return {
      params,
      query,
      errors,
      badPath: readers.some((r) => r.parameter.in === 'path' && errors[r.parameter.name]),
    }
  }
}

function readerOf(parameter: SpecParameter): Reader {
  const isJson = parameter.content !== undefined
  const schema = parameter.content?.['application/json'].schema ?? parameter.schema ?? {}
  // under its own name, by which errors call it
  const wrapped = { type: 'object', properties: { [parameter.name]: schema } }
  return { parameter, isJson, check: compile(wrapped, isJson ? 'strict' : 'coerce') }
}

function read({ parameter, isJson, check }: Reader, raw: unknown, errors: FieldErrors): unknown {
  const { name } = parameter
  if (raw === undefined) {
    if (parameter.required)
      errors[name] = [{ en: `The ${name} parameter is required.`, ja: '必須のパラメーターです。' }]
    const box: Record<string, unknown> = {}
    check(box)
    return box[name]
  }
  const bad = () => {
    errors[name] = [
      { en: `The ${name} parameter is not valid.`, ja: 'パラメーターが正しくありません。' },
    ]
    return undefined
  }
  if (typeof raw !== 'string' || raw.includes('\u0000') || !raw.isWellFormed()) return bad()
  const box: Record<string, unknown> = { [name]: raw }
  if (isJson) {
    try {
      // an escaped U+0000 passes the check of the raw text, and no database stores it
      const unfit = noErrors()
      box[name] = cleanBody(parseJson(raw), undefined, unfit)
      if (Object.keys(unfit).length > 0) return bad()
    } catch {
      return bad()
    }
  }
  const found = check(box)
  const { prefixItems, example } = parameter.content?.['application/json'].schema ?? {}
  if (prefixItems && Object.keys(found).length > 0) {
    errors[name] = [notPair(name, JSON.stringify(example))]
    return undefined
  }
  Object.assign(errors, found)
  if (Object.keys(found).length > 0) return undefined
  if (name === 'range') return readRange(box[name] as [number, number]) ?? bad()
  return box[name]
}

const notPair = (name: string, example: string) => ({
  en: `The ${name} parameter must be a pair such as ${example}.`,
  ja: `${example} のような組で指定してください。`,
})

function readRange([from, to]: [number, number]): [number, number] | undefined {
  return to < from || to - from >= 100 ? undefined : [from, to]
}
