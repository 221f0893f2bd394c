import type { Guard } from '../context.ts'
import {
  guardOf,
  type JsonSchema,
  loadSpec,
  methods,
  type SpecMethod,
  type SpecOperation,
} from '../contract.ts'
import { png } from './uploads.ts'

export type Operation = {
  name: string
  path: string
  method: SpecMethod
  operation: SpecOperation
  guard: Guard | undefined
  /** Body of the contract's example; a form for calls that take files. */
  example: unknown
}
type Media = { example?: object; schema?: JsonSchema }

/** Every operation of the contract: a new one is tested by being there. */
export const operations: Operation[] = Object.entries(loadSpec().paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method]
    if (!operation) return []
    const body = operation.requestBody?.content
    const form = body?.['multipart/form-data'] as Media | undefined
    return [
      {
        name: `${method.toUpperCase()} ${path}`,
        path,
        method,
        operation,
        guard: guardOf(operation),
        example: form ? formFor(form) : (body?.['application/json'] as Media | undefined)?.example,
      },
    ]
  }),
)

/** An example as a form sends it, with one picture for its files. */
function formFor({ example = {}, schema }: Media): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(example))
    if (schema?.properties?.[name]?.items?.format === 'binary')
      form.append(name, new Blob([new Uint8Array(png)]), 'a.png')
    else form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
  return form
}
