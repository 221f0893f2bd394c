import { describe, expect, it } from 'vitest'
import { invitations, patients } from '../db/schema/patient.ts'
import { desc } from '../db/sql.ts'
import { messageIdOf } from '../mail/deliver.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { startTestApp, useClinic } from '../testing/harness.ts'
import { linkTo, mailsTo, tokenOf } from '../testing/mails.ts'

const secret = 'a-secret-of-the-provider'
const url = '/api/hooks/mail/bounces'
const t = await useClinic({ mailHookSecret: secret })
const doctor = await asDoctor(t)

let count = 0
async function invite() {
  const email = `guest${++count}@example.org`
  const answer = await doctor.browser.post('/api/doctor/invitation', {
    last_name: 'Brown',
    first_name: 'Ana',
    email,
  })
  expect(answer.status).toBe(201)
  const [mail] = await mailsTo(t, email)
  const row = await t.row(patients, { email })
  return { id: row.id, email, messageId: messageIdOf(mail?.id ?? '') }
}
const report = (payload: unknown, headers: object = { authorization: `Bearer ${secret}` }) =>
  t.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(payload),
  })
const statusOf = async (id: string) =>
  (await doctor.browser.get(`/api/doctor/patients/${id}`)).data.display_status
const invitationOf = async (id: string) =>
  (await t.rows(invitations, { patientId: id }, desc(invitations.id)))[0]

describe('the mail hook', () => {
  it('is not there without its setting', async () => {
    const without = await startTestApp()
    expect((await without.app.inject({ method: 'POST', url, payload: {} })).statusCode).toBe(404)
    await without.close()
  })

  it('is closed to who does not know the secret', async () => {
    const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`
    const body = { recipient: 'nobody@example.org' }
    for (const authorization of [
      undefined,
      'Bearer x',
      `Bearer ${secret}x`,
      basic('a:b'),
      secret,
    ]) {
      const refused = await report(body, authorization ? { authorization } : {})
      // without being asked for its credentials, SNS never sends them
      expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([
        401,
        'Basic realm="Officina"',
      ])
    }
    expect((await report(body, { authorization: basic(`hook:${secret}`) })).statusCode).toBe(204)
    for (const odd of [{}, 'text', null, [1], { recipient: 'a@b.c', kind: 'odd' }])
      expect((await report(odd)).statusCode).toBe(422)
  })

  it('bounds neither the depth nor the keys of what knows the secret', async () => {
    const keys = Object.fromEntries(Array.from({ length: 2_000 }, (_, n) => [`k${n}`, n]))
    const deep = JSON.parse(`${'['.repeat(40)}${']'.repeat(40)}`)
    const answer = await report({ recipient: 'nobody@example.org', raw: { keys, deep } })
    expect(answer.statusCode, answer.body).toBe(204)
  })

  it('ends the invitation that came back; the doctor sees it and sends again', async () => {
    const { id, email, messageId } = await invite()
    const token = tokenOf(await linkTo(t, email))
    for (let i = 0; i < 2; i++)
      expect((await report({ message_id: messageId, reason: 'no such user' })).statusCode).toBe(204)
    const [mail] = await mailsTo(t, email)
    expect(mail).toMatchObject({ status: 'bounced', lastError: 'no such user', text: '' })
    expect(await statusOf(id)).toBe('mail_bounced')
    expect((await invitationOf(id))?.bouncedAt).toEqual(t.clock.now())
    expect((await t.browser().post('/api/patient/invite/token', { token })).status).toBe(410)
    const { data } = await doctor.browser.get('/api/doctor/top')
    expect(JSON.stringify(data)).toContain('invitation_bounced')
    t.clock.advance(1_000)
    await doctor.browser.post(`/api/doctor/patients/${id}/invitation/resend`)
    expect(await statusOf(id)).toBe('invited')
    await report({ recipient: email.toUpperCase() })
    expect(await statusOf(id)).toBe('mail_bounced')
  })

  it('knows a late word about an earlier mail from one about the present invitation', async () => {
    const { id, email, messageId } = await invite()
    t.clock.advance(1_000)
    await doctor.browser.post(`/api/doctor/patients/${id}/invitation/resend`)
    await report({ message_id: messageId })
    expect((await mailsTo(t, email)).map((mail) => mail.status)).toEqual(['sent', 'bounced'])
    expect(await statusOf(id)).toBe('invited')
  })

  it.each([
    [
      'Postmark',
      (email: string) => ({
        RecordType: 'Bounce',
        Type: 'HardBounce',
        Email: email,
        MessageID: 'x',
      }),
    ],
    [
      'SES in an SNS envelope',
      (email: string) => ({
        Type: 'Notification',
        Message: JSON.stringify({
          notificationType: 'Bounce',
          bounce: { bounceType: 'Permanent', bouncedRecipients: [{ emailAddress: email }] },
        }),
      }),
    ],
    [
      'Mailgun',
      (_: string, messageId: string) => ({
        signature: {},
        'event-data': {
          event: 'failed',
          severity: 'permanent',
          message: { headers: { 'message-id': messageId.slice(1, -1) } },
          'delivery-status': { message: '550' },
        },
      }),
    ],
  ])('understands %s', async (_name, bodyOf) => {
    const { id, email, messageId } = await invite()
    // SNS calls its JSON plain text
    const headers = { authorization: `Bearer ${secret}`, 'content-type': 'text/plain' }
    expect((await report(bodyOf(email, messageId), headers)).statusCode).toBe(204)
    expect(await statusOf(id)).toBe('mail_bounced')
  })

  it('lets what is tried again, and what was delivered, be', async () => {
    const { id, email } = await invite()
    for (const body of [
      { recipient: email, kind: 'temporary' },
      { recipient: email, kind: 'complaint' },
      { RecordType: 'Bounce', Type: 'Transient', Email: email },
      { RecordType: 'Delivery', Recipient: email },
      { 'event-data': { event: 'failed', severity: 'temporary', recipient: email } },
      { message_id: '<------------------------------------@officina>' },
    ])
      expect((await report(body)).statusCode).toBe(204)
    expect(await statusOf(id)).toBe('invited')
  })
})
