import { isIP } from 'node:net'
import { isTimeZone } from '@officina/shared/dates/days'
import { z } from 'zod'
import { HostsError, readHosts } from './db/hosts.ts'

/** The value shown in .env.example: known to everyone, so never a secret. */
export const EXAMPLE_SECRET_KEY = 'replace-me-with-the-output-of-openssl-rand-hex-32'

const url = (protocols: string[], expected: string) =>
  z.string().refine((text) => {
    const parsed = URL.parse(text)
    return parsed !== null && protocols.includes(parsed.protocol) && parsed.host !== ''
  }, `must be ${expected}`)

const address = (example: string) => url(['http:', 'https:'], `an address such as ${example}`)

const origin = (example: string) =>
  address(example)
    .refine(
      (text) => URL.parse(text)?.pathname === '/' && !/[?#]/.test(text),
      'must be an origin only, without a path',
    )
    .transform((text) => new URL(text).origin)

const matching = (shape: RegExp, expected: string) => z.string().regex(shape, `must be ${expected}`)

const optional = (shape: RegExp, expected: string) => matching(shape, expected).optional()

const token = optional(
  /^[\w.~+/=-]{16,200}$/,
  '16 to 200 letters, digits or . _ ~ + / = - characters',
)

const port = (least: number) => {
  const expected = `a port number between ${least} and 65535`
  return matching(/^\d{1,5}$/, expected)
    .transform(Number)
    .refine((n) => n >= least && n <= 65535, `must be ${expected}`)
}

const count = (unit: string, max: number) =>
  matching(/^\d{1,6}$/, `a whole number of ${unit}`)
    .transform(Number)
    .refine((n) => n >= 1 && n <= max, `must be between 1 and ${max} ${unit}`)

const secretKey = z
  .string()
  .refine((key) => Buffer.byteLength(key) >= 32, 'must be at least 32 bytes long')

/** An address of PostgreSQL, with one host or several. */
const database = z.string().superRefine((text, check) => {
  try {
    if (new URL(readHosts(text).url).host !== '') return
  } catch (error) {
    if (error instanceof HostsError) return check.addIssue(error.message)
  }
  check.addIssue('must be an address such as postgres://user:password@host:5432/database')
})

/** Every setting as it is written in the environment, with its default. */
export const Settings = z.object({
  NODE_ENV: z
    .enum(['development', 'production', 'test'], 'must be development, production or test')
    .default('development'),
  PORT: port(0).default(3000),
  HOST: matching(/^[\w.:-]+$/, 'a host name or an address, such as 127.0.0.1 or 0.0.0.0').default(
    '127.0.0.1',
  ),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: database.optional(),
  FILES_URL: url(['s3:'], 'a bucket such as s3://officina-files or s3://my-bucket/officina')
    .refine((text) => /^s3:\/\/[a-z0-9.-]+(\/[\w/-]*)?$/.test(text), {
      error: 'must be a bucket such as s3://officina-files or s3://my-bucket/officina',
    })
    .optional(),
  AWS_REGION: z.string().default('us-east-1'),
  AWS_ENDPOINT_URL_S3: address('https://s3.example.com').optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  TRUST_PROXY: z
    .string()
    .transform((text) =>
      /^\d$/.test(text) ? Number(text) : text.split(',').map((each) => each.trim()),
    )
    .refine(
      (trusted) => typeof trusted === 'number' || trusted.every(isNetwork),
      'must be a list of addresses and networks such as 10.0.0.0/8,fd00::/8 (or loopback, linklocal, uniquelocal), or a number of proxies from 0 to 9',
    )
    .default(['loopback']),
  PUBLIC_URL: origin('https://officina.example.com').optional(),
  API_URL: origin('https://api.example.com').optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((each) => each.trim()))
    .refine(
      (origins) =>
        origins.every((each) => /^https?:/.test(each) && URL.parse(each)?.origin === each),
      'must be a list of origins such as https://app.example.com,https://shop.example.com',
    )
    .default([]),
  DATABASE_OWNER_URL: database.optional(),
  DATABASE_LISTEN_URL: database.optional(),
  DATABASE_READ_URL: database.optional(),
  MAIL: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address such as smtp://user:password@host:587').optional(),
  MAIL_FROM: optional(
    /^([^<>\r\n]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/,
    'an email address such as Officina <no-reply@example.com>',
  ),
  SUPPORT_EMAIL: optional(/^[\w.+-]+@[\w.-]+$/, 'an email address such as help@example.com'),
  MAIL_HOOK_SECRET: token,
  BACKUP_TO: z
    .string()
    .refine((text) => !/^s3:/.test(text) || /^s3:\/\/[a-z0-9.-]+(\/[\w.-]+)*\/?$/.test(text), {
      error: 'must be a folder, or a bucket such as s3://my-bucket/backups',
    })
    .optional(),
  BACKUP_RECIPIENT: optional(
    /^age1[a-z0-9]{50,}$/,
    'a public key of age (age1…), as npm run backup:key prints it',
  ),
  FILE_SCAN_COMMAND: optional(
    /^\/\S+( \S+)*$/,
    'a command with its full path, such as /usr/bin/clamdscan -',
  ),
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
  SENTRY_DSN: address('https://key@sentry.example.com/1').optional(),
  SHOPIFY_STORE_DOMAIN: optional(/^[a-z0-9.-]+$/i, 'a domain such as my-shop.myshopify.com'),
  SHOPIFY_STOREFRONT_TOKEN: z.string().optional(),
  SHOPIFY_WEBHOOK_SECRET: z.string().optional(),
  SHOPIFY_ADMIN_TOKEN: z.string().optional(),
  SHOPIFY_DISCOUNT_PREFIX: optional(/^[A-Z0-9-]{4,40}$/i, '4 to 40 letters, digits or hyphens'),
  SHOPIFY_DISCOUNT_CODES: z.enum(['found', 'made'], 'must be found or made').default('found'),
  STRIPE_SECRET_KEY: optional(/^(sk|rk)_\w+$/, 'a secret key of Stripe, such as sk_live_…'),
  STRIPE_WEBHOOK_SECRET: optional(
    /^whsec_\w+$/,
    'the signing secret of the webhook, such as whsec_…',
  ),
  STRIPE_API_BASE: address('http://localhost:12111').optional(),
  SESSION_IDLE_MINUTES: count('minutes', 10_080).default(120),
  SESSION_REMEMBER_DAYS: count('days', 365).default(14),
  SESSION_CAP_HOURS: count('hours', 8_760).default(12),
  SESSION_PATIENT_CAP_DAYS: count('days', 365).default(30),
  ADMIN_SECOND_FACTOR: z
    .enum(['optional', 'required'], 'must be optional or required')
    .default('optional'),
  BREACHED_PASSWORDS_URL: address('https://api.pwnedpasswords.com')
    .transform((text) => text.replace(/\/+$/, ''))
    .default('https://api.pwnedpasswords.com'),
  SECRET_KEY: secretKey.optional(),
  SECRET_KEY_PREVIOUS: secretKey.optional(),
  PREPARED_STATEMENTS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  REQUESTS_PER_MINUTE: count('requests', 999_999).default(300),
  METRICS_TOKEN: token,
  METRICS_PORT: port(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'the address of a collector such as http://localhost:4318',
  ).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('officina'),
  OTEL_TRACES_SAMPLER_ARG: matching(
    /^(0(\.\d+)?|1(\.0+)?)$/,
    'a share between 0 and 1, such as 0.1',
  )
    .transform(Number)
    .default(1),
  WORKERS: matching(/^(auto|[1-9]\d?)$/, 'a number of processes from 1 to 64, or auto')
    .refine((text) => !(Number(text) > 64), 'must be a number of processes from 1 to 64, or auto')
    .transform((text) => (text === 'auto' ? 'auto' : Number(text)))
    .default(1),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .optional(),
})

export const S3Settings = Settings.pick({
  AWS_REGION: true,
  AWS_ENDPOINT_URL_S3: true,
  AWS_ACCESS_KEY_ID: true,
  AWS_SECRET_ACCESS_KEY: true,
})

/** Each has up to 14 connections, of the 100 that the embedded database takes. */
export const EMBEDDED_WORKERS = 6

/** Rules that need two settings, or the setting and the environment it runs in. */
export function crossChecks(s: z.infer<typeof Settings>): string[] {
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
  for (const name of ['SHOPIFY_ADMIN_TOKEN', 'SHOPIFY_DISCOUNT_PREFIX'] as const)
    if (s[name] && missing.length === shop.length)
      problems.push(`${name}: needs the other SHOPIFY_ settings`)
  if (s.SHOPIFY_DISCOUNT_CODES === 'made' && !s.SHOPIFY_ADMIN_TOKEN)
    problems.push('SHOPIFY_DISCOUNT_CODES: made needs SHOPIFY_ADMIN_TOKEN')
  if (Boolean(s.STRIPE_SECRET_KEY) !== Boolean(s.STRIPE_WEBHOOK_SECRET))
    problems.push(
      s.STRIPE_SECRET_KEY
        ? 'STRIPE_WEBHOOK_SECRET: must be set together with STRIPE_SECRET_KEY'
        : 'STRIPE_SECRET_KEY: must be set together with STRIPE_WEBHOOK_SECRET',
    )
  if (s.STRIPE_API_BASE && !s.STRIPE_SECRET_KEY)
    problems.push('STRIPE_API_BASE: needs STRIPE_SECRET_KEY')
  if (s.SECRET_KEY_PREVIOUS && s.SECRET_KEY_PREVIOUS === s.SECRET_KEY)
    problems.push('SECRET_KEY_PREVIOUS: must be another key than SECRET_KEY')
  const usesBuckets = s.FILES_URL || s.BACKUP_TO?.startsWith('s3:')
  if (usesBuckets && Boolean(s.AWS_ACCESS_KEY_ID) !== Boolean(s.AWS_SECRET_ACCESS_KEY))
    problems.push('AWS_ACCESS_KEY_ID: must be set together with AWS_SECRET_ACCESS_KEY')
  if (s.DATABASE_OWNER_URL && !s.DATABASE_URL)
    problems.push('DATABASE_OWNER_URL: needs DATABASE_URL, which the server works with')
  if (s.DATABASE_LISTEN_URL && !s.DATABASE_URL)
    problems.push('DATABASE_LISTEN_URL: needs DATABASE_URL, whose pooler it goes around')
  if (s.DATABASE_READ_URL && !s.DATABASE_URL)
    problems.push('DATABASE_READ_URL: needs DATABASE_URL, whose replica it is')
  if (s.METRICS_PORT !== undefined && s.METRICS_PORT === s.PORT)
    problems.push('METRICS_PORT: must be another port than PORT')
  if (s.WORKERS !== 1 && s.PORT === 0) problems.push('PORT: must be named with several WORKERS')
  if (!s.DATABASE_URL && Number(s.WORKERS) > EMBEDDED_WORKERS)
    problems.push(
      `WORKERS: more than ${EMBEDDED_WORKERS} need DATABASE_URL; the embedded database takes 100 connections`,
    )
  if (s.NODE_ENV !== 'production') return problems
  problems.push(...productionChecks(s))
  return problems
}

/** What would harm people when it is left out: nothing starts in production without it. */
function productionChecks(s: z.infer<typeof Settings>): string[] {
  const problems: string[] = []
  if (!s.SECRET_KEY)
    problems.push('SECRET_KEY: must be set in production (make one with: openssl rand -hex 32)')
  else if (s.SECRET_KEY === EXAMPLE_SECRET_KEY)
    problems.push('SECRET_KEY: must not be the example value (make one with: openssl rand -hex 32)')
  if (!s.PUBLIC_URL)
    problems.push(
      'PUBLIC_URL: must be set in production, such as https://officina.example.com; to try it on this machine alone, set the http address that you open here',
    )
  else if (!s.PUBLIC_URL.startsWith('https:') && !isLoopback(s.PUBLIC_URL))
    problems.push('PUBLIC_URL: must be https in production')
  if (s.API_URL && !s.API_URL.startsWith('https:'))
    problems.push('API_URL: must be https in production')
  if (s.ALLOWED_ORIGINS.some((origin) => !origin.startsWith('https:')))
    problems.push('ALLOWED_ORIGINS: must be https in production')
  if (!s.SMTP_URL && s.MAIL === 'on')
    problems.push(
      'SMTP_URL: must be set in production, such as smtp://user:password@mail.example.com:587; to start without any mail, set MAIL=off',
    )
  if (s.STRIPE_API_BASE)
    problems.push('STRIPE_API_BASE: must not be set in production, it is for tests')
  if (s.SEED === 'demo') problems.push('SEED: must be none in production, demo logins are public')
  return problems
}

/** An address, a network that is not everybody, or a name that stands for some. */
function isNetwork(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true
  const [address = '', length, ...more] = text.split('/')
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0
  if (bits === 0 || more.length > 0) return false
  return length === undefined || (/^\d{1,3}$/.test(length) && +length >= 1 && +length <= bits)
}

/** The host as a browser can open it: an address that means all of them is this machine. */
export function browsableHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** Whether an address leads to nobody but this machine. */
function isLoopback(address: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(address).hostname)
}
