import type { Document, Json } from './document.ts'
import { exampleOf } from './example.ts'
import { filterSchema, parameterOf } from './schemas.ts'

const methods = ['get', 'post', 'patch', 'delete']

/** Adds to every operation the answers that any call may get, the headers of a list, and an example of its success. */
export function completeOperations(document: Document): Document {
  for (const [path, item] of Object.entries(document.paths)) {
    const tag = path.split('/')[2] ?? 'platform'
    for (const method of methods) {
      const operation = item[method]
      if (!operation) continue
      if (typeof operation.operationId !== 'string')
        throw new Error(`${method} ${path}: operationId is missing`)
      operation.tags ??= [tag]
      addSharedAnswers(path, method, operation)
      addListHeaders(document, operation)
      addExamples(document, operation)
    }
  }
  addErrorComponents(document)
  document.components.headers = listHeaders
  return document
}

/** What a page of a list says beside its rows. */
const listHeaders: Record<string, Json> = {
  ContentRange: {
    description:
      'The list, its rows and how many there are in all; where none of them came, `*` for the rows.',
    required: true,
    schema: { type: 'string' },
    example: 'patients 0-24/319',
  },
  TotalEstimated: {
    description: '`true` where the total is an estimate; left out else.',
    schema: { type: 'string', const: 'true' },
  },
  SearchSuggestion: {
    description: 'What finds something where `q` finds nothing, URL-encoded; left out else.',
    schema: { type: 'string' },
    example: 'magnesium',
  },
}

function addListHeaders(document: Document, operation: Json): void {
  const page = (operation.responses as Record<string, Json>)['200']
  if (!page || !parameterOf(document, operation, 'range')) return
  const header = (name: string) => ({ $ref: `#/components/headers/${name}` })
  const searched = (filterSchema(document, operation)?.properties as Json | undefined)?.q
  page.headers = {
    'Content-Range': header('ContentRange'),
    'X-Total-Estimated': header('TotalEstimated'),
    ...(searched ? { 'X-Search-Suggestion': header('SearchSuggestion') } : {}),
  }
}

/** Name, description and, where it is always the same, the body. */
const errorAnswers: Record<
  string,
  [name: string, description: string, code?: string, message?: string]
> = {
  '400': [
    'Malformed',
    'The path or the body cannot be read.',
    'BAD_REQUEST',
    'The request cannot be read.',
  ],
  '401': ['Unauthenticated', 'No session for this role.', 'UNAUTHENTICATED', 'Unauthenticated.'],
  '403': ['Forbidden', 'Signed in, but not allowed.'],
  '404': ['NotFound', 'No such thing, or not yours.', 'NOT_FOUND', 'Not found.'],
  '408': ['TimedOut', 'The body came too slowly.', 'REQUEST_TIMEOUT', 'The request took too long.'],
  '409': ['Conflict', 'State conflict, stale revision or a call in progress.'],
  '410': ['Gone', 'The link was used, revoked or has expired.'],
  '413': [
    'TooLarge',
    'The request is too large.',
    'REQUEST_TOO_LARGE',
    'The request is too large.',
  ],
  '415': [
    'UnsupportedType',
    'Wrong content type.',
    'UNSUPPORTED_MEDIA_TYPE',
    'The content type is not supported.',
  ],
  '419': [
    'CsrfMismatch',
    'The CSRF token is missing or wrong.',
    'CSRF_MISMATCH',
    'CSRF token mismatch.',
  ],
  '422': ['Invalid', 'Validation failed; every failing field is named.'],
  '429': ['TooManyAttempts', 'Throttled.', 'RATE_LIMITED', 'Too Many Attempts.'],
  '500': ['ServerError', 'A fault of the server.', 'SERVER_ERROR', 'Server Error'],
  '503': ['Unavailable', 'Database or storefront away, or the server is stopping.'],
}

function addErrorComponents(document: Document): void {
  document.components.responses ??= {}
  const used = JSON.stringify(document.paths)
  for (const [status, [name, description, error_code, message]] of Object.entries(errorAnswers)) {
    if (!used.includes(`#/components/responses/${name}"`)) continue
    const retry = ['409', '429', '503'].includes(status)
      ? { headers: { 'Retry-After': { schema: { type: 'integer', maximum: 86400 } } } }
      : {}
    document.components.responses[name] = {
      description,
      ...retry,
      content: {
        'application/json': {
          schema: { $ref: '#/components/schemas/Error' },
          ...(error_code ? { example: { message, error_code } } : {}),
        },
      },
    }
  }
}

function addSharedAnswers(path: string, method: string, operation: Json): void {
  const answers = operation.responses as Record<string, unknown>
  const secured = (operation.security as unknown[] | undefined)?.length
  const isWrite = method !== 'get'
  // every call refuses a query parameter that it does not know
  const wanted = ['403', '422', '429', '500', '503']
  if (secured) wanted.push('401')
  if (isWrite) wanted.push('400', '408', '409', '413', '415', '419')
  if (path.includes('{')) wanted.push('400', '404')
  for (const status of wanted)
    answers[status] ??= { $ref: `#/components/responses/${errorAnswers[status]?.[0]}` }
  for (const status of Object.keys(answers)) {
    if (answers[status] === null && errorAnswers[status])
      answers[status] = { $ref: `#/components/responses/${errorAnswers[status][0]}` }
  }
}

function addExamples(document: Document, operation: Json): void {
  for (const [status, answer] of Object.entries(operation.responses as Record<string, Json>)) {
    const media = (answer.content as Record<string, Json> | undefined)?.['application/json']
    if (!status.startsWith('2') || !media?.schema || media.example !== undefined) continue
    media.example = exampleOf(document, media.schema as Json)
  }
  const body = (operation.requestBody as Json | undefined)?.content as
    | Record<string, Json>
    | undefined
  for (const media of Object.values(body ?? {})) {
    if (media.schema && media.example === undefined)
      media.example = exampleOf(document, media.schema as Json)
  }
}
