import { describe, expect, it } from 'vitest'
import type { Guard } from '../context.ts'
import { bodyOf, dataOf, type JsonSchema, operationOf, propertiesOf } from '../contract.ts'
import { beyond } from '../testing/arbitraries.ts'
import type { Browser } from '../testing/browser.ts'
import { isDeep } from '../testing/deep.ts'
import { asAdmin, asDoctor, asPatient } from '../testing/fixtures.ts'
import { startTestApp, useClinic } from '../testing/harness.ts'
import { type Operation, operations } from '../testing/operations.ts'

/** What must hold for every operation, made from the contract itself: a new operation is tested by being there. */
const cases = operations
const guards = ['admin', 'doctor', 'patient'] as const
const missingId = '0193a5b2-0000-7000-8000-00000000dead'

const people = {} as Record<Guard, Browser>
const t = await useClinic()
const doctor = await asDoctor(t)
people.doctor = doctor.browser
people.patient = (await asPatient(t, doctor)).browser
people.admin = (await asAdmin(t)).browser
const visitor = t.browser()
await visitor.get('/sanctum/csrf-cookie')

/** All of them in the long form, else one, another for each call of the contract. */
const someOf = <T>(c: Operation, all: readonly T[]): readonly T[] =>
  isDeep ? all : all.slice(cases.indexOf(c) % all.length).slice(0, 1)

const urlOf = (path: string) =>
  path.replace('{document}', 'privacy-policy').replaceAll(/\{\w+\}/g, missingId)

/** What a read cannot do without in its query; a filter is JSON. */
const neededOf = ({ operation: { parameters = [] } }: Operation) => {
  const needed = parameters.filter((each) => each.in === 'query' && each.required && each.schema)
  return needed.length > 0 ? `?${needed.map(({ name }) => `${name}=${missingId}`).join('&')}` : ''
}
const call = (browser: Browser, c: Operation, body: unknown = c.example, options = {}) =>
  browser.call(
    c.method.toUpperCase(),
    urlOf(c.path) + neededOf(c),
    c.method === 'get' ? undefined : body,
    options,
  )

describe('the contract', () => {
  it('has an operationId that begins with the role it needs, a summary and an example of every answer', () => {
    for (const { name, guard, operation } of cases) {
      if (guard) expect(operation.operationId.startsWith(guard), name).toBe(true)
      else expect(operation.operationId, name).toMatch(/^(auth|public)[A-Z]/)
      for (const [status, answer] of Object.entries(operation.responses)) {
        const media = answer.content?.['application/json'] as { example?: unknown } | undefined
        if (media && status.startsWith('2'))
          expect(media.example, `${name} ${status}`).toBeDefined()
      }
    }
  })

  it('asks administrators who they are before they export patients or money', () => {
    const tells = ({ operation: { 'x-list': list } }: Operation) =>
      !list ||
      Object.values(propertiesOf(dataOf(operationOf(list).operation)?.items)).some(
        (field) => field['x-patient'] || field.format === 'money',
      )
    const silent = cases.filter(
      (c) =>
        c.guard === 'admin' &&
        /\/(export|csv)$/.test(c.path) &&
        !c.operation['x-step-up'] &&
        tells(c),
    )
    // prices that every patient sees
    expect(silent.map(({ path }) => path)).toEqual(['/api/admin/products/export'])
  })
})

describe.each(cases.filter((c) => c.guard))('$name', (c) => {
  it('answers 401 to a visitor and to the other roles', async () => {
    for (const browser of [
      visitor,
      ...guards.filter((guard) => guard !== c.guard).map((guard) => people[guard]),
    ]) {
      const answer = await call(browser, c)
      expect([answer.status, answer.text]).toEqual([
        401,
        '{"message":"Unauthenticated.","error_code":"UNAUTHENTICATED"}',
      ])
    }
  })

  it('refuses a guard header of another role', async () => {
    const other = guards.find((guard) => guard !== c.guard)
    const answer = await call(people[c.guard as Guard], c, c.example, {
      headers: { 'x-auth-guard': other },
    })
    expect(answer.status).toBe(403)
  })
})

