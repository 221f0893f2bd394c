import { describe, expect, test } from 'vitest'
import { loadConfig } from '../config.ts'
import { startTable } from './table.ts'

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'k'.repeat(32),
  PUBLIC_URL: 'https://officina.example.com',
  SMTP_URL: 'smtp://mail:25',
  ADMIN_SECOND_FACTOR: 'required',
  FILE_SCAN_COMMAND: '/usr/bin/clamdscan -',
  BACKUP_TO: '/var/backups/officina',
  BACKUP_RECIPIENT: `age1${'q'.repeat(58)}`,
}
const missing = (env: Record<string, string>) =>
  startTable(loadConfig(env), 'here', 'files', false)
    .split('\n')
    .filter((line) => /^ {4}[A-Z_]+/.test(line))
    .map((line) => line.trim().split(':')[0])

describe('the start table', () => {
  test('says nothing of safety when nothing is missing, and never outside production', () => {
    expect(startTable(loadConfig(production), 'here', 'files', false)).not.toContain('safety')
    const development = loadConfig({ SECRET_KEY: 'k'.repeat(32) })
    expect(startTable(development, 'here', 'files', true)).not.toContain('safety')
  })

  test.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:3000' }],
    ['MAIL=off', { SMTP_URL: '', MAIL: 'off' }],
    ['ADMIN_SECOND_FACTOR=required', { ADMIN_SECOND_FACTOR: '' }],
    ['FILE_SCAN_COMMAND', { FILE_SCAN_COMMAND: '' }],
    ['BACKUP_TO and BACKUP_RECIPIENT', { BACKUP_RECIPIENT: '' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://a:b@db.example.com/officina' }],
    [
      'DATABASE_OWNER_URL',
      {
        DATABASE_URL: 'postgres://a:b@127.0.0.1/officina',
        DATABASE_OWNER_URL: 'postgres://o:b@127.0.0.1/officina',
      },
    ],
  ])('names %s', (name, env) => {
    expect(missing({ ...production, ...env })).toEqual([name])
  })

  test('says of a disk beside a shared database that it is for one machine', () => {
    const table = (env: object) =>
      startTable(loadConfig({ ...production, ...env }), 'here', 'files', false)
    const shared = { DATABASE_URL: 'postgres://a:b@127.0.0.1/officina' }
    expect(table(shared)).toContain('for one machine: several share a bucket by FILES_URL')
    expect(table({ ...shared, FILES_URL: 's3://clinic' })).not.toContain('for one machine')
    expect(table({})).not.toContain('for one machine')
  })

  test('says that mail is off, and which shop is used', () => {
    const shopify = {
      SHOPIFY_STORE_DOMAIN: 'clinic.myshopify.com',
      SHOPIFY_STOREFRONT_TOKEN: 't',
      SHOPIFY_WEBHOOK_SECRET: 's',
    }
    const tableOf = (env: object) =>
      startTable(loadConfig({ ...production, ...env }), 'here', 'files', false)
    expect(tableOf({ MAIL: 'off' })).toMatch(/Mail +off: no mail is sent.*Shop +built in\n/s)
    expect(tableOf(shopify)).toMatch(/Shop +clinic\.myshopify\.com\n/)
  })
})
