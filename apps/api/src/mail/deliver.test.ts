import { createServer } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { mails } from '../db/schema/platform.ts'
import { eq } from '../db/sql.ts'
import { useClinic } from '../testing/harness.ts'
import type { Mail } from './content.ts'
import { sendMail } from './send.ts'

type Received = { to: string[]; raw: Buffer }
const received: Received[] = []

const port = await freePort()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onRcptTo(to, _session, done) {
    const code = { unknown: 550, busy: 450 }[to.address.split('@')[0] ?? '']
    done(code ? Object.assign(new Error('no such user'), { responseCode: code }) : null)
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      received.push({
        to: session.envelope.rcptTo.map((to) => to.address),
        raw: Buffer.concat(chunks),
      })
      done()
    })
  },
})
afterAll(() => new Promise<void>((resolve) => smtp.close(resolve)))
await new Promise<void>((resolve) => smtp.listen(port, '127.0.0.1', resolve))
const t = await useClinic({ smtpUrl: `smtp://127.0.0.1:${port}` })

const contentWith = (subject: string, name: string) => ({
  subject,
  heading: `Dear ${name}`,
  paragraphs: ['One.', 'Two.'],
  facts: [['Number', 'O-2026-000001']] as [string, string][],
  button: { label: 'Open', url: 'https://example.org/link?token=secret' },
})
const mailWith = (subject: string, name: string): Mail => ({
  template: 'test',
  content: { en: contentWith(subject, name), ja: contentWith(subject, name) },
})

it('sends HTML and a complete plain-text part, then keeps only the log line', async () => {
  await sendMail(t.ctx, mailWith('Your order', '髙橋 花子'), { to: 'a@example.org', locale: 'ja' })
  await t.drain()
  const [first] = received
  const parsed = await PostalMime.parse(first?.raw ?? '')
  expect(parsed.subject).toBe('Your order')
  expect(parsed.text).toContain('https://example.org/link?token=secret')
  expect(parsed.text).toContain('Number: O-2026-000001')
  expect(parsed.html).toContain('髙橋 花子')
  const { rows } = await t.app.ports.pool.query(
    "select status, html, text, subject from mails where recipient = 'a@example.org'",
  )
  expect(rows).toEqual([{ status: 'sent', html: '', text: '', subject: 'Your order' }])
})

it('has one recipient and no markup of others, whatever stands in names and subjects', async () => {
  received.length = 0
  await sendMail(
    t.ctx,
    mailWith('Hi\r\nBcc: evil@example.org', '<script>alert(1)</script>\r\nBcc: evil@example.org'),
    { to: 'b@example.org', locale: 'en' },
  )
  await t.drain()
  expect(received.map((mail) => mail.to)).toEqual([['b@example.org']])
  const parsed = await PostalMime.parse(received[0]?.raw ?? '')
  expect(parsed.bcc ?? []).toEqual([])
  expect(parsed.html).not.toContain('<script>')
})

it('sends the same thing once', async () => {
  received.length = 0
  for (let i = 0; i < 3; i++)
    await sendMail(t.ctx, mailWith('Once', 'A'), {
      to: 'c@example.org',
      locale: 'en',
      dedupeKey: 'once:1',
    })
  await t.drain()
  expect(received).toHaveLength(1)
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

it('counts an address that the mail server refuses as bounced, at once', async () => {
  await sendMail(t.ctx, mailWith('Hello', 'A'), { to: 'unknown@example.org', locale: 'en' })
  await t.drain()
  const { rows } = await t.app.ports.pool.query(
    "select status, text, last_error from mails where recipient = 'unknown@example.org'",
  )
  expect(rows).toEqual([
    { status: 'bounced', text: '', last_error: expect.stringContaining('no such user') },
  ])
})

it('tries again when the server has no time', async () => {
  await sendMail(t.ctx, mailWith('Hello', 'A'), { to: 'busy@example.org', locale: 'en' })
  await t.drain().catch(() => undefined)
  const { rows } = await t.app.ports.pool.query(
    "select status from mails where recipient = 'busy@example.org'",
  )
  expect(rows).toEqual([{ status: 'failed' }])
})

it('sends nothing and keeps no link while mail is off', async () => {
  const { config } = t.app.ports
  const before = received.length
  config.mail = 'off'
  await sendMail(t.ctx, mailWith('Off', 'A'), { to: 'off@example.org', locale: 'en' })
  await t.drain()
  config.mail = 'smtp'
  expect(received.length).toBe(before)
  const rows = await t.rows(mails, eq(mails.recipient, 'off@example.org'))
  expect(rows).toMatchObject([{ status: 'failed', lastError: 'MAIL=off', html: '', text: '' }])
})
