import { createHmac, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectClient } from '../client.ts'
import { explain, StartError } from './errors.ts'

const DATABASE = 'officina'
const OWNER = 'officina'
const APP = 'officina_app'

/** The owner's password, made together with the database and kept beside it for its owner only. */
export function keptPassword(dataDir: string, dataPath: string): string {
  const file = join(dataDir, 'postgres.password')
  try {
    if (!existsSync(file)) {
      if (existsSync(join(dataPath, 'PG_VERSION')))
        throw new StartError(
          `${file} is missing, and without it the database in ${dataPath} stays closed; bring it back from a backup.`,
        )
      writeFileSync(file, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 })
    }
    const password = readFileSync(file, 'utf8').trim()
    if (!/^[0-9a-f]{64}$/.test(password))
      throw new StartError(`${file} is damaged; bring it back from a backup.`)
    return password
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`${file} cannot be used: ${explain(error)}.`)
  }
}

export const ownerUrl = (port: number, password: string, database = DATABASE) =>
  `postgres://${OWNER}:${password}@127.0.0.1:${port}/${database}`

/** Makes the database and the application's role if missing; durable settings must really be on. */
export async function prepareDatabase(
  port: number,
  password: string,
  volatile: boolean,
): Promise<{ ownerUrl: string; appUrl: string }> {
  const appPassword = createHmac('sha256', password).update(APP).digest('hex')
  let client: Awaited<ReturnType<typeof connectClient>> | undefined
  try {
    client = await connectClient(ownerUrl(port, password, 'postgres'))
    const { rows } = await client.query<{ database: boolean; role: boolean; durable: boolean }>(
      `select exists (select from pg_database where datname = $1) as database,
              exists (select from pg_roles where rolname = $2) as role,
              current_setting('fsync') = 'on' and current_setting('full_page_writes') = 'on'
                and current_setting('synchronous_commit') = 'on' as durable`,
      [DATABASE, APP],
    )
    const found = rows[0]!
    if (!volatile && !found.durable)
      throw new StartError(
        'fsync, full_page_writes and synchronous_commit must be on: someone switched one off in this database.',
      )
    if (!found.role)
      await client.query(
        `create role ${APP} login nosuperuser nocreatedb nocreaterole password '${appPassword}'`,
      )
    if (!found.database) await client.query(`create database ${DATABASE}`)
  } catch (error) {
    if (error instanceof StartError) throw error
    throw new StartError(`The database cannot be prepared: ${explain(error)}.`)
  } finally {
    await client?.end().catch(() => {})
  }
  return {
    ownerUrl: ownerUrl(port, password),
    appUrl: `postgres://${APP}:${appPassword}@127.0.0.1:${port}/${DATABASE}`,
  }
}
