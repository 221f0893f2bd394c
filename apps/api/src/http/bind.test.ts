import { expect, it } from 'vitest'
import type { Spec, SpecOperation } from '../contract.ts'
import { bindSpec } from './bind.ts'

const operation = { operationId: 'publicPing', security: [], responses: {} }
const { security: _, ...unguarded } = operation
const handler = async () => undefined

it('refuses a call without a handler, a handler without a call, and a call without a guard', () => {
  const spec: Spec = {
    paths: {
      '/api/ping': { get: operation, post: operation },
      '/api/open': { get: unguarded as SpecOperation },
    },
    components: { schemas: {} },
  }
  const handlers = {
    'GET /api/ping': handler,
    'DELETE /api/ping': handler,
    'GET /api/open': handler,
  }
  const bind = () => bindSpec(undefined as never, spec, handlers, undefined as never)
  expect(bind).toThrow(`The contract and the handlers differ:
  POST /api/ping is in the contract but has no handler
  DELETE /api/ping has a handler but is not in the contract
  GET /api/open does not say who may call it (security)`)
})
