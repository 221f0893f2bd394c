import { expect, it } from 'vitest'
import { asDoctor, asPatient } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { linkTo, tokenOf } from '../testing/mails.ts'
import { sql } from './sql.ts'

const t = await useClinic()

it('stores passwords, session ids and tokens of links as hashes only', async () => {
  const { browser, email } = await asPatient(t, await asDoctor(t))
  await t.browser().post('/api/patient/password/reset-request', { email })
  const link = await linkTo(t, email)
  const password = 'a-canary-of-a-password-7'
  const answer = await t.browser().post('/api/patient/password/reset', {
    id: link.searchParams.get('id'),
    token: tokenOf(link),
    password,
    password_confirmation: password,
  })
  expect(answer.status, answer.text).toBe(200)
  const signedIn = t.browser()
  expect((await signedIn.post('/api/patient/login', { email, password })).status).toBe(200)
  const session = String(signedIn.jar.get('officina_session'))
  const secrets = {
    password,
    session,
    token: tokenOf(link),
    first: browser.jar.get('officina_session'),
  }
  for (const [what, secret] of Object.entries(secrets))
    expect(String(secret).length, what).toBeGreaterThan(20)
  const tables = await t.ctx.db.execute<{ name: string }>(sql`
    select quote_ident(table_schema) || '.' || quote_ident(table_name) as name
    from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`)
  expect(tables.rows.length).toBeGreaterThan(50)
  for (const { name } of tables.rows) {
    // the outbox holds what a mail says until a mail server has taken it
    if (name === 'public.mails') continue
    const { rows } = await t.ctx.db.execute<{ row: string }>(
      sql.raw(`select t::text as row from ${name} t`),
    )
    const text = rows.map(({ row }) => row).join('\n')
    for (const [what, secret] of Object.entries(secrets))
      expect(text.includes(String(secret)), `${what} in ${name}`).toBe(false)
  }
  const { rows } = await t.ctx.db.execute<{ password_hash: string }>(
    sql`select password_hash from accounts where email = ${email}`,
  )
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=(19456,t=2|47104,t=1),p=1\$/)
})
