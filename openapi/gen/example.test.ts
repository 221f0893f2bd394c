import { expect, it } from 'vitest'
import type { Document, Json } from './document.ts'
import { exampleOf } from './example.ts'

const schemas: Record<string, Json> = {
  Row: {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string' },
      note: { type: ['string', 'null'] },
    },
    example: { name: 'Ana' },
  },
  Detail: {
    type: 'object',
    required: ['text'],
    allOf: [{ $ref: '#/components/schemas/Row' }],
    properties: { text: { type: 'string', example: 'Long' } },
  },
}
const document: Document = { openapi: '3.1.0', paths: {}, components: { schemas } }
const example = (name: string) => exampleOf(document, { $ref: `#/components/schemas/${name}` })

it('completes an example with what its object demands, and with nothing else', () => {
  expect(example('Row')).toEqual({ id: expect.stringMatching(/^[0-9a-f-]{36}$/), name: 'Ana' })
})

it('has the fields of all parts and those beside them', () => {
  expect(example('Detail')).toEqual({ id: expect.any(String), name: 'Ana', text: 'Long' })
})