const unsafe = cases.filter((c) => c.method !== 'get')
describe.each(unsafe)('$name without its token', (c) => {
  it('answers 419 whatever the token looks like', async () => {
    const browser = c.guard ? people[c.guard] : visitor
    const stranger = await t.browser().get('/sanctum/csrf-cookie')
    const foreign = decodeURIComponent(
      String(
        [stranger.headers['set-cookie']]
          .flat()
          .find((cookie) => String(cookie).startsWith('XSRF-TOKEN')),
      ).split(/[=;]/)[1] ?? '',
    )
    const tokens = [undefined, '', 'x', foreign, `${foreign}%3D`, 'a'.repeat(4_000)]
    for (const token of someOf(c, tokens)) {
      const answer = await call(browser, c, c.example, {
        csrf: false,
        headers: { 'x-xsrf-token': token },
      })
      expect([answer.status, answer.text]).toEqual([
        419,
        '{"message":"CSRF token mismatch.","error_code":"CSRF_MISMATCH"}',
      ])
    }
  })
})

const withIds = cases.filter((c) => c.guard && /\{\w*[iI]d\}/.test(c.path))
describe.each(withIds)('$name of nothing', (c) => {
  it('answers 404 with the same bytes for an unknown id and a malformed one', async () => {
    const unknown = await call(people[c.guard as Guard], c)
    expect([unknown.status, unknown.text]).toEqual([
      404,
      '{"message":"Not found.","error_code":"NOT_FOUND"}',
    ])
    for (const bad of someOf(c, ['not-a-uuid', '%00', '..%2f..', "1'%20or%201=1"])) {
      const answer = await people[c.guard as Guard].call(
        c.method.toUpperCase(),
        c.path.replaceAll(/\{\w+\}/g, bad),
        c.method === 'get' ? undefined : c.example,
      )
      expect([answer.status, answer.text]).toEqual([
        404,
        '{"message":"Not found.","error_code":"NOT_FOUND"}',
      ])
    }
  })
})

/** What each field of a body does not take; of required texts also that nothing was typed. */
function refusedBy(c: Operation) {
  const { properties = {}, required = [] } = bodyOf(c.operation) ?? {}
  const example = (c.example ?? {}) as Record<string, unknown>
  const fields = Object.entries(properties)
  const isText = ({ type, minLength }: JsonSchema) => type === 'string' && minLength !== undefined
  return {
    odd: fields.map(([field, property]) =>
      beyond(property, example[field], field).map((each) => ({ ...each, field })),
    ),
    empty: fields.flatMap(([field, property]) =>
      required.includes(field) && isText(property) ? [{ field, key: field, value: '' }] : [],
    ),
  }
}

const withBody = cases.filter((c) => c.operation.requestBody?.content['application/json'])
it('has plenty of values to refuse', () => {
  const all = withBody.map(refusedBy)
  expect(all.flatMap((each) => each.odd.flat()).length).toBeGreaterThan(1_500)
  expect(all.flatMap((each) => each.empty).length).toBeGreaterThan(150)
})

