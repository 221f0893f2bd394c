import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { type LegalDocument, legalVersions } from '@officina/shared/legalVersions'
import type { z } from 'zod'
import type { S3Access, S3Place } from './files/s3.ts'
import { browsableHost, crossChecks, EMBEDDED_WORKERS, S3Settings, Settings } from './settings.ts'

/** The folder that holds package.json: relative paths of the settings start here. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** Where uploaded and made files are kept: on this machine, or in a bucket that all machines share. */
export type FilesPlace = { kind: 'local'; root: string } | ({ kind: 's3' } & S3Place)

/** All settings of one process. Read once at start; nothing else looks at the environment. */
export type Config = {
  env: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl?: string
  files: FilesPlace
  /** How buckets are reached, for files and for backups. */
  s3: S3Access
  /** A folder or `s3://…` where backups go, and the public key (age) that they are encrypted for. */
  backup: { to?: string; recipient?: string }
  /** Owns the tables: for migrations only. Without it `databaseUrl` migrates, except in production. */
  databaseOwnerUrl?: string
  /** The same database past a pooler in transaction mode, for the one connection that LISTENs. */
  databaseListenUrl?: string
  /** A replica of the database, for reads that may be a moment old. */
  databaseReadUrl?: string
  /** Whose X-Forwarded-For is believed: addresses and networks, or so many proxies in a row. */
  trustProxy: string[] | number
  /** Origin people type into the browser, without a trailing slash. */
  publicUrl: string
  /** Origin whose API the pages call, where it is not this server's own. */
  apiUrl?: string
  /** Origins whose pages may call the API besides its own. */
  allowedOrigins: string[]
  smtpUrl?: string
  /** Without an SMTP server mails stay in the mailbox; `off` sends none and keeps none, on purpose. */
  mail: 'smtp' | 'mailbox' | 'off'
  mailFrom: string
  /** Whom people write to when they are stuck; pages name nobody without it. */
  supportEmail: string
  /** What the mail provider proves itself with when it reports bounces; without it nobody may. */
  mailHookSecret?: string
  /** Looks at every uploaded file before it is stored (`files/scan.ts`). */
  fileScanCommand?: string
  seed: 'demo' | 'none'
  /** ISO 4217. */
  currency: string
  /** Where a bank transfer goes, as patients read it; without it no transfer is offered. */
  bankDetails: string
  /** IANA name: days and months of the business are counted in it. */
  timeZone: string
  sentryDsn?: string
  shopify?: {
    storeDomain: string
    storefrontToken: string
    webhookSecret: string
    /** Lets lost orders be looked for. */
    adminToken?: string
    /** Begins the discount codes of the shop: `{prefix}10` takes 10 % off. */
    discountPrefix?: string
    /** Officina makes the codes itself, for every checkout its own; needs `adminToken`. */
    makesDiscountCodes?: boolean
  }
  /** Takes cards; without it the test bank does, and in production nobody. */
  stripe?: { secretKey: string; webhookSecret: string; apiBase?: string }
  session: { idleMinutes: number; rememberDays: number; capHours: number; patientCapDays: number }
  /** At least 32 bytes; encrypts bank account numbers. */
  secretKey: string
  /** The key before, while it is being changed: read with, and never written. */
  secretKeyPrevious?: string
  /** Versions of the legal documents that come with the program. */
  legalVersions: Record<LegalDocument, string>
  /** Off behind a pooler that does not know prepared statements (PgBouncer before 1.21). */
  preparedStatements: boolean
  /** Requests a minute that one session or address may make; sign-ins have windows of their own. */
  requestsPerMinute: number
  /** Owners and finance do nothing before they have a second factor. */
  secondFactorRequired: boolean
  /** Prometheus may read: at `/metrics` by token, or on a port of its own. */
  metrics: { token?: string; port?: number }
  /** OpenTelemetry, when asked for: where spans go, what this service is called there, and which share is told. */
  traces?: { url: string; service: string; share: number }
  /** Processes that serve. */
  workers: number
  /** Asked about breached passwords, where the shop wants it (Settings → Security). */
  breachedPasswordsUrl: string
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

export type Secrets = Pick<Config, 'secretKey' | 'secretKeyPrevious'>

/** All keys that what is kept may be of; the first is the one to write with. */
export const secretKeysOf = ({ secretKey, secretKeyPrevious }: Secrets): string[] =>
  secretKeyPrevious ? [secretKey, secretKeyPrevious] : [secretKey]

/** Every bad setting in one message, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

type How = {
  /** Nothing is made: without DATABASE_URL there has to be a database in DATA_DIR. */
  mustExist?: boolean
}

