import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { loadSpec, type Spec, type SpecMethod } from '../contract.ts'
import { knownFormats } from '../http/validate.ts'

export type SeenAnswer = {
  method: string
  path: string
  status: number
  contentType: string
  body: string
}

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: knownFormats,
  // most are asked a few times: making their code shorter takes longer than running it
  code: { optimize: false },
})
;(addFormats as unknown as (a: Ajv2020) => void)(ajv)

/** Checks answers against the contract: a status or a body the contract does not know is a fault. */
export function createAnswerCheck() {
  const spec = loadSpec()
  const validators = new Map<string, ValidateFunction | undefined>()
  const faults = new Set<string>()
  return {
    see(answer: SeenAnswer): void {
      const path = answer.path.replaceAll(/:(\w+)/g, '{$1}')
      const method = (answer.method === 'HEAD' ? 'get' : answer.method.toLowerCase()) as SpecMethod
      const operation = spec.paths[path]?.[method]
      const mayBePage = operation?.responses[String(answer.status)]?.content?.['text/html']
      const isPage = mayBePage && answer.contentType.startsWith('text/html')
      if (
        answer.status >= 400 &&
        /^\/(api|sanctum)\//.test(path) &&
        answer.method !== 'HEAD' &&
        !isPage
      )
        for (const fault of faultsOfFailure(answer))
          faults.add(`${answer.method} ${path} ${answer.status}: ${fault}`)
      if (!operation || answer.method === 'HEAD') return
      const name = `${answer.method} ${path} ${answer.status}`
      if (!operation.responses[String(answer.status)]) {
        faults.add(`${name}: status not in the contract; ${answer.body.slice(0, 300)}`)
        return
      }
      if (!answer.contentType.includes('json')) return
      if (!validators.has(name)) validators.set(name, compileFor(spec, path, method, answer.status))
      const check = validators.get(name)
      const body: unknown = JSON.parse(answer.body)
      if (check && !check(body)) faults.add(`${name}: ${ajv.errorsText(check.errors)}`)
    },
    assertHonest(): void {
      if (faults.size > 0)
        throw new Error(`Answers that differ from the contract:\n  ${[...faults].join('\n  ')}`)
    },
  }
}

/** What every failure has, also one of no operation: a path nobody knows, a method, a body that cannot be read. */
function faultsOfFailure({ status, contentType, body }: SeenAnswer): string[] {
  if (!contentType.startsWith('application/json')) return [`a failure as ${contentType}`]
  const { message, error_code: code, ...more } = JSON.parse(body) as Record<string, unknown>
  const isBare = status < 403 || [404, 405, 408, 413, 415, 416, 419, 429, 500].includes(status)
  return [
    ...(typeof message === 'string' && message !== '' ? [] : ['no message']),
    ...(typeof code === 'string' && /^[A-Z][A-Z_]+$/.test(code) ? [] : [`error_code ${code}`]),
    ...(`${code}`.startsWith('FST_') ? ['a code of the framework'] : []),
    ...(isBare && Object.keys(more).length > 0 ? [`also ${Object.keys(more)}`] : []),
  ]
}

function compileFor(
  spec: Spec,
  path: string,
  method: SpecMethod,
  status: number,
): ValidateFunction | undefined {
  const schema =
    spec.paths[path]?.[method]?.responses[String(status)]?.content?.['application/json']?.schema
  return schema ? ajv.compile(schema) : undefined
}
