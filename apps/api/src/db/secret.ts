import type pg from 'pg'
import { fingerprintOf } from '../backup/manifest.ts'
import { type Seal, signatureOf } from '../entities/auditChain/link.ts'
import { connectClient } from './client.ts'
import { StartError } from './embedded/errors.ts'

/** Where `settings` keeps what tells SECRET_KEY from another one, and not what it is. */
const key = 'installation.secret'
/** Stands there instead once the key is lost: the next start ties the database to its own. */
const lost = 'lost'

/**
 * Ties a database to the key of its first start, or to that which has sealed its audit log. With another one bank account
 * numbers and second factors cannot be read, and what it seals is never verified again.
 * @throws StartError when it was another one.
 */
export async function tieSecret(url: string, secretKey: string): Promise<void> {
  const client = await connectClient(url)
  try {
    if (!(await hasSealed(client, secretKey))) throw anotherKey()
    await client.query(
      `insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now()) on conflict (key)
       do update set value = excluded.value, updated_at = now() where settings.value = to_jsonb($3::text)`,
      [key, fingerprintOf(secretKey), lost],
    )
  } finally {
    await client.end()
  }
  await assertSecret(url, secretKey)
}

/** Says that nobody has the key of these rows any more, and gives up the account numbers that are to be entered again. */
export async function loseSecret(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now())
     on conflict (key) do update set value = excluded.value, updated_at = now()`,
    [key, lost],
  )
  await client.query(`update doctors set bank_number_enc = null, bank_number_last4 = null;
    update settlements set bank_account = null where bank_account is not null`)
}

/** @throws StartError when a server with another key has started on this database, and that key is not lost. */
export async function assertSecret(url: string, secretKey: string): Promise<void> {
  const client = await connectClient(url)
  try {
    const { rows } = await client.query<{ value: unknown }>(
      'select value from settings where key = $1',
      [key],
    )
    const [kept] = rows
    if (kept && ![fingerprintOf(secretKey), lost].includes(`${kept.value}`)) throw anotherKey()
  } finally {
    await client.end()
  }
}

/** Of a database that is tied to no key yet: whether it was this one that signed the newest seal, if there is any. */
async function hasSealed(client: pg.Client, secretKey: string): Promise<boolean> {
  const { rows } = await client.query<Seal & { signature: string }>(
    `select at, number::float8 as number, hash, retired_before::text as "retiredBefore", signature
     from audit_seals where not exists (select from settings where key = $1) order by id desc limit 2`,
    [key],
  )
  const [newest, before] = rows
  return !newest || signatureOf(secretKey, newest, before?.signature ?? null) === newest.signature
}

const anotherKey = () =>
  new StartError(
    'SECRET_KEY is not that of this database: bank account numbers and second factors could not be read, nor the audit log verified. Set the key of its first start (without SECRET_KEY it is in DATA_DIR/secret.key).',
  )