/** Settings of this process: the environment, completed by a `.env` file in the root if present. */
export function readConfig(how?: How): Config {
  loadEnvFile()
  return loadConfig(process.env, how)
}

/** Names that the `.env` file has added to the environment of this process. */
const added = new Set<string>()

export function loadEnvFile(file?: string): void {
  for (const [name, value] of Object.entries(readEnvFile(file)))
    if (process.env[name] === undefined) {
      process.env[name] = value
      added.add(name)
    }
}

/**
 * Settings of a `.env` file, where there is one. Not by `process.loadEnvFile`, which says of a file that it may not
 * read that there is none: a server would start without its settings.
 */
export function readEnvFile(file = join(ROOT, '.env')): Record<string, string | undefined> {
  try {
    return parseEnv(readFileSync(file, 'utf8'))
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') return {}
    throw new ConfigError([`.env: cannot be read (${message})`])
  }
}

/**
 * Takes what the `.env` file has added out of the environment again, so that workers that are started later read the
 * file as it is then.
 */
export function leaveEnvFile(): void {
  for (const name of added) delete process.env[name]
  added.clear()
}

/**
 * Turns environment variables into a Config; an empty variable counts as unset.
 * Outside production a missing SECRET_KEY is made once and kept in DATA_DIR/secret.key.
 * @throws ConfigError naming every bad setting and what is expected.
 */
export function loadConfig(
  env: Record<string, string | undefined>,
  { mustExist = false }: How = {},
): Config {
  const parsed = Settings.safeParse(given(env))
  const problems = parsed.success
    ? crossChecks(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)])
  const s = parsed.data
  const production = s.NODE_ENV === 'production'
  const dataDir = resolve(ROOT, s.DATA_DIR)
  if (mustExist && !s.DATABASE_URL && !hasDatabase(dataDir))
    throw new ConfigError([
      `DATA_DIR: must be the folder that the server uses; there is no database in ${dataDir}`,
    ])
  const seed = s.SEED ?? (production ? 'none' : 'demo')
  const publicUrl = s.PUBLIC_URL ?? `http://${browsableHost(s.HOST)}:${s.PORT}`
  return {
    env: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir,
    trustProxy: s.TRUST_PROXY,
    databaseUrl: s.DATABASE_URL,
    files: filesPlace(s, dataDir),
    s3: s3Access(s),
    backup: {
      to: s.BACKUP_TO?.startsWith('s3:') ? s.BACKUP_TO : s.BACKUP_TO && resolve(ROOT, s.BACKUP_TO),
      recipient: s.BACKUP_RECIPIENT,
    },
    databaseOwnerUrl: s.DATABASE_OWNER_URL,
    databaseListenUrl: s.DATABASE_LISTEN_URL,
    databaseReadUrl: s.DATABASE_READ_URL,
    publicUrl,
    apiUrl: s.API_URL,
    allowedOrigins: s.ALLOWED_ORIGINS,
    smtpUrl: s.SMTP_URL,
    mail: s.MAIL === 'off' ? 'off' : s.SMTP_URL ? 'smtp' : 'mailbox',
    mailFrom: s.MAIL_FROM ?? `Officina <no-reply@${mailDomain(publicUrl)}>`,
    supportEmail: s.SUPPORT_EMAIL ?? (seed === 'demo' ? 'support@officina.test' : ''),
    mailHookSecret: s.MAIL_HOOK_SECRET,
    fileScanCommand: s.FILE_SCAN_COMMAND,
    seed,
    currency: s.CURRENCY,
    bankDetails: s.BANK_DETAILS ?? (seed === 'demo' ? demoBankDetails : ''),
    timeZone: s.APP_TIME_ZONE,
    sentryDsn: s.SENTRY_DSN,
    shopify: s.SHOPIFY_STORE_DOMAIN
      ? {
          storeDomain: s.SHOPIFY_STORE_DOMAIN,
          storefrontToken: s.SHOPIFY_STOREFRONT_TOKEN!,
          webhookSecret: s.SHOPIFY_WEBHOOK_SECRET!,
          adminToken: s.SHOPIFY_ADMIN_TOKEN,
          discountPrefix:
            s.SHOPIFY_DISCOUNT_PREFIX ??
            (s.SHOPIFY_DISCOUNT_CODES === 'made' ? 'OFFICINA-' : undefined),
          makesDiscountCodes: s.SHOPIFY_DISCOUNT_CODES === 'made',
        }
      : undefined,
    stripe: s.STRIPE_SECRET_KEY
      ? {
          secretKey: s.STRIPE_SECRET_KEY,
          webhookSecret: s.STRIPE_WEBHOOK_SECRET!,
          apiBase: s.STRIPE_API_BASE,
        }
      : undefined,
    session: {
      idleMinutes: s.SESSION_IDLE_MINUTES,
      rememberDays: s.SESSION_REMEMBER_DAYS,
      capHours: s.SESSION_CAP_HOURS,
      patientCapDays: s.SESSION_PATIENT_CAP_DAYS,
    },
    secretKey: s.SECRET_KEY ?? keptSecret(dataDir),
    secretKeyPrevious: s.SECRET_KEY_PREVIOUS,
    legalVersions,
    preparedStatements: s.PREPARED_STATEMENTS === 'on',
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    secondFactorRequired: s.ADMIN_SECOND_FACTOR === 'required',
    metrics: { token: s.METRICS_TOKEN, port: s.METRICS_PORT },
    traces: s.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          url: `${s.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, '')}/v1/traces`,
          service: s.OTEL_SERVICE_NAME,
          share: s.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    workers: s.WORKERS === 'auto' ? cores(s.DATABASE_URL ? 64 : EMBEDDED_WORKERS) : s.WORKERS,
    breachedPasswordsUrl: s.BREACHED_PASSWORDS_URL,
    logLevel: s.LOG_LEVEL ?? LOG_LEVEL_OF[s.NODE_ENV],
  }
}

