import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { backupName } from '../backup/keep.ts'
import type { Config } from '../config.ts'
import { tieSecret } from '../db/secret.ts'
import { encrypt } from '../encryption.ts'
import { asDoctor } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { examine } from './examine.ts'

const t = await useClinic()
const to = mkdtempSync(join(tmpdir(), 'officina-doctor-'))
afterAll(() => rmSync(to, { recursive: true }))
const database = {
  appUrl: t.ownerUrl,
  ownerUrl: t.ownerUrl,
  owner: 'same' as const,
  where: 'PostgreSQL at 127.0.0.1',
  stop: async () => {},
}

/** What is not in order, by what was looked at. */
async function found(change: Partial<Config>, looked = database) {
  const findings = await examine({ ...t.ctx.config, ...change }, looked)
  expect(findings.map(({ what }) => what)).toEqual([
    ...['Program', 'Database', 'Secrets', 'Clock', 'Disk', 'Files', 'Mail', 'Address', 'Backups'],
  ])
  return Object.fromEntries(
    findings.filter(({ is }) => is !== 'ok').map(({ what, is, says }) => [what, `${is}: ${says}`]),
  )
}

it('says what could be better, and what is wrong whatever else is', async () => {
  const backup = { to, recipient: 'age1x' }
  expect(await found({ backup, dataDir: join(to, 'none') })).toEqual({
    Mail: expect.stringMatching(/^attention: .*SMTP_URL/),
    Address: expect.stringMatching(/^attention: .*not encrypted/),
    Backups: `attention: none in ${to} yet: npm run backup makes one`,
  })
  const newest = join(to, backupName(new Date(), true))
  writeFileSync(newest, '')
  expect(await found({ backup })).not.toHaveProperty('Backups')
  const old = new Date(Date.now() - 50 * 3_600_000)
  utimesSync(newest, old, old)
  // a place that cannot be read
  expect((await found({ backup: { ...backup, to: newest } })).Backups).toMatch(/^wrong: ENOTDIR/)
  // of one that is being made
  writeFileSync(`${newest}.0a1b2c3d.part`, '')
  const sick = await found({
    backup,
    mail: 'smtp',
    smtpUrl: 'smtp://127.0.0.1:9',
    publicUrl: 'https://127.0.0.1:9',
    env: 'production',
    files: { kind: 'local', root: join(newest, 'files') },
  })
  await tieSecret(t.ownerUrl, t.ctx.config)
  expect(await found({ backup, secretKey: 'another one, also of 32 bytes or more' })).toMatchObject(
    {
      Database: expect.stringMatching(/^wrong: SECRET_KEY is not that of this database/),
    },
  )
  const former = 'the one before it, also of 32 bytes or more'
  const before = { backup, secretKeyPrevious: former }
  expect((await found(before)).Secrets).toMatch(/^attention: nothing needs SECRET_KEY_PREVIOUS/)
  await asDoctor(t, { bankNumberEnc: encrypt({ secretKey: former }, '1') })
  expect((await found(before)).Secrets).toMatch(/^attention: .* 1 encrypted .* npm run rekey$/)
  expect((await found({ backup })).Secrets).toMatch(/^attention: 1 encrypted texts cannot be read/)
  expect(sick).toEqual({
    Database: expect.stringMatching(/^wrong: The role .* owns /),
    Files: expect.stringMatching(/^wrong: .*cannot be kept/s),
    Mail: expect.stringMatching(/^wrong: .*does not take mail/),
    Address: expect.stringMatching(/^wrong: .*cannot be reached/),
    Backups: expect.stringMatching(/^wrong: 1 in .* 50 h old$/),
  })
})

it('says of a database without tables what is to be done, and no statement', async () => {
  const bare = new URL(t.ownerUrl)
  bare.pathname = '/postgres'
  const urls = { appUrl: bare.href, ownerUrl: bare.href }
  expect(await found({}, { ...database, ...urls })).toMatchObject({
    Database: 'wrong: The schema is out of date: run npm run db:migrate.',
    Secrets: 'wrong: relation "settings" does not exist',
  })
})
