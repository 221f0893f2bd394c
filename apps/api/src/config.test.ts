import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  ConfigError,
  leaveEnvFile,
  loadConfig,
  loadEnvFile,
  loadS3Access,
  ROOT,
  readEnvFile,
} from './config.ts'
import { EXAMPLE_SECRET_KEY } from './settings.ts'

const secret = { SECRET_KEY: 'k'.repeat(32) }
const production = {
  ...secret,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://officina.example.com',
  MAIL: 'off',
}
const problemsOf = (env: Record<string, string>) => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
  return []
}

describe('loadConfig', () => {
  test('has a default for everything', () => {
    expect(loadConfig(secret)).toEqual({
      env: 'development',
      port: 3000,
      host: '127.0.0.1',
      dataDir: join(ROOT, '.data'),
      trustProxy: ['loopback'],
      databaseUrl: undefined,
      files: { kind: 'local', root: join(ROOT, '.data/files') },
      s3: { region: 'us-east-1' },
      backup: { to: undefined, recipient: undefined },
      databaseOwnerUrl: undefined,
      databaseListenUrl: undefined,
      publicUrl: 'http://127.0.0.1:3000',
      apiUrl: undefined,
      allowedOrigins: [],
      smtpUrl: undefined,
      mail: 'mailbox',
      mailFrom: 'Officina <no-reply@officina.test>',
      supportEmail: 'support@officina.test',
      seed: 'demo',
      currency: 'USD',
      bankDetails: expect.stringContaining('Officina demo shop'),
      timeZone: 'UTC',
      sentryDsn: undefined,
      shopify: undefined,
      session: { idleMinutes: 120, rememberDays: 14, capHours: 12, patientCapDays: 30 },
      secretKey: secret.SECRET_KEY,
      legalVersions: expect.objectContaining({ 'privacy-policy': expect.any(String) }),
      preparedStatements: true,
      requestsPerMinute: 300,
      secondFactorRequired: false,
      metrics: { token: undefined, port: undefined },
      workers: 1,
      breachedPasswordsUrl: 'https://api.pwnedpasswords.com',
      logLevel: 'warn',
    })
  })

  test('reads every setting', () => {
    const config = loadConfig({
      ...production,
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/officina',
      DATABASE_URL: 'postgres://a:b@db/officina',
      DATABASE_OWNER_URL: 'postgres://o:b@db/officina',
      PUBLIC_URL: 'https://officina.example.com/',
      MAIL: 'on',
      SMTP_URL: 'smtp://mail:25',
      CURRENCY: 'JPY',
      BANK_DETAILS: 'Our shop\\nIBAN 1',
      APP_TIME_ZONE: 'Asia/Tokyo',
      SHOPIFY_STORE_DOMAIN: 'a.myshopify.com',
      SHOPIFY_STOREFRONT_TOKEN: 't',
      SHOPIFY_WEBHOOK_SECRET: 's',
      SESSION_IDLE_MINUTES: '30',
      FILES_URL: 's3://bucket/a/b/',
      AWS_ENDPOINT_URL_S3: 'https://s3.example.com',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'key',
    })
    expect(config).toMatchObject({
      env: 'production',
      port: 8080,
      dataDir: '/srv/officina',
      files: {
        ...{ kind: 's3', bucket: 'bucket', prefix: 'a/b', region: 'us-east-1' },
        endpoint: 'https://s3.example.com',
        credentials: { accessKeyId: 'id', secretAccessKey: 'key' },
      },
      databaseOwnerUrl: 'postgres://o:b@db/officina',
      publicUrl: 'https://officina.example.com',
      mail: 'smtp',
      mailFrom: 'Officina <no-reply@officina.example.com>',
      supportEmail: '',
      seed: 'none',
      currency: 'JPY',
      bankDetails: 'Our shop\nIBAN 1',
      shopify: { storeDomain: 'a.myshopify.com', storefrontToken: 't', webhookSecret: 's' },
      session: { idleMinutes: 30 },
      logLevel: 'info',
    })
  })

  test('an empty setting counts as unset', () => {
    expect(loadConfig({ ...secret, PORT: '', CURRENCY: ' ' })).toMatchObject({
      port: 3000,
      currency: 'USD',
    })
    expect(loadS3Access({ AWS_REGION: '', AWS_ENDPOINT_URL_S3: ' ' })).toEqual(loadS3Access({}))
  })

  test('reads whom to trust as a proxy', () => {
    for (const [given, read] of [
      ['0', 0],
      ['2', 2],
      ['10.0.0.0/8', ['10.0.0.0/8']],
      [
        'loopback, 172.18.0.0/16,fd00::/8,192.0.2.7',
        ['loopback', '172.18.0.0/16', 'fd00::/8', '192.0.2.7'],
      ],
    ] as const)
      expect(loadConfig({ ...secret, TRUST_PROXY: given }).trustProxy).toEqual(read)
    for (const bad of [
      'true',
      '10',
      '-1',
      'proxy',
      '10.0.0.0/33',
      '0.0.0.0/0',
      '::/0',
      '10.0.0.1,',
      '10.0.0.0/8/8',
      'fd00::/129',
    ])
      expect(problemsOf({ ...secret, TRUST_PROXY: bad }), bad).toEqual([
        expect.stringMatching(/^TRUST_PROXY: must be a list of addresses and networks such as /),
      ])
  })

  test('names every bad setting at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      HOST: 'a b',
      DATABASE_URL: 'mysql://x/y',
      PUBLIC_URL: 'https://example.com/shop',
      SMTP_URL: 'mail.example.com',
      MAIL_FROM: 'nobody',
      SEED: 'yes',
      CURRENCY: 'YEN',
      APP_TIME_ZONE: 'Tokyo',
      SESSION_CAP_HOURS: '0',
      SECRET_KEY: 'short',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'prod',
    })
    expect(problems.map((line) => line.split(':')[0]).sort()).toEqual(
      [
        'APP_TIME_ZONE',
        'CURRENCY',
        'DATABASE_URL',
        'HOST',
        'LOG_LEVEL',
        'MAIL_FROM',
        'NODE_ENV',
        'PORT',
        'PUBLIC_URL',
        'SECRET_KEY',
        'SEED',
        'SESSION_CAP_HOURS',
        'SMTP_URL',
      ].sort(),
    )
    expect(problems.every((line) => line.includes('must be'))).toBe(true)
  })

  test('allowed origins are origins, in production with https', () => {
    const origins = 'https://app.example.com, http://localhost:5173'
    expect(loadConfig({ ...secret, ALLOWED_ORIGINS: origins }).allowedOrigins).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
    ])
    for (const bad of ['*', 'null', 'app.example.com', 'https://a.example/', 'https://A.example'])
      expect(problemsOf({ ...secret, ALLOWED_ORIGINS: bad })).toHaveLength(1)
    expect(problemsOf({ ...production, ALLOWED_ORIGINS: origins })).toEqual([
      'ALLOWED_ORIGINS: must be https in production',
    ])
  })

  test('the API of another host is an origin, in production with https', () => {
    expect(loadConfig({ ...secret, API_URL: 'http://localhost:8000' }).apiUrl).toBe(
      'http://localhost:8000',
    )
    for (const bad of ['api.example.com', 'https://api.example.com/v1', 'ftp://api.example.com'])
      expect(problemsOf({ ...secret, API_URL: bad })).not.toEqual([])
    expect(problemsOf({ ...production, API_URL: 'http://api.example.com' })).toEqual([
      'API_URL: must be https in production',
    ])
  })

  test('several processes, and who may read their metrics', () => {
    const url = { DATABASE_URL: 'postgres://a:b@db/officina' }
    expect(loadConfig({ ...secret, ...url, WORKERS: '64' }).workers).toBe(64)
    expect(loadConfig({ ...secret, WORKERS: 'auto' }).workers).toBeGreaterThan(0)
    for (const bad of ['0', '65', 'all', '-1', '1.5'])
      expect(problemsOf({ ...secret, ...url, WORKERS: bad }), bad).toEqual([
        'WORKERS: must be a number of processes from 1 to 64, or auto',
      ])
    expect(problemsOf({ ...secret, WORKERS: '7' })).toEqual([
      expect.stringContaining('WORKERS: more than 6 need DATABASE_URL'),
    ])
    expect(problemsOf({ ...secret, WORKERS: '2', PORT: '0' })).toEqual([
      expect.stringContaining('PORT: must be named'),
    ])
    // half a pair would quietly be the rights of the machine, for backups too
    for (const setting of ['FILES_URL', 'BACKUP_TO'])
      expect(problemsOf({ ...secret, [setting]: 's3://a/b', AWS_ACCESS_KEY_ID: 'a' })).toEqual([
        expect.stringContaining('AWS_ACCESS_KEY_ID: must be set together'),
      ])
    for (const bad of ['0', 'all', '3000'])
      expect(problemsOf({ ...secret, METRICS_PORT: bad })).toEqual([
        expect.stringContaining('METRICS_PORT: must be'),
      ])
    expect(problemsOf({ ...secret, METRICS_TOKEN: 'short' })).toHaveLength(1)
  })

  test('the share of what is traced is from 0 to 1, and all without one', () => {
    const collector = { ...secret, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://localhost:4318' }
    const shareOf = (share: object) => loadConfig({ ...collector, ...share }).traces?.share
    expect(shareOf({})).toBe(1)
    for (const share of ['0', '0.1', '1.0'])
      expect(shareOf({ OTEL_TRACES_SAMPLER_ARG: share })).toBe(Number(share))
    for (const bad of ['-0.1', '1.1', '10%', 'all'])
      expect(problemsOf({ ...collector, OTEL_TRACES_SAMPLER_ARG: bad }), bad).toEqual([
        'OTEL_TRACES_SAMPLER_ARG: must be a share between 0 and 1, such as 0.1',
      ])
  })

  test('the shop settings come together or not at all', () => {
    expect(problemsOf({ ...secret, SHOPIFY_STORE_DOMAIN: 'a.myshopify.com' })).toHaveLength(2)
  })

  test.each([
    ['no secret', { ...production, SECRET_KEY: '' }, 'SECRET_KEY'],
    ['no mail server', { ...production, MAIL: '' }, 'SMTP_URL'],
    ['no address for people', { ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
    ['the example secret', { ...production, SECRET_KEY: EXAMPLE_SECRET_KEY }, 'SECRET_KEY'],
    [
      'the same key twice',
      { ...production, SECRET_KEY_PREVIOUS: secret.SECRET_KEY },
      'SECRET_KEY_PREVIOUS',
    ],
    ['plain http', { ...production, PUBLIC_URL: 'http://example.com' }, 'PUBLIC_URL'],
    ['demo accounts', { ...production, SEED: 'demo' }, 'SEED'],
  ])('production refuses %s', (_, env, name) => {
    expect(problemsOf(env)).toEqual([expect.stringContaining(`${name}: `)])
  })

  test('mail that is off is off, whatever else is set', () => {
    expect(loadConfig({ ...production, SMTP_URL: 'smtp://mail:25' }).mail).toBe('off')
  })

  test('an owner of the database, and a way past its pooler, need a database', () => {
    for (const name of ['DATABASE_OWNER_URL', 'DATABASE_LISTEN_URL'])
      expect(problemsOf({ ...secret, [name]: 'postgres://o:b@db/officina' })).toEqual([
        expect.stringContaining(`${name}: needs DATABASE_URL`),
      ])
  })

  test('production accepts http on this machine', () => {
    expect(problemsOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toEqual([])
  })

  test('.env.example shows the example secret', () => {
    expect(readFileSync(join(ROOT, '.env.example'), 'utf8')).toContain(EXAMPLE_SECRET_KEY)
  })
})

test('a .env file may be missing, and one that cannot be read stops the start', () => {
  const folder = mkdtempSync(join(tmpdir(), 'officina-env-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  expect(readEnvFile(join(folder, '.env'))).toEqual({})
  // of a file that belongs to somebody else root would not hear
  expect(() => readEnvFile(folder)).toThrow(ConfigError)
})

test('new workers read the .env file anew, and keep what the environment itself says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'officina-env-'))
  onTestFinished(() => {
    rmSync(folder, { recursive: true })
    delete process.env.OFFICINA_SAID_TWICE
  })
  const file = join(folder, '.env')
  process.env.OFFICINA_SAID_TWICE = 'yes'
  writeFileSync(file, 'OFFICINA_SAID_TWICE=yes\nOFFICINA_SAID_THERE=before')
  loadEnvFile(file)
  expect(process.env.OFFICINA_SAID_THERE).toBe('before')
  writeFileSync(file, 'OFFICINA_SAID_THERE=after')
  leaveEnvFile()
  expect(process.env.OFFICINA_SAID_TWICE).toBe('yes')
  expect(process.env.OFFICINA_SAID_THERE).toBeUndefined()
})

describe('the kept secret', () => {
  const dirs: string[] = []
  const dir = () => {
    const made = mkdtempSync(join(tmpdir(), 'officina-config-'))
    dirs.push(made)
    return made
  }
  afterAll(() => {
    for (const made of dirs) rmSync(made, { recursive: true, force: true })
  })

  test('is made once, for the owner only', () => {
    const DATA_DIR = dir()
    const first = loadConfig({ DATA_DIR }).secretKey
    expect(first).toMatch(/^[0-9a-f]{64}$/)
    expect(loadConfig({ DATA_DIR }).secretKey).toBe(first)
    expect(statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('is not made where a database must be there and is none', () => {
    const DATA_DIR = join(dir(), 'other')
    expect(() => loadConfig({ DATA_DIR }, { mustExist: true })).toThrow(
      `DATA_DIR: must be the folder that the server uses; there is no database in ${DATA_DIR}`,
    )
    expect(existsSync(DATA_DIR)).toBe(false)
  })

  test('is never replaced when damaged', () => {
    const DATA_DIR = dir()
    writeFileSync(join(DATA_DIR, 'secret.key'), 'x')
    expect(problemsOf({ DATA_DIR })).toEqual([expect.stringContaining('is damaged')])
    expect(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8')).toBe('x')
  })
})
