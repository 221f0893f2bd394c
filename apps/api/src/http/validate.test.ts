import { birthDateProblem } from '@officina/shared/birthDateProblem'
import { expect, it } from 'vitest'
import { asAdmin, asDoctor, asPatient, makeProduct } from '../testing/fixtures.ts'
import { startTestApp } from '../testing/harness.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { compile } from './validate.ts'

const check = compile({
  type: 'object',
  required: ['licence_no', 'email'],
  properties: {
    licence_no: { type: 'string', title: 'Licence number', 'x-ja': '免許番号', minLength: 3 },
    email: { type: 'string', format: 'email', title: 'Email' },
    plain_name: { type: 'string', maxLength: 2 },
    tags: { type: 'array', title: 'Tags', 'x-ja': 'タグ', items: { type: 'string', maxLength: 3 } },
    lines: {
      type: 'array',
      items: {
        allOf: [
          {
            type: 'object',
            properties: { qty: { type: 'integer', title: 'Quantity', minimum: 1 } },
          },
        ],
      },
    },
  },
})

it('names fields by their title in both languages, never a length or form by a key', () => {
  expect(check({})).toEqual({
    licence_no: [{ en: 'Enter the licence number.', ja: '免許番号を入力してください。' }],
    email: [{ en: 'Enter the email.', ja: '入力してください。' }],
  })
  expect(check({ licence_no: 'x12', email: '' })).toEqual({
    email: [{ en: 'Enter the email.', ja: '入力してください。' }],
  })
  expect(
    check({
      licence_no: 'x',
      email: 'x',
      plain_name: 'xyz',
      tags: ['long one'],
      lines: [{ qty: 0 }],
    }),
  ).toEqual({
    licence_no: [
      {
        en: 'The licence number needs at least 3 characters.',
        ja: '免許番号は3文字以上で入力してください。',
      },
    ],
    email: [
      {
        en: 'Enter an email address such as ana@example.org.',
        ja: '「ana@example.org」のような形式で入力してください。',
      },
    ],
    plain_name: [
      {
        en: 'Use at most 2 characters.',
        ja: '2文字以内で入力してください。',
      },
    ],
    'tags.0': [
      {
        en: 'The tags can have at most 3 characters.',
        ja: 'タグは3文字以内で入力してください。',
      },
    ],
    'lines.0.qty': [{ en: 'The quantity must be at least 1.', ja: '1以上で入力してください。' }],
  })
})

it('answers in the language of the request', async () => {
  const t = await startTestApp()
  const admin = await asAdmin(t)
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
  const ask = (language: string) =>
    admin.browser.call(
      'POST',
      `/api/admin/orders/${order.id}/hold`,
      {},
      { headers: { 'accept-language': language } },
    )
  expect((await ask('en')).body.errors).toEqual({ reason: ['Enter the reason.'] })
  expect((await ask('ja')).body.errors).toEqual({ reason: ['理由を入力してください。'] })
  await t.close()
})

it('asks for a choice where nothing is typed', () => {
  const choices = compile({
    type: 'object',
    required: ['outcome', 'country', 'doctor_id', 'sex', 'unopened', 'answer'],
    properties: {
      outcome: { type: 'string', enum: ['accepted'], title: 'Covered by', 'x-ja': '負担者' },
      country: { type: 'string', format: 'country' },
      doctor_id: { type: 'string', format: 'uuid', title: 'Doctor' },
      sex: { oneOf: [{ type: 'string', enum: ['female'] }, { type: 'null' }] },
      unopened: { type: 'boolean', title: 'Unopened', 'x-ja': '未開封' },
      answer: { type: 'string', minLength: 1, title: 'Answer', 'x-ja': '回答' },
    },
  })
  for (const value of [{}, { outcome: '', answer: '' }])
    expect(choices(value)).toMatchObject({
      outcome: [{ en: 'Choose an option for “Covered by”.', ja: '負担者を選択してください。' }],
      country: [{ en: 'Choose the country.', ja: '選択してください。' }],
      doctor_id: [{ en: 'Choose the doctor.' }],
      sex: [{ en: 'Choose one of the options.' }],
      unopened: [{ en: 'Choose yes or no.', ja: '「はい」か「いいえ」を選択してください。' }],
      answer: [{ en: 'Enter the answer.', ja: '回答を入力してください。' }],
    })
})

