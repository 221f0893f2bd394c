import type pg from 'pg'
import { fingerprintOf } from '../backup/manifest.ts'
import { type Secrets, secretKeysOf } from '../config.ts'
import { encrypt, tryDecrypt } from '../encryption.ts'
import { type Seal, signatureOf } from '../entities/auditChain/link.ts'
import { createDb, type Db } from './client.ts'
import { StartError } from './embedded/errors.ts'
import { sql } from './sql.ts'
import { withClient } from './withClient.ts'

/** Where `settings` keeps what tells SECRET_KEY from another one, and not what it is. */
const key = 'installation.secret'
/** Stands there instead once the key is lost: the next start ties the database to its own. */
const lost = 'lost'
/** Where the keys before it stand, each with its end, encrypted with it. */
const formerSetting = 'installation.secret.former'

/** A key from before the last change, and the last seal that it may have signed. */
type Former = { key: string; until: number }

/**
 * Ties a database to the key of its first start, or to that which has sealed its audit log. With another one bank account
 * numbers and second factors cannot be read, and what it seals is never verified again.
 * @throws StartError when it was another one.
 */
export async function tieSecret(url: string, secrets: Secrets): Promise<void> {
  await withClient(url, async (client) => {
    const own = await sealingKey(client, secrets)
    if (!own) throw anotherKey(secrets)
    await client.query(
      `insert into settings (key, value, updated_at) values ($1, to_jsonb($2::text), now()) on conflict (key)
       do update set value = excluded.value, updated_at = now() where settings.value = to_jsonb($3::text)`,
      [key, fingerprintOf(own), lost],
    )
  })
  await assertSecret(url, secrets)
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
export async function assertSecret(url: string, secrets: Secrets): Promise<void> {
  await withClient(url, (client) => tiedKey(createDb(client), secrets))
}

/** Fingerprint of the key that the database is tied to; undefined where it is tied to none, or that one is lost. */
export async function tieOf(db: Db): Promise<string | undefined> {
  const kept = await settingOf(db, key)
  return kept === undefined || kept === lost ? undefined : `${kept}`
}

/**
 * The one of our keys that the database is tied to: SECRET_KEY, or until `npm run rekey` the one before. It alone
 * seals the audit log, so that each key has signed one stretch of it, also while servers have different keys.
 * @throws StartError when it is none of them.
 */
export async function tiedKey(db: Db, secrets: Secrets): Promise<string> {
  const tie = await tieOf(db)
  if (tie === undefined) return secrets.secretKey
  const found = secretKeysOf(secrets).find((each) => fingerprintOf(each) === tie)
  if (found === undefined) throw anotherKey(secrets)
  return found
}

/** Ties the database to SECRET_KEY; the key before, whose last seal that is, stays for what cannot be made anew. */
export async function tieAnew(db: Db, secrets: Secrets, lastSeal: number, at: Date): Promise<void> {
  const before = { key: await tiedKey(db, secrets), until: lastSeal }
  const former = [...(await formerKeys(db, secrets)), before].map((each) =>
    encrypt(secrets, JSON.stringify(each)),
  )
  const rows = { [key]: fingerprintOf(secrets.secretKey), [formerSetting]: former }
  await db.execute(sql`insert into settings (key, value, updated_at)
    select key, value, ${at.toISOString()}::timestamptz from jsonb_each(${JSON.stringify(rows)}::jsonb)
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`)
}

/** Keys that were changed for another one: seals and recovery codes from then are still theirs. Of a lost key there are none. */
export async function formerKeys(db: Db, secrets: Secrets): Promise<Former[]> {
  const kept = ((await settingOf(db, formerSetting)) ?? []) as string[]
  const opened = kept.map((each) => tryDecrypt(secrets, each))
  return opened.filter((each) => each !== undefined).map((each): Former => JSON.parse(each))
}

async function settingOf(db: Db, name: string): Promise<unknown> {
  const { rows } = await db.execute<{ value: unknown }>(
    sql`select value from settings where key = ${name}`,
  )
  return rows[0]?.value
}

/** Of a database that is tied to no key yet: the one of ours that signed the newest seal, if there is any. */
async function sealingKey(client: pg.Client, secrets: Secrets): Promise<string | undefined> {
  const { rows } = await client.query<Seal & { signature: string }>(
    `select at, number::float8 as number, hash, retired_before::text as "retiredBefore", signature
     from audit_seals where not exists (select from settings where key = $1) order by id desc limit 2`,
    [key],
  )
  const [newest, before] = rows
  if (!newest) return secrets.secretKey
  const isOf = (each: string) => signatureOf(each, newest, before?.signature ?? null)
  return secretKeysOf(secrets).find((each) => isOf(each) === newest.signature)
}

const anotherKey = ({ secretKeyPrevious }: Secrets) =>
  new StartError(
    `SECRET_KEY is not that of this database${secretKeyPrevious ? ', nor is SECRET_KEY_PREVIOUS' : ''}: bank account numbers and second factors could not be read, nor the audit log verified. Set the key that it was last run with (without SECRET_KEY that is in DATA_DIR/secret.key). To change it, leave that one as SECRET_KEY_PREVIOUS until npm run rekey is done.`,
  )
