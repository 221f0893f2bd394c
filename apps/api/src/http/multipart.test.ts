import { expect, it } from 'vitest'
import { asDoctor, asPatient } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { formOf, pdf, png, pngOf } from '../testing/uploads.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const path = `/api/doctor/patients/${(await asPatient(t, doctor)).id}/files`

const send = (name: string, content: Buffer) =>
  doctor.browser.post(path, formOf({}, { files: [{ name, content }] }))

/** A body that is sent as it is. */
async function sendRaw(body: string, type = 'multipart/form-data; boundary=b') {
  const { jar } = doctor.browser
  const answer = await t.app.inject({
    method: 'POST',
    url: path,
    headers: {
      'content-type': type,
      cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(jar.get('XSRF-TOKEN') ?? ''),
    },
    payload: body,
  })
  return [answer.statusCode, answer.json().error_code]
}
const part = (head: string, content: string) =>
  `--b\r\ncontent-disposition: form-data; ${head}\r\n\r\n${content}\r\n`

it('keeps a file under a clean name that says what it is, and sends it so', async () => {
  const kept = await send('髙橋\u202egnp.血液検査.png', pdf)
  expect([kept.status, kept.data[0]?.filename]).toEqual([201, '髙橋gnp.血液検査.pdf'])
  const read = await doctor.browser.get(`${path}/${kept.data[0].id}`)
  expect(read.headers['content-disposition']).toBe(
    `attachment; filename="__gnp.____.pdf"; filename*=UTF-8''${encodeURIComponent('髙橋gnp.血液検査.pdf')}`,
  )
})

it('refuses a picture of more than 50 megapixels, and one that says no size, at its field', async () => {
  for (const [content, code] of [
    [pngOf(50_000, 50_000), 'PICTURE_TOO_LARGE'],
    [pngOf(0, 0), 'PICTURE_UNREADABLE'],
  ] as const) {
    const answer = await send('x.png', content)
    expect(answer.refusal).toEqual([422, code])
    expect(answer.faults).toEqual([422, ['files']])
  }
  expect((await send('x.png', png)).status).toBe(201)
})

it('answers 400, 413 or 415 to a form that cannot be read, never 500', async () => {
  const file = part('name="files"; filename="a.pdf"', pdf.toString())
  expect(await sendRaw(file)).toEqual([400, 'MALFORMED_BODY'])
  expect(await sendRaw(`${file}--b`)).toEqual([400, 'MALFORMED_BODY'])
  expect(await sendRaw('', 'multipart/form-data; boundary=b')).toEqual([422, 'VALIDATION_FAILED'])
  expect(await sendRaw(file, 'multipart/form-data')).toEqual([400, 'MALFORMED_BODY'])
  expect(await sendRaw(`${part('name="__proto__"', '1')}--b--`)).toEqual([400, 'BAD_REQUEST'])
  expect(await sendRaw(`${part('name="__proto__[]"', '{"a":1}')}--b--`)).toEqual([
    422,
    'VALIDATION_FAILED',
  ])
  expect(await sendRaw(`${part('name="note"', 'x'.repeat(70_000))}--b--`)).toEqual([
    413,
    'REQUEST_TOO_LARGE',
  ])
  const many = part('name="a"', '1').repeat(120)
  expect(await sendRaw(`${many}--b--`)).toEqual([413, 'REQUEST_TOO_LARGE'])
  const deep = part('name="note"', '['.repeat(20_000) + ']'.repeat(20_000))
  expect(await sendRaw(`${deep}--b--`)).toEqual([422, 'BODY_TOO_DEEP'])
  const typed = deep.replace('\r\n\r\n', '\r\ncontent-type: application/json\r\n\r\n')
  expect(await sendRaw(`${typed}--b--`)).toEqual([415, 'UNSUPPORTED_MEDIA_TYPE'])
})
