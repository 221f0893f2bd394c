import type { Config } from '../config.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo.ts'

/** What the person at the terminal needs now: addresses, logins, where the data is. */
export function startTable(config: Config, where: string, files: string, demo: boolean): string {
  const at = (path: string) => config.publicUrl + path
  const rows: [string, string][] = [
    ['Portal', at('/')],
    ['Patients', at('/user')],
    ['Console', at('/admins')],
    ['API', at('/api')],
    ['Reference', at('/docs')],
    ...(config.env === 'production' ? [] : [['Mailbox', at('/dev/mailbox')] as [string, string]]),
    ['Health', at('/healthz')],
  ]
  const logins = DEMO_LOGINS.map(({ role, email, path }): [string, string] => [
    role,
    `${email.padEnd(24)}${at(path)}`,
  ])
  return [
    '',
    `  Officina is ready: ${config.publicUrl}`,
    '',
    ...lines(rows),
    ...(demo ? ['', `  Demo logins, password ${DEMO_PASSWORD}`, ...lines(logins)] : []),
    '',
    ...lines([
      ['Mail', mailLine(config)],
      ['Shop', 'built in'],
      ['Database', where],
      ['Files', files],
      ...(config.files.kind === 'local' && config.databaseUrl
        ? [['', 'for one machine: several share a bucket by FILES_URL'] as [string, string]]
        : []),
    ]),
    '',
    '  Stop with Ctrl-C. All data is kept.',
    '',
  ].join('\n')
}

const lines = (rows: [string, string][]) =>
  rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`)

function mailLine(config: Config): string {
  if (config.smtpUrl) return `sent through ${new URL(config.smtpUrl).host}`
  if (config.env === 'production') return 'not sent: SMTP_URL is not set'
  return 'nothing leaves this machine: read it in the mailbox'
}
