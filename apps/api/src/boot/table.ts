import type { Config } from '../config.ts'
import { nameOf, readHosts } from '../db/hosts.ts'
import { DEMO_LOGINS, DEMO_PASSWORD } from './demo.ts'

const development = [
  ['Reference', '/docs'],
  ['Mailbox', '/dev/mailbox'],
] as const

/** What the person at the terminal needs now: addresses, logins, where the data is. */
export function startTable(config: Config, where: string, files: string, demo: boolean): string {
  const at = (path: string) => config.publicUrl + path
  const rows: [string, string][] = [
    ['Portal', at('/')],
    ['Patients', at('/user')],
    ['Console', at('/admins')],
    ['API', at('/api')],
    ...(config.env === 'production'
      ? []
      : development.map(([name, path]): [string, string] => [name, at(path)])),
    ['Health', at('/healthz')],
    ...(config.workers > 1 ? [['Workers', String(config.workers)] as [string, string]] : []),
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
      ['Shop', config.shopify ? config.shopify.storeDomain : 'built in'],
      ['Cards', cardsLine(config)],
      ['Database', where],
      ...(config.databaseReadUrl
        ? [
            ['Replica', `lists and reports from ${nameOf(config.databaseReadUrl)}`] as [
              string,
              string,
            ],
          ]
        : []),
      ['Files', files],
      ...(config.files.kind === 'local' && config.databaseUrl
        ? [['', 'for one machine: several share a bucket by FILES_URL'] as [string, string]]
        : []),
    ]),
    ...safetyLines(missing(config)),
    '',
    '  Stop with Ctrl-C. All data is kept.',
    '',
  ].join('\n')
}

const safetyLines = (missing: string[]) =>
  missing.length === 0 ? [] : ['', '  Missing for safety:', ...missing.map((line) => `    ${line}`)]

const lines = (rows: [string, string][]) =>
  rows.map(([name, value]) => `  ${name.padEnd(11)}${value}`)

function cardsLine(config: Config): string {
  if (config.stripe) return 'taken by Stripe'
  if (config.env === 'production' || config.shopify) return 'not taken'
  return 'taken by the test bank: no money moves'
}

function mailLine(config: Config): string {
  if (config.mail === 'off') return 'off: no mail is sent (MAIL=off)'
  if (config.smtpUrl) return `sent through ${new URL(config.smtpUrl).host}`
  return 'nothing leaves this machine: read it in the mailbox'
}

/** What a production server does without, one line for each. */
function missing(config: Config): string[] {
  if (config.env !== 'production') return []
  const { databaseUrl: database } = config
  const lacks: [string, boolean][] = [
    [
      'PUBLIC_URL: links in mails lead to this machine alone and cookies are not Secure',
      !config.publicUrl.startsWith('https:'),
    ],
    ['MAIL=off: invitations and password links reach nobody', config.mail === 'off'],
    [
      'ADMIN_SECOND_FACTOR=required: administrators may sign in with a password alone',
      !config.secondFactorRequired,
    ],
    ['FILE_SCAN_COMMAND: uploaded files are not scanned', !config.fileScanCommand],
    [
      'BACKUP_TO and BACKUP_RECIPIENT: nothing is backed up by itself',
      !config.backup.to || !config.backup.recipient,
    ],
    [
      'DATABASE_URL: the connection is not encrypted (add ?sslmode=verify-full)',
      database !== undefined && leavesMachine(database) && !/[?&]sslmode=/.test(database),
    ],
    [
      'DATABASE_OWNER_URL: is given to the server all the time; npm run db:migrate alone needs it',
      config.databaseOwnerUrl !== undefined,
    ],
  ]
  return lacks.filter(([, isMissing]) => isMissing).map(([line]) => line)
}

const leavesMachine = (database: string) =>
  readHosts(database).hosts.some(({ host }) => !/^(localhost|127(\.\d+){3}|::1)$/.test(host))
