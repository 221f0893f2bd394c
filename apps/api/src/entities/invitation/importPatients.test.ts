import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { patients } from '../../db/schema/patient.ts'
import { mails } from '../../db/schema/platform.ts'
import { asDoctor, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { columnName } from '../csvImport.ts'
import { emailTaken } from '../patient/check.ts'
import { patientColumns } from './importPatients.ts'

let doctor: Person
const t = await useClinic()
beforeEach(async () => {
  doctor = await asDoctor(t)
})

const url = '/api/doctor/patients/import'
type Row = {
  line: number
  label: string
  ok: boolean
  errors: { field: string; message: string }[]
}
const run = (text: string, rest: object = {}, who = doctor) =>
  who.browser.post(url, { dry_run: false, text, ...rest })
const mine = () => t.rows(patients, { doctorId: doctor.id })
const mailed = () => t.rows(mails, { doctorId: doctor.id })

const file = [
  'Last name,First name,Email,Date of birth,Sex,Language,Tags,Discount,Phone',
  'Brown,Ana,ana.import@example.org,1990/4/12,F,English,"skin; winter",5%,212 555 0142',
  '',
  '髙橋,花子,hanako.import@example.org,1985年1月2日,女性,日本語,,,',
  'Nobody,,not an address,1990-02-30,x,fr,,99,call me',
  'Green,Bo,ANA.import@example.org,,,,,,',
].join('\r\n')

describe('a file of patients', () => {
  it('is tried first: every row is judged and nothing is kept, no mail either', async () => {
    const { status, data } = await run(file, { dry_run: true, send: true })
    expect(status).toBe(200)
    expect(data).toMatchObject({ dry_run: true, ok: 2, failed: 2 })
    expect(data.rows.map((row: Row) => [row.line, row.label, row.ok])).toEqual([
      [2, 'Brown', true],
      [4, '髙橋', true],
      [5, 'Nobody', false],
      [6, 'Green', false],
    ])
    expect(data.rows[2].errors.map((error: { field: string }) => error.field).sort()).toEqual([
      'birth_date',
      'email',
      'first_name',
      'language',
      'phone',
      'sex',
    ])
    expect(data.rows[3].errors).toEqual([
      { field: 'email', label: 'Email', message: 'Same as in row 2.' },
    ])
    expect(await mine()).toEqual([])
    expect(await mailed()).toEqual([])
  })

  it('names the words of a column in the language of the reader', async () => {
    const { data } = await doctor.browser.post(
      url,
      { dry_run: true, text: file },
      { headers: { 'accept-language': 'ja' } },
    )
    const said = data.rows[2].errors.map((error: { message: string }) => error.message)
    expect(said).toContain('女性、男性、その他のいずれかを入力してください。')
    expect(said).toContain('英語、日本語のいずれかを入力してください。')
  })

  it.each(['en', 'ja'] as const)(
    'names a column once where a cell is wrong: %s',
    async (locale) => {
      const text = [
        'Last name,First name,Email,Phone,Birth date,Discount,Tags',
        `Brown,Ana,ana@,call me,soon,most,${'x'.repeat(41)}`,
        'Green,Bo,green@example.org,,1800-01-01,90,',
      ].join('\r\n')
      const { data } = await doctor.browser.post(
        url,
        { dry_run: true, text },
        { headers: { 'accept-language': locale } },
      )
      const wrong = data.rows.flatMap((row: Row) => row.errors)
      expect(wrong).toHaveLength(7)
      for (const { field, message } of wrong) {
        const [name = ''] = columnName(patientColumns[field as 'email'], locale).split('（')
        expect(message.toLowerCase()).not.toContain(name)
      }
    },
  )

  it('reads the columns that were chosen, and dates in the order of the system', async () => {
    const other = 'Client,Given,Contact,Born,Email\nBrown,Ana,ana.mapped@example.org,4/12/1990,no@'
    const columns = {
      last_name: 'Client',
      first_name: 'Given',
      email: 'Contact',
      birth_date: 'Born',
    }
    const { data } = await run(other, { columns, dates: 'mdy' })
    expect(data).toMatchObject({ ok: 1, failed: 0 })
    expect(await mine()).toMatchObject([
      { lastName: 'Brown', email: 'ana.mapped@example.org', birthDate: '1990-04-12' },
    ])
    const dmy = await run(other, { columns, dates: 'dmy', dry_run: true })
    expect(dmy.data.rows[0].errors[0].field).toBe('email')
    const unknown = { ...columns, email: 'Mail address' }
    expect((await run(other, { columns: unknown })).faults).toEqual([422, ['text']])
  })

  it.each(['E-mail', 'Email address', 'メール'])(
    'knows a column that is called %s',
    async (name) => {
      const { data } = await run(`Last name,First name,${name}\nBrown,Ana,ana.column@example.org`, {
        dry_run: true,
      })
      expect(data).toMatchObject({ ok: 1, failed: 0 })
    },
  )

  it('adds the good rows and leaves the others', async () => {
    const { data } = await run(`\uFEFF${file}`)
    expect(data).toMatchObject({ dry_run: false, ok: 2, failed: 2 })
    const rows = await mine()
    expect(rows).toHaveLength(2)
    expect(rows.find((row) => row.firstName === 'Ana')).toMatchObject({
      email: 'ana.import@example.org',
      birthDate: '1990-04-12',
      sex: 'female',
      language: 'en',
      tags: ['skin', 'winter'],
      discountBp: 500,
      phone: '212 555 0142',
      status: 'registered_by_doctor',
    })
    expect(rows.find((row) => row.lastName === '髙橋')).toMatchObject({
      birthDate: '1985-01-02',
      sex: 'female',
      language: 'ja',
    })
    expect(await mailed()).toEqual([])
  })

  it('invites them when asked to, and again refuses who is there', async () => {
    const two =
      'email;last_name;first_name\ncy.import@example.org;Cy;Di\neve.import@example.org;Eve;Fo'
    expect((await run(two, { send: true })).data).toMatchObject({ ok: 2, failed: 0 })
    expect((await mine()).map((row) => row.status)).toEqual(['invited', 'invited'])
    expect((await mailed()).map((mail) => mail.recipient).sort()).toEqual([
      'cy.import@example.org',
      'eve.import@example.org',
    ])
    const again = (await run(two, { send: true })).data
    expect(again).toMatchObject({ ok: 0, failed: 2 })
    expect(again.rows[0].errors[0].message).toBe(emailTaken.en)
    expect(await mailed()).toHaveLength(2)
  })

  it('says which row has the own address of the doctor, before anything is sent', async () => {
    const own = `email,last name,first name\n${doctor.email.toUpperCase()},Own,Ad\nfine@example.org,Fi,Ne`
    const { data } = await run(own, { dry_run: true, send: true })
    expect(data).toMatchObject({ ok: 2, failed: 0 })
    expect(data.rows[0].message).toMatch(/^This is your own email address\./)
    expect(data.rows[1].message).toBeNull()
  })

  it('happens once for one key', async () => {
    const once = { key: randomUUID() }
    const text = 'email,last name,first name\nonce.import@example.org,On,Ce'
    const first = await doctor.browser.post(url, { dry_run: false, text }, once)
    const again = await doctor.browser.post(url, { dry_run: false, text }, once)
    expect([first.data.ok, again.data]).toEqual([1, first.data])
    expect(await mine()).toHaveLength(1)
  })

  it('knows the columns of the template in both languages', async () => {
    const ja =
      '姓,名,メールアドレス,氏名（カナ）,電話番号,生年月日,性別,メッセージの言語,タグ,割引率（%）\n' +
      '佐藤,健,ｋｅｎ．ｉｍｐｏｒｔ＠ｅｘａｍｐｌｅ．ｏｒｇ,サトウ ケン,０３−１２３４,2000年4月1日,男性,日本語,肌、冬,５％'
    expect((await run(ja)).data).toMatchObject({ ok: 1, failed: 0 })
    expect((await mine())[0]).toMatchObject({
      email: 'ken.import@example.org',
      kana: 'サトウ ケン',
      phone: '03-1234',
      birthDate: '2000-04-01',
      sex: 'male',
      language: 'ja',
      tags: ['肌', '冬'],
      discountBp: 500,
    })
  })

  it('says what a file lacks, and how far a discount may go', async () => {
    const bare = await run('last name,first name\nBrown,Ana')
    expect([bare.status, bare.body.errors]).toEqual([
      422,
      { text: ['The file has no column “email”.'] },
    ])
    expect((await run('last name,first name,email')).body.errors.text).toHaveLength(1)
    const { data } = await run(
      'last name,first name,email,discount,birth date\nBrown,Ana,x@example.org,90,1800-01-01',
    )
    const fields = data.rows[0].errors.map((error: { field: string }) => error.field)
    expect(fields.sort()).toEqual(['birth_date', 'discount_percent'])
  })
})
