import type { components } from '@officina/openapi/schema'
import { settingTable } from '@officina/openapi/settings'
import { expect, it } from 'vitest'
import { inTransaction } from '../../context.ts'
import { mails } from '../../db/schema/platform.ts'
import { desc } from '../../db/sql.ts'
import { mail } from '../../mail/content.ts'
import { senderOf } from '../../mail/frame.ts'
import { renderMail } from '../../mail/layout.ts'
import type { MailName } from '../../mail/names.ts'
import { choiceOf, offChoices } from '../../mail/optional.ts'
import { sendMail } from '../../mail/send.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'
import { noticeReaders } from '../legal/notices/shownTo.ts'
import { renderPdf } from '../platform/brand.ts'
import { createPageFacts } from '../platform/pageFacts.ts'
import { sampleOf } from './mailMessages.ts'

type MailMessage = components['schemas']['MailMessage']

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const root = '/api/admin/settings'

async function change(group: string, fields: object) {
  const { revision } = (await owner.browser.get(`${root}/${group}`)).data
  return owner.browser.patch(`${root}/${group}`, { ...fields, revision })
}

it('sends a test email with the shop’s name, colour and foot, to who asks', async () => {
  expect((await change('brand', { color: '#9AD3A6' })).faults).toEqual([422, ['color']])
  expect((await change('brand', { name: 'Kingsway <b>', color: '#23598F' })).status).toBe(200)
  await change('company', { name: 'Kingsway Ltd', support_email: 'help@kingsway.example' })
  await change('mail', { footer_en: 'Open 9 to 17.', sender_name: 'Kingsway' })
  const messages = `${root}/mail/messages`
  const { data } = await owner.browser.get(`${messages}/test`)
  expect(data.en.text).toContain('Open 9 to 17.\nKingsway Ltd\nQuestions? help@kingsway.example\n')
  expect(data.ja.text).toContain('Kingsway Ltd\nお問い合わせ：help@kingsway.example\n')
  const send = (body: object) => owner.browser.post(`${messages}/order_placed/test`, body)
  expect((await owner.browser.get(`${messages}/constructor`)).status).toBe(404)
  expect((await send({ locale: 'ja' })).status).toBe(204)
  const [sent] = await t.ctx.db.select().from(mails).orderBy(desc(mails.createdAt)).limit(1)
  expect(sent).toMatchObject({ template: 'test', locale: 'ja', accountId: owner.accountId })
  expect(sent?.subject).toMatch(/^【テスト】ご注文を承りました/)
  expect(sent?.html).toContain('Kingsway &lt;b&gt;')
  expect(sent?.html).toContain('#23598F')
  expect(sent?.html).not.toContain('#1E5B47')
  expect(senderOf('Officina <no-reply@x.example>', 'A "B"')).toBe('"A  B " <no-reply@x.example>')
  expect(senderOf('no-reply@x.example', null)).toBe('no-reply@x.example')
})

it('has a sample of every email, whole in both languages and without a person', async () => {
  await change('mail', { turned_off: ['patient_deliveries'] })
  const list = (await owner.browser.get(`${root}/mail/messages`)).data as MailMessage[]
  const stateOf = (key: MailName) => list.find((each) => each.key === key)?.state
  expect([stateOf('order_shipped'), stateOf('refill_due'), stateOf('receipt')]).toEqual([
    'off',
    'on',
    'always',
  ])
  const optional = new Set(list.map(({ key }) => choiceOf(key)).filter(Boolean))
  expect([...optional].sort()).toEqual([...offChoices].sort())
  for (const { key } of list)
    for (const locale of ['en', 'ja'] as const) {
      const mail = sampleOf(t.ctx, key, locale)
      const { subject, text, html } = renderMail(mail.content[locale], locale)
      expect(mail.template, key).toBe(key)
      expect(text, key).not.toMatch(/undefined|null|NaN|Invalid|\[object/)
      expect(subject.length * html.length, key).toBeGreaterThan(0)
      expect(text.match(/[\w.]+@[\w.]+\w/g) ?? [], key).toEqual(
        key.startsWith('email-change') && text.includes('@') ? ['alex@example.com'] : [],
      )
    }
})

it('sends nobody what the shop has turned off', async () => {
  expect([...offChoices].sort()).toEqual([...settingTable['mail.off'].schema.items.enum].sort())
  const send = (template: MailName) =>
    inTransaction(t.ctx, (tx) =>
      sendMail(tx, mail(template, { subject: 'x', text: ['x', 'x'] }), {
        to: 'a@example.org',
        locale: 'en',
      }),
    )
  const templates = async () =>
    (await t.ctx.db.select({ template: mails.template }).from(mails)).map((row) => row.template)
  await change('mail', { turned_off: ['patient_refill_due'] })
  await send('refill_due')
  await send('order_placed')
  expect(await templates()).not.toContain('refill_due')
  expect(await templates()).toContain('order_placed')
})

it('puts the shop’s logo at the head of papers; only an upload can be the logo', async () => {
  const path = `${root}/brand/logo`
  const form = (content: Buffer) => formOf({}, { logo: [{ name: 'logo.png', content }] })
  expect((await owner.browser.post(path, form(pdf))).faults).toEqual([422, ['logo']])
  const first = (await owner.browser.post(path, form(png))).data.logo
  const { data } = await owner.browser.post(path, form(png))
  expect(data.logo).not.toBe(first)
  expect((await t.browser().get(`/api/shop-logos/${data.logo}`)).headers['content-type']).toBe(
    'image/png',
  )
  expect((await t.browser().get(`/api/shop-logos/${first}`)).status).toBe(404)
  const facts = async () => (await createPageFacts(t.ctx, t.ctx.events, noticeReaders))()
  expect(await facts()).toMatchObject({ logo: { ratio: 1 }, picture: null })
  const picture = formOf({}, { picture: [{ name: 'room.png', content: png }] })
  const room = (await owner.browser.post(`${root}/brand/picture`, picture)).data.picture
  const { small, large } = (await facts()).picture ?? {}
  expect([large, small === large]).toEqual([room, false])
  for (const id of [small, large])
    expect((await t.browser().get(`/api/shop-pictures/${id}`)).headers['content-type']).toBe(
      'image/webp',
    )
  expect((await t.browser().get(`/api/shop-logos/${large}`)).status).toBe(404)
  expect((await change('brand', { picture: first })).faults).toEqual([422, ['picture']])
  const paper = (ctx: typeof t.ctx) =>
    renderPdf(ctx, {
      locale: 'en',
      title: 'Paper',
      content: [],
      footer: '',
    })
  const withLogo = await paper(t.ctx)
  expect(withLogo.toString('latin1')).toContain('/Subtype /Image')
  expect((await change('brand', { logo: first })).faults).toEqual([422, ['logo']])
  const gone = await change('brand', { logo: null })
  expect([gone.status, gone.text]).toEqual([200, expect.stringContaining('"logo":null')])
  expect((await paper(t.ctx)).toString('latin1')).not.toContain('/Subtype /Image')
})