describe.each(withBody)('$name with a bad body', (c) => {
  const schema = c.operation.requestBody?.content['application/json']?.schema as JsonSchema
  const browser = () => (c.guard ? people[c.guard] : visitor)

  it('names every wrong field at its key with 422', async () => {
    for (const [field, property] of Object.entries(schema.properties ?? {})) {
      const answer = await call(browser(), c, {
        ...(c.example as object),
        [field]: wrongFor(property),
      })
      expect(answer.status, `${field}: ${answer.text}`).toBe(422)
      expect(
        Object.keys(answer.body.errors).some((key) => key === field || key.startsWith(`${field}.`)),
        `${field}: ${answer.text}`,
      ).toBe(true)
    }
  })

  it('names every field that goes beyond what the contract allows', async () => {
    const { odd, empty } = refusedBy(c)
    const most = Math.max(...odd.map((values) => values.length))
    const sets = Array.from({ length: most }, (_, nth) =>
      odd.flatMap((values) => values.slice(nth, nth + 1)),
    )
    for (const wrong of [...sets, ...(empty.length > 0 ? [empty] : [])]) {
      const values = wrong.map(({ field, value }) => [field, value])
      const body = { ...(c.example as object), ...Object.fromEntries(values) }
      const answer = await call(browser(), c, body)
      expect(answer.status, answer.text).toBe(422)
      const keys = wrong.map(({ key }) => key)
      expect(Object.keys(answer.body.errors)).toEqual(expect.arrayContaining(keys))
    }
  })

  it('names every missing field', async () => {
    const required = schema.required ?? []
    if (required.length === 0) return
    const answer = await call(browser(), c, {})
    expect(answer.faults).toEqual([422, expect.arrayContaining(required)])
    const more = required.length - 1
    if (Object.values(answer.body.errors).flat().length > 1)
      expect(answer.body.message).toMatch(/ \(and \d+ more errors?\)$/)
    else expect(more).toBe(0)
  })

  it('refuses fields it does not know, text/plain and broken JSON', async () => {
    const unknown = await call(browser(), c, {
      ...(c.example as object),
      is_admin: true,
      id: missingId,
      status: 'approved',
      __proto__x: 1,
    })
    expect(unknown.status).toBe(422)
    expect(unknown.body.errors.is_admin).toBeDefined()
    const plain = await call(browser(), c, c.example, {
      headers: { 'content-type': 'text/plain' },
    })
    expect(plain.status).toBe(415)
  })

  it('refuses U+0000 and lone surrogates', async () => {
    const texts = Object.entries(schema.properties ?? {}).filter(
      ([, property]) =>
        [property.type].flat().includes('string') &&
        !property.enum &&
        !property.format &&
        !property.pattern,
    )
    for (const [field] of texts) {
      for (const bad of someOf(c, ['a\u0000b', 'a\ud800b'])) {
        const answer = await call(browser(), c, { ...(c.example as object), [field]: bad })
        expect(answer.status, field).toBe(422)
        expect(answer.body.errors[field], field).toBeDefined()
      }
    }
  })
})

const lists = cases.filter(
  (c) => c.method === 'get' && c.operation.parameters?.some((p) => p.name === 'range'),
)
describe.each(lists)('$name as a list', (c) => {
  const get = (params: Record<string, unknown>) =>
    people[c.guard as Guard].list(urlOf(c.path), params)

  it('refuses unknown sort fields and filters, reversed and too wide ranges, and text that is no JSON', async () => {
    const bad: [string, unknown][] = [
      ['sort', ['password', 'ASC']],
      ['sort', ['id', 'SIDEWAYS']],
      ['filter', { password_hash: 'x' }],
      ['filter', { q: 'a\u0000b' }],
      ['range', [24, 0]],
      ['range', [0, 100]],
      ['range', [-1, 5]],
      ['range', ['0', '9']],
    ]
    for (const [name, value] of bad) {
      if (!c.operation.parameters?.some((p) => p.name === name)) continue
      const answer = await get({ [name]: value })
      expect(
        [answer.status, Object.keys(answer.body.errors ?? {})[0]?.split('.')[0]],
        `${name}=${JSON.stringify(value)}`,
      ).toEqual([422, name])
      if (Array.isArray(value)) expect(answer.body.message).toMatch(/^The \w+ parameter /)
    }
    expect((await people[c.guard as Guard].get(`${urlOf(c.path)}?range=nonsense`)).status).toBe(422)
  })

  it('names each filter whose value is wrong', async () => {
    const filter = c.operation.parameters?.find((p) => p.name === 'filter')
    const schema = filter?.content?.['application/json'].schema as JsonSchema | undefined
    for (const [field, property] of Object.entries(schema?.properties ?? {}))
      for (const value of wrongFiltersOf(property)) {
        const answer = await get({ filter: { [field]: value } })
        const [key] = Object.keys(answer.body.errors ?? {})
        expect([answer.status, key?.split('.').slice(0, 2).join('.')], `${value}`).toEqual([
          422,
          `filter.${field}`,
        ])
      }
  })

  it('answers each sort field both ways with a Content-Range', async () => {
    if (c.path.includes('{')) return
    const fields =
      (
        c.operation.parameters?.find((p) => p.name === 'sort')?.content?.['application/json']
          .schema as { prefixItems?: { enum: string[] }[] } | undefined
      )?.prefixItems?.[0]?.enum ?? []
    for (const field of fields) {
      for (const direction of someOf(c, ['ASC', 'DESC'])) {
        const answer = await get({ sort: [field, direction], range: [0, 9] })
        expect(answer.status, `${field} ${direction}: ${answer.text.slice(0, 300)}`).toBe(200)
        expect(String(answer.headers['content-range'])).toMatch(/^[\w-]+ (\d+-\d+|\*)\/\d+$/)
      }
    }
  })
})

