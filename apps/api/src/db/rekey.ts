import type { Secrets } from '../config.ts'
import { type Ctx, inTransaction } from '../context.ts'
import { encrypt, tryDecrypt } from '../encryption.ts'
import { audit } from '../entities/audit.ts'
import { sealChain } from '../entities/auditChain/append.ts'
import { chainLock } from '../entities/auditChain/link.ts'
import type { Db } from './client.ts'
import { tieAnew, tiedKey } from './secret.ts'
import { sql } from './sql.ts'

const inColumn = (table: string, column: string) => {
  const name = sql`${sql.identifier(column)}`
  return { table: sql.identifier(table), text: name, put: (text: string) => sql`${name} = ${text}` }
}

/** Everywhere that `encrypt` is kept. */
const places = [
  inColumn('doctors', 'bank_number_enc'),
  inColumn('accounts', 'totp_secret'),
  inColumn('accounts', 'totp_pending'),
  {
    table: sql.identifier('settlements'),
    text: sql`bank_account ->> 'number_enc'`,
    put: (text: string) =>
      sql`bank_account = jsonb_set(bank_account, '{number_enc}', to_jsonb(${text}::text))`,
  },
]

type Old = { place: (typeof places)[number]; id: string; kept: string; text: string }

/** What is encrypted with SECRET_KEY_PREVIOUS, and how much with neither key: theirs is lost. */
export async function findOld(db: Db, secrets: Secrets) {
  const old: Old[] = []
  let unreadable = 0
  for (const place of places) {
    const { rows } = await db.execute<{ id: string; kept: string }>(
      sql`select id, ${place.text} as kept from ${place.table} where ${place.text} is not null`,
    )
    for (const row of rows) {
      if (tryDecrypt({ secretKey: secrets.secretKey }, row.kept) !== undefined) continue
      const text = tryDecrypt(secrets, row.kept)
      if (text === undefined) unreadable++
      else old.push({ ...row, place, text })
    }
  }
  return { old, unreadable }
}

/**
 * Encrypts with SECRET_KEY what SECRET_KEY_PREVIOUS has encrypted, then ties the database to it: from then on nothing
 * needs the key before. May be broken off, and run again; `left` was written meanwhile by a server without the new key.
 */
export async function rekey(ctx: Ctx): Promise<{ anew: number; left: number; unreadable: number }> {
  const { config, db } = ctx
  const { old } = await findOld(db, config)
  for (const { place, id, kept, text } of old)
    await db.execute(sql`update ${place.table} set ${place.put(encrypt(config, text))}
      where id = ${id} and ${place.text} = ${kept}`)
  await inTransaction(ctx, async (tx) => {
    await tx.db.execute(sql`select pg_advisory_xact_lock(${chainLock})`)
    if ((await tiedKey(tx.db, config)) === config.secretKey) return
    const { rows } = await tx.db.execute<{ last: number }>(
      sql`select coalesce(max(id), 0)::float8 as last from audit_seals`,
    )
    await tieAnew(tx.db, config, rows[0]?.last ?? 0, tx.clock.now())
    await audit(tx, { action: 'setting.rekey', objectId: null })
    // all that was signed with the key before is under a signature of the new one from now on
    await sealChain(tx)
  })
  const { old: left, unreadable } = await findOld(db, config)
  return { anew: old.length, left: left.length, unreadable }
}
