import type { Socket } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, it } from 'vitest'
import { mails } from '../db/schema/platform.ts'
import { issueToken } from '../entities/account/tokens.ts'
import { putShopSetting } from '../entities/platform/shopSettings.ts'
import { useClinic } from '../testing/harness.ts'
import { freePort } from '../testing/serverProcess.ts'
import type { Mail } from './content.ts'
import { deliverMail } from './deliver.ts'
import { sendMail } from './send.ts'

type Received = { to: string[]; raw: Buffer }
const received: Received[] = []
/** What the mail server does with everybody's mail, and with that to `busy@…` and `silent@…`. */
const server = { isBusy: true, refusesSender: false, refusesToRelay: false }

const port = await freePort()
const smtp = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onMailFrom(_from, _session, done) {
    const refusal = Object.assign(new Error('not from you'), { responseCode: 550 })
    done(server.refusesSender ? refusal : null)
  },
  onRcptTo(to, _session, done) {
    if (server.refusesToRelay)
      return done(Object.assign(new Error('5.7.1 Relay access denied'), { responseCode: 554 }))
    const code = { unknown: 550, busy: server.isBusy && 450 }[to.address.split('@')[0] ?? '']
    done(code ? Object.assign(new Error('no such user'), { responseCode: code }) : null)
  },
  onData(stream, session, done) {
    const chunks: Buffer[] = []
    stream.on('data', (chunk) => chunks.push(chunk))
    stream.on('end', () => {
      if (session.envelope.rcptTo.some(({ address }) => address.startsWith('silent@')))
        for (const { _socket } of smtp.connections as Set<{ _socket: Socket }>) _socket.destroy()
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
const minute = 60_000
const t = await useClinic({ smtpUrl: `smtp://127.0.0.1:${port}` })

const contentWith = (subject: string, name: string, token = 'secret') => ({
  subject,
  heading: `Dear ${name}`,
  paragraphs: ['One.', 'Two.'],
  facts: [['Number', 'O-2026-000001']] as [string, string][],
  button: { label: 'Open', url: `https://example.org/link?token=${token}` },
})
const mailWith = (...words: Parameters<typeof contentWith>): Mail => ({
  template: 'test',
  content: { en: contentWith(...words), ja: contentWith(...words) },
})

/** Sends a mail, which the mail server may not take; answers its row. */
async function tried(to: string, token?: string) {
  await sendMail(t.ctx, mailWith('Hello', 'A', token), { to, locale: 'en' })
  await t.drain().catch(() => undefined)
  return rowOf(to)
}

/** The next try of its job. */
async function triedAgain(to: string) {
  await deliverMail(t.ctx, { mailId: (await rowOf(to)).id }).catch(() => undefined)
  return rowOf(to)
}

const rowOf = (to: string) => t.row(mails, { recipient: to })

it('sends HTML and a complete plain-text part, then keeps only the log line', async () => {
  await sendMail(t.ctx, mailWith('Your order', '髙橋 花子'), { to: 'a@example.org', locale: 'ja' })
  await t.drain()
  const [first] = received
  const parsed = await PostalMime.parse(first?.raw ?? '')
  expect([parsed.subject, parsed.replyTo]).toEqual(['Your order', undefined])
  expect(parsed.text).toContain('https://example.org/link?token=secret')
  expect(parsed.text).toContain('Number：O-2026-000001')
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

it('asks for an answer only where somebody reads it', async () => {
  const content = { ...contentWith('Hi', 'A'), reply: 'Reply to this email.' }
  const asking = { template: 'test', content: { en: content, ja: content } }
  const parsedOf = async (to: string) => {
    received.length = 0
    await sendMail(t.ctx, asking, { to, locale: 'en' })
    await t.drain()
    return PostalMime.parse(received[0]?.raw ?? '')
  }
  const silent = await parsedOf('d@example.org')
  expect([silent.replyTo, silent.text?.includes('Reply to')]).toEqual([undefined, false])
  await putShopSetting(t.ctx, 'company.support_email', 'help@example.org')
  const open = await parsedOf('e@example.org')
  expect(open.replyTo).toMatchObject([{ address: 'help@example.org' }])
  expect([open.text?.includes('Reply to'), open.html?.includes('Reply to')]).toEqual([true, true])
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

it('goes on trying while the server has no time, and gives up after three days', async () => {
  const waiting = { status: 'queued', attempts: 0, lastError: expect.stringContaining('450') }
  expect(await tried('busy@example.org')).toMatchObject(waiting)
  t.clock.advance(10 * minute)
  expect(await triedAgain('busy@example.org')).toMatchObject(waiting)
  server.isBusy = false
  expect(await triedAgain('busy@example.org')).toMatchObject({ status: 'sent', attempts: 1 })
  server.isBusy = true
  await tried('busy@example.net')
  t.clock.advance(3 * 24 * 60 * minute - 1)
  expect(await triedAgain('busy@example.net')).toMatchObject({ status: 'queued' })
  t.clock.advance(1)
  expect(await triedAgain('busy@example.net')).toMatchObject({ status: 'failed', text: '' })
})

it('counts no address as bounced when it is the sender that is refused, or what may be sent through', async () => {
  for (const refusal of ['refusesSender', 'refusesToRelay'] as const) {
    const to = `${refusal}@example.org`
    server[refusal] = true
    expect(await tried(to)).toMatchObject({
      status: 'queued',
      text: expect.not.stringMatching(/^$/),
    })
    server[refusal] = false
    expect(await triedAgain(to)).toMatchObject({ status: 'sent' })
  }
})

it('is content with ten tries when nobody knows whether the mail was taken', async () => {
  const row = await tried('silent@example.org')
  expect(row).toMatchObject({ status: 'queued', attempts: 1 })
  await t.change(mails, row.id, { attempts: 9 })
  expect(await triedAgain('silent@example.org')).toMatchObject({ status: 'queued', attempts: 10 })
  t.clock.advance(6 * 60 * minute)
  expect(await triedAgain('silent@example.org')).toMatchObject({ status: 'failed', text: '' })
})

it('goes on with what a server of an earlier version had written down as failed', async () => {
  const row = await tried('busy@example.edu')
  await t.change(mails, row.id, { status: 'failed' })
  expect(await triedAgain('busy@example.edu')).toMatchObject({ status: 'queued' })
})

it('does not send a link that has expired meanwhile', async () => {
  const { secret } = await issueToken(t.ctx, {
    kind: 'reset',
    role: 'patient',
    email: 'busy@example.com',
  })
  expect(await tried('busy@example.com', secret)).toMatchObject({ status: 'queued' })
  t.clock.advance(60 * minute)
  const ended = { status: 'failed', lastError: 'link expired', text: '' }
  expect(await triedAgain('busy@example.com')).toMatchObject(ended)
})

it('sends nothing and keeps no link while mail is off', async () => {
  const { config } = t.app.ports
  const before = received.length
  config.mail = 'off'
  await sendMail(t.ctx, mailWith('Off', 'A'), { to: 'off@example.org', locale: 'en' })
  await t.drain()
  config.mail = 'smtp'
  expect(received.length).toBe(before)
  const rows = await t.rows(mails, { recipient: 'off@example.org' })
  expect(rows).toMatchObject([{ status: 'failed', lastError: 'MAIL=off', html: '', text: '' }])
})