describe('answers of every kind', () => {
  it('are JSON under /api whatever Accept says, never cached, with the security headers', async () => {
    for (const accept of ['*/*', 'text/html', 'application/json;q=0.1', undefined]) {
      const answer = await visitor.get('/api/doctor/me', { headers: { accept } })
      expect(answer.status).toBe(401)
      expect(answer.headers['content-type']).toMatch(/^application\/json/)
      expect(answer.headers['cache-control']).toBe('no-store')
      expect(answer.headers['x-content-type-options']).toBe('nosniff')
      expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'")
      expect(answer.headers['strict-transport-security']).toContain('max-age=31536000')
    }
  })

  it('honour a method override on POST only, and only to PUT, PATCH and DELETE', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'TRACE', 'patch ']) {
      const answer = await visitor.post('/api/doctor/logout', undefined, {
        headers: { 'x-http-method-override': method },
      })
      expect(answer.status, method).toBe(204)
    }
    expect(
      (
        await visitor.post('/api/doctor/logout', undefined, {
          headers: { 'x-http-method-override': 'DELETE' },
        })
      ).status,
    ).toBe(405)
    expect(
      (
        await visitor.post('/api/doctor/logout', undefined, {
          csrf: false,
          headers: { 'x-http-method-override': 'PATCH' },
        })
      ).status,
    ).not.toBe(204)
  })

  it('shed a flood from one session with 429, Retry-After and nothing else', async () => {
    const small = await startTestApp({ requestsPerMinute: 5 })
    const browser = small.browser()
    for (let i = 0; i < 5; i++) expect((await browser.get('/api/doctor/me')).status).toBe(401)
    const shed = await browser.get('/api/doctor/me')
    expect([shed.status, shed.body.message]).toEqual([429, 'Too Many Attempts.'])
    expect(Number(shed.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(shed.headers['x-ratelimit-limit'])).toBe(5)
    expect((await browser.get('/healthz')).status).toBe(200)
    await small.close()
  })

  it('bound the size of a body: 413', async () => {
    const answer = await visitor.post('/api/doctor/login', {
      email: 'a@example.org',
      password: 'x'.repeat(300_000),
    })
    expect(answer.status).toBe(413)
  })
})

/** Another type, and what is none of the named values or no day. */
function wrongFiltersOf(property: JsonSchema): unknown[] {
  const { enum: values, format } = property.items ?? property
  const isOdd = values || format === 'date' || format === 'date-time'
  return [wrongFor(property), ...(isOdd ? [property.items ? ['none such'] : 'none such'] : [])]
}

/** A value that no schema of this property accepts, and that coercion would have let through. */
function wrongFor(property: JsonSchema): unknown {
  const types = [
    property.type,
    ...(property.oneOf ?? []).map((s) => s.type),
    ...(property.anyOf ?? []).map((s) => s.type),
  ].flat()
  if (types.includes('object')) return types.includes('string') ? [[]] : 'text'
  if (types.includes('array')) return 'text'
  if (types.includes('integer') || types.includes('number')) return [2]
  if (types.includes('boolean')) return 'true'
  return { nested: true }
}
