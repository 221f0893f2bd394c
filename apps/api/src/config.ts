import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type LegalDocument, legalVersions } from './legalVersions.ts'

/** The folder that holds package.json: relative paths of the settings start here. */
export const ROOT = resolve(import.meta.dirname, '../../..')

/** The value shown in .env.example: known to everyone, so never a secret. */
export const EXAMPLE_SECRET_KEY = 'replace-me-with-the-output-of-openssl-rand-hex-32'

/** All settings of one process. Read once at start; nothing else looks at the environment. */
export type Config = {
  env: 'development' | 'production' | 'test'
  port: number
  host: string
  /** Absolute. */
  dataDir: string
  databaseUrl?: string
  /** Origin people type into the browser, without a trailing slash. */
  publicUrl: string
  smtpUrl?: string
  mailFrom: string
  /** What the mail provider proves itself with when it reports bounces; without it nobody may. */
  mailHookSecret?: string
  seed: 'demo' | 'none'
  /** ISO 4217. */
  currency: string
  /** Where a bank transfer goes, as patients read it; without it no transfer is offered. */
  bankDetails: string
  /** IANA name: days and months of the business are counted in it. */
  timeZone: string
  sentryDsn?: string
  shopify?: { storeDomain: string; storefrontToken: string; webhookSecret: string }
  session: { idleMinutes: number; rememberDays: number; capHours: number; patientCapDays: number }
  /** At least 32 bytes; encrypts bank account numbers. */
  secretKey: string
  /** Versions of the legal documents in force. */
  legalVersions: Record<LegalDocument, string>
  /** Off behind a pooler that does not know prepared statements (PgBouncer before 1.21). */
  preparedStatements: boolean
  /** Requests a minute that one session or address may make; sign-ins have windows of their own. */
  requestsPerMinute: number
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
}

