import { expect, it } from 'vitest'
import { sql } from './db/sql.ts'
import { loggedError } from './log.ts'
import { asDoctor, asPatient } from './testing/fixtures.ts'
import { useClinic } from './testing/harness.ts'
import { statementOn } from './testing/statementOn.ts'
import { formOf, png } from './testing/uploads.ts'

const canary = 'kanarienvogel'
const mail = `${canary}@example.org`
const lines: string[] = []
const t = await useClinic({ logLevel: 'trace' }, { logTo: { write: (line) => lines.push(line) } })

it('keeps what was typed out of the log, whatever fails', async () => {
  const doctor = await asDoctor(t)
  const { browser } = await asPatient(t, doctor)
  const visitor = t.browser()
  await visitor.post('/api/patient/login', { email: mail, password: canary })
  await visitor.post('/api/doctor/registration-request', { email: mail })
  await visitor.get(`/api/${canary}?token=${canary}`)
  await visitor.get(`/doctors/register/${canary}`)
  await doctor.browser.list('/api/doctor/patients', { filter: { q: canary } })
  await doctor.browser.get(`/api/doctor/patients/${canary}`)
  await doctor.browser.post(
    '/api/doctor/application/documents',
    formOf({ kind: canary }, { file: [{ name: `${canary}.png`, content: png }] }),
  )
  await browser.patch('/api/patient/account', { allergies: [canary], phone: canary })
  // a fault of ours: the statement fails with what was typed among its values
  await statementOn(t.ownerUrl, 'alter table patients rename to gone')
  const failed = await doctor.browser.list('/api/doctor/patients', { filter: { q: canary } })
  await statementOn(t.ownerUrl, 'alter table gone rename to patients')
  expect([failed.status, failed.body]).toEqual([
    500,
    { message: 'Server Error', error_code: 'SERVER_ERROR' },
  ])
  const log = lines.join('')
  expect(log).toContain('request failed')
  expect(log).toContain('42P01')
  expect(log).toContain('/api/doctor/patients')
  expect(log).not.toContain(canary)
  expect(log).not.toContain(browser.jar.get('officina_session') ?? '-')
})

it('tells of an error what failed and where, without values', async () => {
  const refused = await t.ctx.db
    .execute(sql`select ${canary}::uuid`)
    .catch((error: unknown) => loggedError(error))
  expect(refused).toMatchObject({ query: 'select $1::uuid', cause: { code: '22P02' } })
  const broken = loggedError(thrownBy(() => JSON.parse(`{"${canary}`)))
  expect(broken.type).toBe('SyntaxError')
  expect(JSON.stringify([refused, broken])).not.toContain(canary)
  expect(loggedError(new TypeError('x is not a function'))).toMatchObject({
    type: 'TypeError',
    message: 'x is not a function',
    stack: expect.stringContaining('log.test.ts'),
  })
})

function thrownBy(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}
