import pg from 'pg'
import { connectClient } from './client.ts'
import { explain, StartError } from './embedded/errors.ts'
import { partsOf } from './hosts.ts'

/** Has the rights of the server, and owns nothing. Another role that DATABASE_URL names becomes its member. */
const APP = 'officina_app'

/**
 * Makes the role that the server works with, with the password of `appUrl`, as far as it is missing.
 * @throws StartError with the SQL to run when the owner of the database may not make roles.
 */
export async function ensureAppRole(owner: pg.Client, appUrl: string): Promise<void> {
  const { username, password } = partsOf(appUrl)
  const user = decodeURIComponent(username) || APP
  const secret = pg.escapeLiteral(decodeURIComponent(password))
  const known = await rolesOf(owner, user)
  const isOwn = user === APP
  if (!known.app) {
    const rights = 'nosuperuser nocreatedb nocreaterole'
    const login = isOwn ? `login password ${secret}` : 'nologin'
    await change(owner, `create role ${APP} ${rights} ${login}`, secret)
  } else if (isOwn && password && !(await logsIn(appUrl)))
    await change(owner, `alter role ${APP} login password ${secret}`, secret)
  if (isOwn || user === known.owner || known.member) return
  if (!known.user)
    throw new StartError(`DATABASE_URL: there is no role ${user}; name ${APP}, which is made.`)
  await change(owner, `grant ${APP} to ${pg.escapeIdentifier(user)}`, secret)
}

async function rolesOf(owner: pg.Client, user: string) {
  const { rows } = await owner.query<{
    owner: string
    app: boolean
    user: boolean
    member: boolean
  }>(
    `select current_user as owner,
            exists (select from pg_roles where rolname = $1) as app,
            exists (select from pg_roles where rolname = $2) as user,
            exists (select from pg_auth_members m where m.roleid = to_regrole($1) and m.member = to_regrole(quote_ident($2))) as member`,
    [APP, user],
  )
  return rows[0]!
}

async function change(owner: pg.Client, sql: string, secret: string): Promise<void> {
  try {
    await owner.query(sql)
  } catch (error) {
    const { code } = error as { code?: string }
    // another database of the same server was first: roles belong to all of them
    if (code === '42710' || code === '23505') return
    if (code !== '42501') throw error
    throw new StartError(
      `The role of DATABASE_OWNER_URL may not make or change roles. Run this as an administrator of the database server, then start again: ${sql.replace(secret, "'…'")};`,
    )
  }
}

/** False when the password is another one. */
async function logsIn(url: string): Promise<boolean> {
  try {
    const client = await connectClient(url, { connectionTimeoutMillis: 5_000 })
    await client.end()
    return true
  } catch (error) {
    // 28000: the role may not log in at all
    if (['28P01', '28000'].includes((error as { code?: string }).code ?? '')) return false
    throw new StartError(`DATABASE_URL: no connection: ${explain(error)}.`)
  }
}