/** Every bad setting in one message, a line each. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly problems: string[]
  constructor(problems: string[]) {
    super(`These settings are wrong:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
    this.problems = problems
  }
}

/** Settings of this process: the environment, completed by a `.env` file in the root if present. */
export function readConfig(): Config {
  try {
    process.loadEnvFile(join(ROOT, '.env'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
  return loadConfig(process.env)
}

/**
 * Turns environment variables into a Config; an empty variable counts as unset.
 * Outside production a missing SECRET_KEY is made once and kept in DATA_DIR/secret.key.
 * @throws ConfigError naming every bad setting and what is expected.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const parsed = Settings.safeParse(given)
  const problems = parsed.success
    ? crossChecks(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (!parsed.success || problems.length > 0) throw new ConfigError([...new Set(problems)])
  const s = parsed.data
  const production = s.NODE_ENV === 'production'
  const dataDir = resolve(ROOT, s.DATA_DIR)
  const seed = s.SEED ?? (production ? 'none' : 'demo')
  const publicUrl = s.PUBLIC_URL ?? `http://${browsableHost(s.HOST)}:${s.PORT}`
  return {
    env: s.NODE_ENV,
    port: s.PORT,
    host: s.HOST,
    dataDir,
    databaseUrl: s.DATABASE_URL,
    publicUrl,
    smtpUrl: s.SMTP_URL,
    mailFrom: s.MAIL_FROM ?? `Officina <no-reply@${mailDomain(publicUrl)}>`,
    mailHookSecret: s.MAIL_HOOK_SECRET,
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
        }
      : undefined,
    session: {
      idleMinutes: s.SESSION_IDLE_MINUTES,
      rememberDays: s.SESSION_REMEMBER_DAYS,
      capHours: s.SESSION_CAP_HOURS,
      patientCapDays: s.SESSION_PATIENT_CAP_DAYS,
    },
    secretKey: s.SECRET_KEY ?? keptSecret(dataDir),
    legalVersions,
    preparedStatements: s.PREPARED_STATEMENTS === 'on',
    requestsPerMinute: s.REQUESTS_PER_MINUTE,
    logLevel: s.LOG_LEVEL ?? LOG_LEVEL_OF[s.NODE_ENV],
  }
}

// nobody's account: the check digits 00 are never given
const demoBankDetails = 'Officina demo shop\nExample Bank\nIBAN XX00 0000 0000 0000'

const LOG_LEVEL_OF = { production: 'info', development: 'warn', test: 'silent' } as const

const url = (protocols: string[], expected: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text)
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.host !== ''
  }, `must be ${expected}`)

const count = (unit: string, max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number of ${unit}`)
    .transform(Number)
    .refine((n) => n >= 1 && n <= max, `must be between 1 and ${max} ${unit}`)

const Settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a port number between 0 and 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a port number between 0 and 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address, such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'an address such as postgres://user:password@host:5432/database',
  ).optional(),
  PUBLIC_URL: url(['http:', 'https:'], 'an address such as https://officina.example.com')
    .refine(
      (text) => URL.parse(text)?.pathname === '/' && !/[?#]/.test(text),
      'must be an origin only, without a path',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(
      /^([^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
      'must be an e-mail address such as Officina <no-reply@example.com>',
    )
    .optional(),
  MAIL_HOOK_SECRET: z
    .string()
    .regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits or . _ ~ + / = - characters')
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  CURRENCY: z
    .string()
    .refine(
      (code) => Intl.supportedValuesOf('currency').includes(code),
      'must be an ISO 4217 currency code such as USD or JPY',
    )
    .default('USD'),
  BANK_DETAILS: z
    .string()
    .max(500, 'must not be longer than 500 characters')
    .transform((text) => text.replaceAll('\\n', '\n').trim())
    .optional(),
  APP_TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as UTC or Asia/Tokyo')
    .default('UTC'),
  SENTRY_DSN: url(
    ['http:', 'https:'],
    'an address such as https://key@sentry.example.com/1',
  ).optional(),
  SHOPIFY_STORE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9.-]+$/i, 'must be a domain such as my-shop.myshopify.com')
    .optional(),
  SHOPIFY_STOREFRONT_TOKEN: z.string().optional(),
  SHOPIFY_WEBHOOK_SECRET: z.string().optional(),
  SESSION_IDLE_MINUTES: count('minutes', 10_080).default(120),
  SESSION_REMEMBER_DAYS: count('days', 365).default(14),
  SESSION_CAP_HOURS: count('hours', 8_760).default(12),
  SESSION_PATIENT_CAP_DAYS: count('days', 365).default(30),
  SECRET_KEY: z
    .string()
    .refine((key) => Buffer.byteLength(key) >= 32, 'must be at least 32 bytes long')
    .optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  REQUESTS_PER_MINUTE: count('requests', 999_999).default(300),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
})

/** Rules that need two settings, or the setting and the environment it runs in. */
function crossChecks(s: z.infer<typeof Settings>): string[] {
  const problems: string[] = []
  const shop = [
    'SHOPIFY_STORE_DOMAIN',
    'SHOPIFY_STOREFRONT_TOKEN',
    'SHOPIFY_WEBHOOK_SECRET',
  ] as const
  const missing = shop.filter((name) => !s[name])
  if (missing.length > 0 && missing.length < shop.length)
    for (const name of missing)
      problems.push(`${name}: must be set together with the other SHOPIFY_ settings`)
  if (s.NODE_ENV !== 'production') return problems
  if (!s.SECRET_KEY)
    problems.push('SECRET_KEY: must be set in production (make one with: openssl rand -hex 32)')
  else if (s.SECRET_KEY === EXAMPLE_SECRET_KEY)
    problems.push('SECRET_KEY: must not be the example value (make one with: openssl rand -hex 32)')
  if (s.PUBLIC_URL && !s.PUBLIC_URL.startsWith('https:') && !isLoopback(s.PUBLIC_URL))
    problems.push('PUBLIC_URL: must be https in production')
  else if (!s.PUBLIC_URL && !isLoopback(`http://${browsableHost(s.HOST)}`))
    problems.push('PUBLIC_URL: must be set in production when HOST is not this machine alone')
  if (s.SEED === 'demo') problems.push('SEED: must be none in production, demo logins are public')
  return problems
}

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

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}

function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl)
  return /[a-z]\.[a-z]+$/i.test(hostname) ? hostname : 'officina.test'
}
