import { statfs } from 'node:fs/promises'
import { backupsAmong, newestBackup, oldestHours, superfluous } from '../backup/keep.ts'
import { openPlace } from '../backup/place.ts'
import type { Config } from '../config.ts'
import { createDb } from '../db/client.ts'
import type { OpenDatabase } from '../db/embedded.ts'
import { assertJournalsAreKept } from '../db/journalRights.ts'
import { findOld } from '../db/rekey.ts'
import { schemaState } from '../db/schemaVersion.ts'
import { assertSecret, tiedKey } from '../db/secret.ts'
import { DrizzleQueryError } from '../db/sql.ts'
import { withClient } from '../db/withClient.ts'
import { checkFiles } from '../files/open.ts'
import { checkMailServer } from '../mail/mailer.ts'
import { attention, type Finding, type Look, ok, query, wrong } from './finding.ts'
import { hostLooks } from './hosts.ts'

export type { Finding } from './finding.ts'

/** Looks at everything an installation stands on, one thing after the other, whatever else is wrong. */
export async function examine(config: Config, database: OpenDatabase): Promise<Finding[]> {
  const looks: [string, Look][] = [
    ['Program', async () => ok(`Node.js ${process.versions.node}`)],
    ['Database', () => lookAtDatabase(config, database)],
    ['Secrets', () => lookAtSecrets(config, database)],
    ...hostLooks(config),
    ['Clock', () => lookAtClock(database)],
    ['Disk', () => lookAtDisk(config)],
    ['Files', () => lookAtFiles(config)],
    ['Mail', () => lookAtMail(config)],
    ['Address', () => lookAtAddress(config)],
    ['Backups', () => lookAtBackups(config)],
  ]
  const findings: Finding[] = []
  for (const [what, look] of looks)
    findings.push({ what, ...(await look().catch((error: Error) => wrong(reasonOf(error)))) })
  return findings
}

/** What the database says, without the statement that it says it of. */
const reasonOf = (error: Error): string =>
  error instanceof DrizzleQueryError && error.cause ? error.cause.message : error.message

const oldestPostgres = 15

async function lookAtDatabase(config: Config, { appUrl, ownerUrl, where }: OpenDatabase) {
  const [row] = await query<{ version: string }>(
    appUrl,
    `select current_setting('server_version') as version`,
  )
  const version = row?.version ?? ''
  if (Number.parseInt(version, 10) < oldestPostgres)
    return wrong(`${where} is version ${version}; Officina needs ${oldestPostgres} or newer.`)
  const schema = await schemaState(ownerUrl)
  if (schema === 'behind') return wrong('The schema is out of date: run npm run db:migrate.')
  await assertSecret(appUrl, config)
  if (config.env === 'production') await assertJournalsAreKept(appUrl)
  return ok(
    `${where}, version ${version}, schema ${schema === 'ahead' ? 'newer, but fits' : 'up to date'}`,
  )
}

const lookAtSecrets = (config: Config, { appUrl }: OpenDatabase) =>
  withClient(appUrl, async (client) => {
    const db = createDb(client)
    const isTied = (await tiedKey(db, config)) === config.secretKey
    const { old, unreadable } = await findOld(db, config)
    if (old.length > 0 || !isTied)
      return attention(
        `SECRET_KEY_PREVIOUS is still needed, with ${old.length} encrypted texts: run npm run rekey`,
      )
    if (unreadable > 0)
      return attention(
        `${unreadable} encrypted texts cannot be read: set the key before as SECRET_KEY_PREVIOUS, or where it is lost have them entered again`,
      )
    return config.secretKeyPrevious
      ? attention('nothing needs SECRET_KEY_PREVIOUS any more: take it away')
      : ok('everything encrypted can be read')
  })

async function lookAtClock({ appUrl }: OpenDatabase) {
  const began = Date.now()
  const [row] = await query<{ at: Date }>(appUrl, 'select clock_timestamp() as at')
  const here = (began + Date.now()) / 2
  const seconds = Math.abs((row?.at.getTime() ?? here) - here) / 1000
  return seconds > 2
    ? wrong(
        `The database's clock is ${seconds.toFixed(0)} s off this machine's: run an NTP client on both.`,
      )
    : ok('the same as the database’s')
}

async function lookAtDisk({ dataDir }: Config) {
  const disk = await statfs(dataDir).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  // database and files are elsewhere
  if (!disk) return ok(`nothing is kept in ${dataDir}`)
  const { bavail, bsize } = disk
  const gigabytes = (bavail * bsize) / 1e9
  const says = `${gigabytes.toFixed(1)} GB free in ${dataDir}`
  if (gigabytes < 0.5) return wrong(says)
  return gigabytes < 5 ? attention(says) : ok(says)
}

async function lookAtFiles(config: Config) {
  await checkFiles(config.files)
  const isShared = config.files.kind === 's3' || !config.databaseUrl
  return isShared
    ? ok('written and read again')
    : attention('on the disk of this machine: several servers need FILES_URL')
}

async function lookAtMail({ mail, smtpUrl }: Config) {
  if (mail === 'off') return attention('off: invitations and password links reach nobody')
  if (!smtpUrl) return attention('kept in the mailbox page: set SMTP_URL to send it')
  const { host } = new URL(smtpUrl)
  return checkMailServer(smtpUrl).then(
    () => ok(`${host} takes mail`),
    (error: Error) => wrong(`${host} does not take mail: ${error.message}`),
  )
}

/** The way from outside: names, certificate and proxy, where the server is running. */
async function lookAtAddress({ publicUrl }: Config) {
  if (!publicUrl.startsWith('https:'))
    return attention(
      `${publicUrl} is not encrypted: put a proxy with HTTPS in front, and set PUBLIC_URL`,
    )
  try {
    const answer = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(5_000) })
    if (answer.ok) return ok(`${publicUrl} answers`)
    return attention(`${publicUrl} answers with ${answer.status}: is the server running?`)
  } catch (error) {
    const { cause, message } = error as Error & { cause?: Error }
    return wrong(`${publicUrl} cannot be reached: ${cause?.message ?? message}`)
  }
}

async function lookAtBackups({ backup: { to, recipient }, s3 }: Config) {
  if (!to || !recipient) return attention('none by itself: set BACKUP_TO and BACKUP_RECIPIENT')
  const found = await (await openPlace(to, s3)).list()
  const names = backupsAmong(found).map(({ name }) => name)
  const newest = newestBackup(found)
  if (!newest) return attention(`none in ${to} yet: npm run backup makes one`)
  const hours = (Date.now() - newest.at.getTime()) / 3_600_000
  const says = `${names.length - superfluous(names).length} in ${to}, the newest ${hours.toFixed(0)} h old`
  return hours > oldestHours ? wrong(says) : ok(says)
}
