import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { gunzipSync, inflateSync } from 'node:zlib'
import { test as base, demo, expect, settled, signIn } from './fixtures.ts'
import { OwnServer } from './server.ts'

/** What the browser has reported: the kinds of items that came, and everything in them as text. */
class Ingest {
  readonly kinds: string[] = []
  text = ''
  readonly #server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    if (request.method === 'POST') {
      const body = await buffer(request)
      this.#read(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body)
    }
    response.end('{}')
  })

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `http://key@127.0.0.1:${(this.#server.address() as AddressInfo).port}/1`
  }

  stop(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  /** An envelope: a line of headers, then of each item a line that says its length, and its content. */
  #read(body: Buffer): void {
    let at = 0
    const line = () => {
      const end = body.indexOf(10, at)
      const text = body.toString('utf8', at, end < 0 ? body.length : end)
      at = end < 0 ? body.length : end + 1
      return text
    }
    this.text += line()
    while (at < body.length) {
      const head = JSON.parse(line()) as { type: string; length?: number }
      const content = head.length === undefined ? line() : body.subarray(at, at + head.length)
      if (head.length !== undefined) at += head.length + 1
      this.text += head.type === 'replay_recording' ? unpacked(content) : content.toString()
      this.kinds.push(head.type)
    }
  }
}

function unpacked(content: Buffer | string): string {
  const bytes = Buffer.from(content)
  return inflateSync(bytes.subarray(bytes.indexOf(10) + 1)).toString()
}

const test = base.extend<object, { ingest: Ingest; server: OwnServer }>({
  ingest: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner wants the pattern
    async ({}, use) => {
      const ingest = new Ingest()
      await use(ingest)
      ingest.stop()
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ ingest }, use) => {
      const server = new OwnServer({ SENTRY_DSN: await ingest.start() })
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

test('an error is reported with a masked replay, and nothing that anybody wrote', async ({
  browser,
  baseURL,
  ingest,
}) => {
  // not the test's own context, which takes an error in a page for a failure
  const context = await browser.newContext({ baseURL: baseURL ?? '' })
  await signIn(context.request, 'doctor', demo.doctor)
  const page = await context.newPage()
  await page.goto('/doctors/patients')
  await settled(page)
  const patients = await context.request.get('/api/doctor/patients')
  const { data } = (await patients.json()) as { data: Record<string, string>[] }
  await expect.poll(() => page.evaluate(reporterStart)).toBeGreaterThan(0)
  const paint = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
  )
  expect(await page.evaluate(reporterStart)).toBeGreaterThan(paint ?? Infinity)

  await page.getByRole('searchbox').or(page.getByRole('textbox')).first().fill('typed-canary')
  await settled(page)
  await page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('thrown-canary has an allergy', { cause: 'cause-canary' })
    })
    void Promise.reject('rejected-canary')
  })
  await expect
    .poll(() => ingest.kinds, { timeout: 30_000 })
    .toEqual(expect.arrayContaining(['event', 'replay_event', 'replay_recording']))
  // a page whose address is a secret
  await page.goto('/doctors/reset-password/new-password?id=id-canary&token=token-canary')
  await settled(page)
  const before = ingest.kinds.length
  await page.goto('/doctors/login')
  await expect.poll(() => ingest.kinds.slice(before)).toContain('transaction')

  const cookies = await context.cookies()
  const secret = [
    ...['typed-canary', 'thrown-canary', 'cause-canary', 'rejected-canary'],
    ...['id-canary', 'token-canary', demo.doctor],
    ...cookies.map(({ value }) => decodeURIComponent(value)),
    ...data.flatMap(({ email, last_name, first_name }) => [email, `${last_name}`, `${first_name}`]),
  ].filter((text): text is string => Boolean(text) && text !== 'undefined')
  expect(secret.length).toBeGreaterThan(20)
  expect(secret.filter((text) => ingest.text.includes(text))).toEqual([])
  expect(ingest.text).toContain('"type":"TypeError"')
  expect(ingest.text).toContain('***')
  await context.close()
})

const reporterStart = () =>
  performance.getEntriesByType('resource').find(({ name }) => /\/reporter-[^/]+\.js$/.test(name))
    ?.startTime ?? 0
