import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { loadSpec, type Spec, type SpecMethod } from '../contract.ts'
import { knownFormats } from '../http/validate.ts'

type Answer = { method: string; path: string; status: number; contentType: string; body: string }

/** Checks answers against the contract: a status or a body the contract does not know is a fault. */
export function createAnswerCheck() {
  const spec = loadSpec()
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    formats: knownFormats,
  })
  ;(addFormats as unknown as (a: Ajv2020) => void)(ajv)
  const validators = new Map<string, ValidateFunction | undefined>()
  const faults = new Set<string>()
  return {
    see(answer: Answer): void {
      const path = answer.path.replaceAll(/:(\w+)/g, '{$1}')
      const method = (answer.method === 'HEAD' ? 'get' : answer.method.toLowerCase()) as SpecMethod
      const operation = spec.paths[path]?.[method]
      if (!operation || answer.method === 'HEAD') return
      const name = `${answer.method} ${path} ${answer.status}`
      if (!operation.responses[String(answer.status)]) {
        faults.add(`${name}: status not in the contract; ${answer.body.slice(0, 300)}`)
        return
      }
      if (!answer.contentType.includes('json')) return
      if (!validators.has(name))
        validators.set(name, compileFor(ajv, spec, path, method, answer.status))
      const check = validators.get(name)
      const body: unknown = JSON.parse(answer.body)
      if (check && !check(body)) faults.add(`${name}: ${ajv.errorsText(check.errors)}`)
      const leak = answer.status === 500 && JSON.stringify(body) !== '{"message":"Server Error"}'
      if (leak) faults.add(`${name}: a 500 with details`)
    },
    assertHonest(): void {
      if (faults.size > 0)
        throw new Error(`Answers that differ from the contract:\n  ${[...faults].join('\n  ')}`)
    },
  }
}

function compileFor(
  ajv: Ajv2020,
  spec: Spec,
  path: string,
  method: SpecMethod,
  status: number,
): ValidateFunction | undefined {
  const schema =
    spec.paths[path]?.[method]?.responses[String(status)]?.content?.['application/json']?.schema
  return schema ? ajv.compile(schema) : undefined
}
