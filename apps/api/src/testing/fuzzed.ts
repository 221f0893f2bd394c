import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Guard } from '../context.ts'
import { bodyOf, type JsonSchema, type SpecOperation } from '../contract.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { accepted, spoilt } from './arbitraries.ts'
import type { Browser } from './browser.ts'
import { fuzz } from './deep.ts'
import { type TestApp, useClinic } from './harness.ts'
import { operations } from './operations.ts'
import { setCookiesForTest } from './signIn.ts'

/**
 * Every operation on the demonstration's own objects, with random bodies and parameters that the
 * contract accepts and with spoilt ones: nothing answers 500, and every answer is one of the contract's
 * (`close()` of the harness says so). `FUZZ_RUNS` and `FUZZ_SEED` make it longer and different.
 */
const { runs, seed } = fuzz

/** As long as an operation may take: a run is a call, of which the slowest draws a document. */
const TIMEOUT_MS = 30_000 + runs * 1_000

// a doctor can end the access of a patient, and an administrator that of both
const order = [undefined, 'patient', 'doctor', 'admin'] as const

const cases = operations
  // the stream of events never ends
  .filter(({ path }) => !path.endsWith('/events'))
  .sort((a, b) => order.indexOf(a.guard) - order.indexOf(b.guard))

const people = new Map<Guard, Browser>()
/** Ids seen in answers: of the object that a path names, by the path before it, and all of them. */
const seen = new Map<string, Set<string>>()
const everything = new Set<string>()
const nobody = '0193a5b2-0000-7000-8000-00000000dead'

let t: TestApp

/** Sends random requests to those of the calls whose places `isTaken` takes. */
export async function fuzzCalls(isTaken: (index: number) => boolean): Promise<void> {
  t = await useClinic()
  // another file may have used them in this process
  for (const each of [people, seen, everything]) each.clear()
  everything.add(nobody)
  await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
  const readable = cases.filter(({ guard, method }) => guard && method === 'get')
  for (const { guard, path } of readable.sort((a, b) => a.path.length - b.path.length))
    await harvest(guard as Guard, path)

  describe.each(cases.filter((_, index) => isTaken(index)))('$name', (c) => {
    it(
      'has an answer of the contract for whatever is sent',
      async () => {
        const ids = fc.constantFrom(...everything)
        const body = bodyOf(c.operation)
        const values = body ? accepted(body, ids) : fc.constant(undefined)
        const either = values.chain((value) =>
          fc.oneof(fc.constant(value), value === undefined ? fc.constant(value) : spoilt(value)),
        )
        const request = fc.tuple(pathOf(c.path), queryOf(c.operation, ids), either)
        await fc.assert(
          fc.asyncProperty(request, async ([path, query, payload]) => {
            const browser = await personOf(c.guard)
            const answer = await browser.call(c.method.toUpperCase(), path + query, payload)
            expect(answer.status, answer.text).toBeLessThan(500)
            if (answer.status === 401 && c.guard) people.delete(c.guard)
          }),
          { numRuns: runs, seed },
        )
      },
      TIMEOUT_MS,
    )
  })
}

async function personOf(guard: Guard | undefined): Promise<Browser> {
  if (!guard) return t.browser()
  const known = people.get(guard)
  if (known) return known
  const { rows } = await t.ctx.pool.query<{ id: string }>(
    'select id from accounts where email = $1',
    [`${guard}@officina.test`],
  )
  const browser = await setCookiesForTest(t, guard, rows[0]?.id ?? '')
  people.set(guard, browser)
  return browser
}

/** Remembers the ids of an answer, so that requests name objects that exist and are the caller's. */
async function harvest(guard: Guard, path: string): Promise<void> {
  const [known] = fc.sample(pathOf(path), { numRuns: 1, seed })
  const { text } = await (await personOf(guard)).get(known ?? path)
  const ids = [...text.matchAll(/"id":"([0-9a-f-]{36})"/g)].map(([, id]) => id as string)
  seen.set(path, new Set([...(seen.get(path) ?? []), ...ids]))
  for (const id of ids) everything.add(id)
}

/** The path with ids of objects that its collection lists, where these are known. */
function pathOf(path: string): Arbitrary<string> {
  const names = [...path.matchAll(/\{\w+\}/g)]
  const values = names.map(({ index }) => {
    const ids = seen.get(path.slice(0, index - 1))
    return fc.constantFrom(...(ids?.size ? ids : everything))
  })
  return fc.tuple(...values).map((chosen) => {
    let next = 0
    return path.replaceAll(/\{\w+\}/g, () => String(chosen[next++]))
  })
}

/** Parameters of the contract, each there or not, some spoilt. */
function queryOf(operation: SpecOperation, ids: Arbitrary<string>): Arbitrary<string> {
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in === 'query')
  const values = parameters.map(({ schema, content, required }) => {
    const isJson = Boolean(content)
    const value = accepted(content?.['application/json'].schema ?? (schema as JsonSchema), ids)
    const sent = value
      .chain((one) => fc.oneof({ weight: 2, arbitrary: fc.constant(one) }, spoilt(one)))
      .map((one) => (typeof one === 'string' && !isJson ? one : JSON.stringify(one)).toWellFormed())
    return required ? sent : fc.option(sent, { nil: undefined })
  })
  return fc.tuple(...values).map((chosen) => {
    const query = new URLSearchParams()
    for (const [index, { name }] of parameters.entries())
      if (chosen[index] !== undefined) query.append(name, chosen[index])
    return query.size > 0 ? `?${query}` : ''
  })
}
