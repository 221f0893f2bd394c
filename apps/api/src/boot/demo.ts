import type { Config } from '../config.ts'
import { StartError } from '../db/embedded/errors.ts'
import { withClient } from '../db/withClient.ts'

/** Domain of every demo account; `.test` is reserved, so no real mail can ever go there. */
const DEMO_DOMAIN = '@officina.test'

/** The logins shown at start; they exist only in a database that was filled by the demo. */
export const DEMO_LOGINS = [
  { role: 'Admin', email: `admin${DEMO_DOMAIN}`, path: '/admins/login' },
  { role: 'Doctor', email: `doctor${DEMO_DOMAIN}`, path: '/doctors/login' },
  { role: 'Patient', email: `patient${DEMO_DOMAIN}`, path: '/user/login' },
]

export const DEMO_PASSWORD = 'officina-demo-2026'

/**
 * Whether the database holds demo accounts.
 * @throws StartError in production: their password is public.
 */
export async function findDemoAccounts(url: string, env: Config['env']): Promise<boolean> {
  const { rows } = await withClient(url, (client) =>
    client.query<{ found: boolean }>(
      'select exists (select from accounts where email like $1) as found',
      [`%${DEMO_DOMAIN}`],
    ),
  )
  const found = rows[0]?.found ?? false
  if (found && env === 'production')
    throw new StartError(
      `This database holds demo accounts (${DEMO_DOMAIN}), whose passwords are public. Start production with an empty database.`,
    )
  return found
}