const checkUnits = compile({
  type: 'object',
  required: ['rate_bp'],
  properties: {
    rate_bp: { type: 'integer', minimum: 0, maximum: 10_000 },
    status: { type: 'array', items: { enum: ['paid'] } },
    quantity: { type: 'integer', maximum: 20 },
    sum: { type: 'integer', format: 'money' },
    amount: { type: ['number', 'null'], maximum: 10_000 },
    exp_year: { type: 'integer', minimum: 2000 },
  },
})
const checkForms = compile({
  type: 'object',
  properties: {
    mobile: { type: 'string', format: 'phone', minLength: 6, pattern: '^[0-9 +]*$', example: '1' },
    postal_code: { type: 'string', 'x-ja': '郵便番号', pattern: '^[0-9]{5}$', example: '10001' },
    due_on: { type: 'string', format: 'date', title: 'Due date', example: '2026-11-20' },
    birth_date: { type: 'string', format: 'date', title: 'Date of birth' },
    note: { type: 'string', pattern: '^[^<]*$' },
    countries: {
      type: 'array',
      items: { pattern: '^[A-Z]{2}$', example: 'DE' },
      title: 'Countries',
    },
  },
})

it('shows by an example what a value looks like', () => {
  const phone = [
    {
      en: 'Enter the complete number. Begin with + and the country code for a number abroad, such as +81 90 1234 5678.',
      ja: '市外局番から正しく入力してください。海外の番号は「+1 212 555 0100」のように国番号から入力してください。',
    },
  ]
  expect(checkForms({ mobile: 'abc', postal_code: 'abc', due_on: 'soon', note: '<b>' })).toEqual({
    mobile: phone,
    postal_code: [
      {
        en: 'Enter the postal code in a form such as 10001.',
        ja: '郵便番号は「10001」のような形式で入力してください。',
      },
    ],
    due_on: [
      {
        en: 'Enter the due date in a form such as 2026-11-20.',
        ja: '「2026-11-20」のような形式で入力してください。',
      },
    ],
    note: [{ en: 'This has the wrong format.', ja: '形式が正しくありません。' }],
  })
  expect(checkForms({ mobile: '12' })).toEqual({ mobile: phone })
  expect(checkForms({ due_on: '0001-01-01' }).due_on?.[0]?.en).toBe(
    'Choose a date between 1900 and 2999.',
  )
  // as of tomorrow
  expect(checkForms({ birth_date: '3000-01-01' }).birth_date).toEqual([birthDateProblem])
  expect(checkForms({ countries: ['US', 'de'] })['countries.1']?.[0]?.en).toBe(
    'Enter the countries in a form such as DE.',
  )
})

it('takes no id that the database would refuse, and no day or time from which none is left to count', () => {
  const isTaken = (format: string, value: string) => {
    const check = compile({ type: 'object', properties: { v: { type: 'string', format } } })
    return Object.keys(check({ v: value })).length === 0
  }
  const id = '0193a5b2-0000-7000-8000-00000000dead'
  for (const [format, taken, refused] of [
    [
      'date',
      ['1900-01-01', '2999-12-31', '2024-02-29'],
      ['1899-12-31', '3000-01-01', '2025-02-29'],
    ],
    [
      'date-time',
      ['2026-11-20T09:00:00Z', '2026-11-20T09:00:00.123+09:00', '2016-12-31T23:59:59Z'],
      ['2016-12-31T23:59:60Z', '0000-06-01T00:00:00Z', '1900-01-01T00:00:00+09:00'],
    ],
    ['uuid', [id, id.toUpperCase()], [`urn:uuid:${id}`]],
  ] as const) {
    expect(taken.filter((value) => !isTaken(format, value))).toEqual([])
    expect(refused.filter((value) => isTaken(format, value))).toEqual([])
  }
})

const textOf = (value: unknown, key: string) => checkUnits(value)[key]?.[0]

it('refusals name what people typed, in its unit', () => {
  expect(textOf({ rate_bp: 10_100 }, 'rate_bp')).toEqual({
    en: 'Enter at most 100%.',
    ja: '100%以下で入力してください。',
  })
  expect(textOf({ rate_bp: 1, quantity: 21 }, 'quantity')?.en).toBe('Enter at most 20.')
  expect(textOf({ rate_bp: '' }, 'rate_bp')?.en).toBe('Enter the rate.')
  expect(textOf({ rate_bp: null }, 'rate_bp')?.en).toBe('Enter the rate.')
  expect(textOf({ rate_bp: 'ten' }, 'rate_bp')).toEqual({
    en: 'Enter a number.',
    ja: '数字で入力してください。',
  })
  expect(textOf({ quantity: 2.5 }, 'quantity')).toEqual({
    en: 'Enter a whole number.',
    ja: '整数で入力してください。',
  })
  expect(textOf({ sum: 2.5 }, 'sum')?.en).toBe('Enter a number.')
  expect(textOf({ amount: 10_001 }, 'amount')?.en).toBe('Enter at most 10,000.')
  expect(textOf({ exp_year: 99 }, 'exp_year')?.en).toBe('Enter at least 2000.')
  expect(textOf({ rate_bp: 1, status: ['zzz'] }, 'status.0')?.en).toBe('Choose another option.')
})
