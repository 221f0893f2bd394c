import type { Config } from '../../config.ts'
import { encrypt } from '../../encryption.ts'
import { createPasswords } from '../../entities/account/passwords.ts'
import { openFiles } from '../../files/open.ts'
import { createDb } from '../client.ts'
import { withClient } from '../withClient.ts'
import { makeDemo } from './demo/make.ts'
import { writeRows } from './demo/write.ts'

export const demoPassword = 'officina-demo-2026'

/** True when nobody has an account yet. */
export async function isEmpty(ownerUrl: string): Promise<boolean> {
  return withClient(
    ownerUrl,
    async (client) => (await client.query('select 1 from accounts limit 1')).rowCount === 0,
  )
}

/**
 * Fills a database in which nobody has an account with the demonstration, in one transaction; what a server that has
 * started on it installs by itself is replaced. The same day makes the same rows;
 * only the password hash and the encryption of bank numbers differ from run to run.
 */
export async function seedDemo({
  ownerUrl,
  config,
  now = new Date(),
}: {
  ownerUrl: string
  config: Config
  now?: Date
}): Promise<void> {
  const passwordHash = await createPasswords().hash(demoPassword)
  const { rows, files, numbers } = makeDemo(config, now, {
    passwordHash,
    encrypt: (number) => encrypt(config, number),
  })
  const store = await openFiles(config.files)
  for (const { key, content } of files) await store.put(key, content)
  await withClient(ownerUrl, async (client) => {
    await client.query('begin')
    // a server that has started here has published them; with nobody registered, nobody has answered one
    await client.query('delete from questionnaires')
    await writeRows(createDb(client), rows)
    for (const [kind, last] of Object.entries(numbers))
      await client.query(
        kind === 'settlement'
          ? `update number_counters set last = $1 where kind = 'settlement'`
          : `select setval('${kind}_numbers', $1)`,
        [last],
      )
    await client.query('commit')
    await client.query('analyze')
  })
}
