import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { bundle } from './bundle.ts'

const root = `openapi: 3.1.1
security: []
components:
  parameters:
    Range: { name: range, in: query, schema: { type: string } }
    IdempotencyKey: { name: Idempotency-Key, in: header, schema: { type: string } }
`
const schemas = `Error: { type: object }

Pill:
  properties:
    box: { $ref: Box }
Box:
  x-fields:
    sides: { items: { type: integer } }
    lid?: { type: boolean }
`
const calls = `GET /api/doctor/pills:
  operationId: doctorListPills
  summary: Pills
  x-sort: { by: [name], example: [name, ASC] }
  responses: { '200': { x-rows: Pill } }
POST /api/doctor/pills/{pillId}/file:
  operationId: doctorFilePill
  security: []
  x-idempotent: true
  x-required-filter: { properties: {} }
  requestBody: { required: false, x-form: Box }
  responses: { '200': { description: The file., x-file: application/pdf }, '404': null }
`
const files = { 'openapi.yaml': root, 'pill/schemas.yaml': schemas, 'pill/doctor.yaml': calls }

function bundled(changes: Record<string, string> = {}) {
  const dir = mkdtempSync(join(tmpdir(), 'officina-contract-'))
  for (const [file, text] of Object.entries({ ...files, ...changes })) {
    mkdirSync(dirname(join(dir, file)), { recursive: true })
    writeFileSync(join(dir, file), text)
  }
  try {
    return bundle(dir)
  } finally {
    rmSync(dir, { recursive: true })
  }
}

it('writes out what a call has in short', () => {
  const { paths, components } = bundled()
  expect(components.schemas).toEqual({
    Box: {
      type: 'object',
      additionalProperties: false,
      required: ['sides'],
      properties: {
        sides: { type: 'array', items: { type: 'integer' } },
        lid: { type: 'boolean' },
      },
    },
    Error: { type: 'object' },
    Pill: { type: 'object', properties: { box: { $ref: '#/components/schemas/Box' } } },
  })
  expect(paths['/api/doctor/pills']?.get).toEqual({
    operationId: 'doctorListPills',
    summary: 'Pills',
    security: [{ doctorSession: [] }],
    parameters: [
      {
        name: 'sort',
        in: 'query',
        content: { 'application/json': { schema: expect.objectContaining({ minItems: 2 }) } },
      },
      { $ref: '#/components/parameters/Range' },
    ],
    responses: {
      '200': {
        description: 'Pills.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['data'],
              properties: { data: { type: 'array', items: { $ref: '#/components/schemas/Pill' } } },
            },
          },
        },
      },
    },
  })
  expect(paths['/api/doctor/pills/{pillId}/file']?.post).toEqual({
    operationId: 'doctorFilePill',
    security: [],
    'x-idempotent': true,
    parameters: [
      { name: 'pillId', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
      { $ref: '#/components/parameters/IdempotencyKey' },
      expect.objectContaining({ name: 'filter', in: 'query', required: true }),
    ],
    requestBody: {
      required: false,
      content: { 'multipart/form-data': { schema: { $ref: '#/components/schemas/Box' } } },
    },
    responses: {
      '200': {
        description: 'The file.',
        content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } },
      },
      '404': null,
    },
  })
})

it.each([
  [
    'a name that nothing has',
    calls.replace('x-rows: Pill', 'x-rows: Pil'),
    'doctor.yaml:5: there is no schema or parameter Pil',
  ],
  ['what cannot be read', calls.replace('by: [name]', 'by: [name'), 'doctor.yaml:4: '],
  [
    'a schema that nothing uses',
    calls.replace('x-rows: Pill', 'x-rows: Box'),
    'schemas.yaml:3: nothing uses Pill',
  ],
])('says in which line it finds %s', (_what, text, message) => {
  expect(() => bundled({ 'pill/doctor.yaml': text })).toThrow(`openapi/pill/${message}`)
})

it('has a call of several roles for each of them', () => {
  const shared = calls
    .replaceAll('doctor', '$role')
    .replace('/file:\n', '/file:\n  x-roles: [doctor, admin]\n')
    .replace('operationId', 'x-doctor-status: any\n  operationId')
  const { paths } = bundled({ 'pill/doctor.yaml': '{}', 'pill/roles.yaml': shared })
  expect(Object.keys(paths)).toEqual([
    '/api/admin/pills',
    '/api/admin/pills/{pillId}/file',
    '/api/doctor/pills',
    '/api/doctor/pills/{pillId}/file',
    '/api/patient/pills',
  ])
  const [own, other] = [paths['/api/doctor/pills']?.get, paths['/api/patient/pills']?.get]
  expect(own).toMatchObject({ operationId: 'doctorListPills', 'x-doctor-status': 'any' })
  expect(other).toMatchObject({ security: [{ patientSession: [] }] })
  expect(other).not.toHaveProperty('x-doctor-status')
})

it('refuses a call or a schema that is there twice', () => {
  expect(() => bundled({ 'box/doctor.yaml': calls })).toThrow(
    'openapi/pill/doctor.yaml:1: another file has GET /api/doctor/pills too',
  )
  expect(() => bundled({ 'zinc/schemas.yaml': 'Box: { type: string }\n' })).toThrow(
    'openapi/zinc/schemas.yaml:1: there is another Box',
  )
})

const picking = (line: string) =>
  bundled({
    'pill/schemas.yaml': `${schemas.replace('{ $ref: Box }', '{ $ref: Row }')}Base:
  type: object
  properties: { id: { type: string }, name: { type: string }, size: { type: integer } }
Row:
  type: object
  ${line}
  properties: { name: { type: 'null' } }
`,
  }).components.schemas

it.each([
  ['x-pick: { Base: [name, id] }', { name: { type: 'null' }, id: { type: 'string' } }],
  ['x-omit: { Base: [id] }', { name: { type: 'null' }, size: { type: 'integer' } }],
])('gives a schema the properties of %s; its own win', (line, properties) => {
  const { Row, Base } = picking(line) ?? {}
  expect(Row).toEqual({ type: 'object', properties })
  expect(Object.keys(Row?.properties ?? {})).toEqual(Object.keys(properties))
  expect(Base).toBeUndefined()
})

it.each([
  ['x-pick: { Base: [ide] }', 'Row names ide, which Base lacks'],
  ['x-omit: { Base: [ide] }', 'Row names ide, which Base lacks'],
  ['x-pick: { Bose: [id] }', 'there is no schema Bose to pick from'],
  ['x-pick: { Row: [id] }', 'Row picks from Row'],
])('refuses %s', (line, message) => {
  expect(() => picking(line)).toThrow(message)
})
