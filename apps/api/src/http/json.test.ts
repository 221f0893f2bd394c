import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyOf } from '../contract.ts'
import { DomainError } from '../entities/errors.ts'
import type { Browser } from '../testing/browser.ts'
import { asAdmin } from '../testing/fixtures.ts'
import { startTestApp, type TestApp } from '../testing/harness.ts'
import { operations } from '../testing/operations.ts'
import { defaultMaxKeys, keysOf, maxKeysOf, parseJson } from './json.ts'

const nested = (levels: number, [open, close] = ['{"a":', '}']) =>
  `${open?.repeat(levels)}1${close?.repeat(levels)}`
const keys = (count: number) =>
  JSON.stringify(
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`k${i.toString(36)}`, 0])),
  )
const codeOf = (text: string, maxKeys?: number) => {
  try {
    parseJson(text, maxKeys)
    return 'parsed'
  } catch (error) {
    return error instanceof DomainError ? Object.keys(error.fields ?? {})[0] : 'malformed'
  }
}

describe('parseJson', () => {
  it('is JSON.parse for whatever is within the bounds', () => {
    const json = fc.json({ maxDepth: 6 }).filter((t) => !t.includes('__proto__'))
    const spaced = fc
      .tuple(json, fc.constantFrom(0, 1, '\t'))
      .map(([text, space]) => JSON.stringify(JSON.parse(text), null, space))
    fc.assert(
      fc.property(spaced, (text) => {
        expect(parseJson(text)).toEqual(JSON.parse(text))
      }),
    )
  })

  it('takes 32 levels and 1,000 keys, and not one more', () => {
    expect([codeOf(nested(32)), codeOf(nested(33))]).toEqual(['parsed', '_'])
    expect([codeOf(nested(32, ['[', ']'])), codeOf(nested(33, ['[', ']']))]).toEqual([
      'parsed',
      '_',
    ])
    expect([codeOf(keys(1_000)), codeOf(keys(1_001)), codeOf(keys(1_001), 2_000)]).toEqual([
      'parsed',
      '_',
      'parsed',
    ])
    // in several objects together, and lists of values without keys
    expect(codeOf(`[${Array.from({ length: 6 }, () => keys(200)).join(',')}]`)).toBe('_')
    expect(codeOf(`[${'0,'.repeat(5_001)}0]`)).toBe('_')
  })

  it('counts no brackets, colons and quotes of texts', () => {
    const text = JSON.stringify({ a: '[{"'.repeat(500), 'b\\"': `\\":${'{'.repeat(50)}` })
    expect(parseJson(text)).toEqual(JSON.parse(text))
  })

  it('refuses a key that comes twice, also when it is written in another way, and __proto__', () => {
    expect(codeOf('{"a":1,"b":{"a":2},"a":3}')).toBe('a')
    expect(codeOf('{"a":1,"\\u0061":2}')).toBe('a')
    expect(codeOf('{"x":[{"__proto__":{"is_admin":true}}]}')).toBe('__proto__')
    expect(codeOf('{"\\u005f_proto__" : 1}')).toBe('__proto__')
    expect(codeOf(`{"${'k'.repeat(201)}":1}`)).toBe('_')
  })

  it('says of everything else that it is no JSON', () => {
    for (const text of [
      '',
      '{',
      '"',
      '{"a',
      '{"a"',
      '{"a":',
      '{"\\u00":1}',
      ']]',
      '{"a":1}}',
      '[1,]',
      'NaN',
    ])
      expect(codeOf(text), text).toBe('malformed')
  })

  it('decides in one pass, whatever is sent', () => {
    const size = 256 * 1024
    const heavy = ['[', '{"a":', '"', '\\"', ' ', '"" ', '[],', '{"a":"\\\\']
    const began = performance.now()
    for (const part of heavy) codeOf(part.repeat(size / part.length))
    // takes 20 ms; a pass for every sign would take minutes
    expect(performance.now() - began).toBeLessThan(10_000)
  })
})

