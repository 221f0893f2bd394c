import { dayMs } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { files } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { asAdmin, asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { formOf } from '../../testing/uploads.ts'
import { purgeNewsPictures } from './pictures.ts'

const t = await useClinic()
const author = await asAdmin(t, 'content')
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const readers = [author, doctor, patient]

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
const send = (content: Buffer, alt = 'A ribbon', name = 'a.png') =>
  author.browser.post('/api/admin/news/pictures', formOf({ alt }, { picture: [{ name, content }] }))
const write = (markdown: string) =>
  author.browser.post('/api/admin/news', {
    title: 'Ribbons',
    body_markdown: markdown,
    category: 'notice',
    audience: 'both',
    channels: ['in_app'],
  })

it('takes a picture in, shows it to whoever is signed in, and in the text of news', async () => {
  const sent = await send(png)
  expect([sent.status, sent.data.markdown]).toEqual([201, `![A ribbon](${sent.data.url})`])
  for (const { browser } of readers) {
    const answer = await browser.get(sent.data.url)
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/png'])
  }
  expect((await t.browser().get(sent.data.url)).status).toBe(401)
  await t.change(patients, patient.id, { status: 'archived' })
  expect((await patient.browser.get(sent.data.url)).status).toBe(401)
  const written = await write(`Look:\n\n${sent.data.markdown}`)
  expect(written.data.body_html).toContain(`<img src="${sent.data.url}" alt="A ribbon">`)
  expect((await author.browser.get(`${sent.data.url.slice(0, -4)}dead`)).status).toBe(404)
})

it('refuses what is no picture, too large, without words or not known', async () => {
  // decided by the first bytes, not by the name
  expect((await send(Buffer.from('<script>alert(1)</script>'))).faults).toEqual([422, ['picture']])
  const pdf = await send(Buffer.from('%PDF-1.4\n%\u00e2\n'), 'A', 'a.png')
  expect(pdf.faults).toEqual([422, ['picture']])
  const large = await send(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]))
  expect([large.status, large.body.errors.picture]).toEqual([
    422,
    ['Choose a picture of up to 5 MB.'],
  ])
  for (const alt of ['', 'a [b] c']) {
    const answer = await send(png, alt)
    expect(answer.faults, alt).toEqual([422, ['alt']])
  }
  const { url } = (await send(png)).data
  for (const markdown of [`![](${url})`, `![A](${url.slice(0, -4)}dead)`]) {
    expect((await write(markdown)).faults).toEqual([422, ['body_markdown']])
  }
})

it('removes after a week what no text uses', async () => {
  const used = (await send(png)).data
  const unused = (await send(png)).data
  await write(used.markdown)
  t.clock.advance(8 * dayMs)
  await purgeNewsPictures(t.ctx)
  const kept = async (id: string) => (await t.row(files, id)).deletedAt === null
  expect([await kept(used.id), await kept(unused.id)]).toEqual([true, false])
})