/** Without those that are set to nothing. */
const given = (env: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))

const cores = (most: number) => Math.min(availableParallelism(), most)

function filesPlace(s: z.infer<typeof Settings>, dataDir: string): FilesPlace {
  if (!s.FILES_URL) return { kind: 'local', root: join(dataDir, 'files') }
  const { hostname: bucket, pathname } = new URL(s.FILES_URL)
  return {
    kind: 's3',
    bucket,
    prefix: pathname.replaceAll(/^\/+|\/+$/g, ''),
    ...s3Access(s),
  }
}

const s3Access = (s: z.infer<typeof S3Settings>): S3Access => ({
  region: s.AWS_REGION,
  ...(s.AWS_ENDPOINT_URL_S3 ? { endpoint: s.AWS_ENDPOINT_URL_S3 } : {}),
  ...(s.AWS_ACCESS_KEY_ID && s.AWS_SECRET_ACCESS_KEY
    ? {
        credentials: { accessKeyId: s.AWS_ACCESS_KEY_ID, secretAccessKey: s.AWS_SECRET_ACCESS_KEY },
      }
    : {}),
})

/** The settings of buckets alone, for a command that needs no installation. */
export function readS3Access(): S3Access {
  loadEnvFile()
  return loadS3Access(process.env)
}

export const loadS3Access = (env: Record<string, string | undefined>): S3Access =>
  s3Access(S3Settings.parse(given(env)))

// nobody's account: the check digits 00 are never given
const demoBankDetails = 'Officina demo shop\nExample Bank\nIBAN XX00 0000 0000 0000'

const LOG_LEVEL_OF = { production: 'info', development: 'warn', test: 'silent' } as const

/** The key of this data directory: made at the first start, readable by the owner only. */
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret.key')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code !== 'EEXIST') throw new ConfigError([`DATA_DIR: cannot be written (${message})`])
  }
  let key = ''
  try {
    key = readFileSync(file, 'utf8').trim()
  } catch (error) {
    throw new ConfigError([`DATA_DIR: ${file} cannot be read (${(error as Error).message})`])
  }
  if (Buffer.byteLength(key) >= 32) return key
  throw new ConfigError([`DATA_DIR: ${file} is damaged, it must hold a key of at least 32 bytes`])
}

/** The embedded one: there, or where root has put it. */
const hasDatabase = (dataDir: string): boolean =>
  ['postgres', 'postgres.path'].some((name) => existsSync(join(dataDir, name)))

function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return /[a-z]\.[a-z]+$/i.test(hostname) ? hostname : 'officina.test'
}