describe('bodies', () => {
  let t: TestApp
  let admin: Browser
  beforeAll(async () => {
    t = await startTestApp()
    admin = (await asAdmin(t)).browser
  })
  afterAll(() => t.close())

  /** A text as it is, from a browser that has its token. */
  const raw = async (path: string, text: string) => {
    const browser = t.browser()
    await browser.get('/sanctum/csrf-cookie')
    const answer = await t.app.inject({
      method: 'POST',
      url: path,
      headers: {
        'content-type': 'application/json',
        cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-xsrf-token': decodeURIComponent(browser.jar.get('XSRF-TOKEN') ?? ''),
      },
      payload: text,
    })
    return { status: answer.statusCode, body: answer.json(), size: answer.body.length }
  }

  it('that are deep or huge are refused with 422 and a short answer, signed out', async () => {
    for (const text of [nested(20_000), nested(60_000, ['[', ']']), keys(20_000)]) {
      const answer = await raw('/api/doctor/login', text)
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['_']])
      expect(answer.size).toBeLessThan(1_000)
    }
  })

  it('name at most 50 fields, and count up to 1,000', async () => {
    const many = await raw('/api/doctor/login', keys(1_000))
    expect(Object.keys(many.body.errors)).toHaveLength(50)
    expect(many.body.message).toMatch(/ \(and 1000 more errors\)$/)
    const few = await raw('/api/doctor/login', keys(60))
    expect([Object.keys(few.body.errors).length, few.body.message]).toEqual([
      50,
      expect.stringMatching(/ \(and 61 more errors\)$/),
    ])
  })

  it('that are no JSON are 400', async () => {
    const answer = await raw('/api/doctor/login', '{"email":')
    expect([answer.status, answer.body]).toEqual([
      400,
      { message: 'The request body is not valid JSON.', error_code: 'MALFORMED_BODY' },
    ])
  })

  it('are bounded in fields of a form and in the query too', async () => {
    const answer = await admin.get(`/api/admin/orders?filter=${nested(3_000)}`)
    expect(answer.faults).toEqual([422, ['filter']])
  })

  it('fit the bound of their operation, which only signed-in calls may raise', () => {
    for (const { name, operation } of operations)
      expect(keysOf(bodyOf(operation)), name).toBeLessThanOrEqual(maxKeysOf(operation))
    const security = [{ adminSession: [] }]
    const raised = (operation: object) => () =>
      maxKeysOf({ operationId: 'x', responses: {}, security, ...operation } as never)
    expect(raised({ 'x-max-keys': 20_000 })()).toBe(20_000)
    expect(raised({})()).toBe(defaultMaxKeys)
    expect(raised({ 'x-max-keys': 20_001 })).toThrow('at most 20,000')
    expect(raised({ 'x-max-keys': 2_000, security: [] })).toThrow('signed-in')
  })

  it('of which more keys are taken may be longer too', async () => {
    const words = (en: string) => ({ en, ja: en })
    const options = Array.from({ length: 10 }, (_, n) => ({
      value: `${n}`,
      label: words(`${n}-`.repeat(40)),
      score: n,
      flag: null,
    }))
    const questions = Array.from({ length: 120 }, (_, n) => ({
      ...{ id: `q${n}`, section: 'all', type: 'single', text: words(`Question ${n}`) },
      ...{ help: words(''), required: true, options, unit: null, min: null, max: null },
      ...{ show_if: null, fact: null },
    }))
    const sections = [{ id: 'all', title: words('All'), scoring: 'none', bands: [] }]
    const { key, revision } = (await admin.post('/api/admin/questionnaires', { key: null })).data
    const draft = { revision, title: words('Long'), sections, questions }
    expect(JSON.stringify(draft).length).toBeGreaterThan(256 * 1024)
    const saved = await admin.patch(`/api/admin/questionnaires/${key}`, draft)
    expect(saved.status, saved.text.slice(0, 200)).toBe(200)
    expect(saved.data.questions).toHaveLength(120)
  })
})
