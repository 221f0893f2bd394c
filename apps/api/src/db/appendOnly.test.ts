import { describe, expect, it } from 'vitest'
import { audit } from '../entities/audit.ts'
import { newId } from '../ids.ts'
import { isDivided } from '../testing/deep.ts'
import { useClinic } from '../testing/harness.ts'

const t = await useClinic()

describe('the journals', () => {
  it('are written by the application, and changed by nobody', async () => {
    await audit(t.ctx, { action: 'test.create', objectType: 'test', objectId: newId() })
    for (const statement of [
      "update audit_log set action = 'x'",
      'delete from audit_log',
      'truncate audit_log',
      'update audit_chain set number = 2',
      'delete from audit_chain',
      'update audit_seals set number = 2',
      'delete from audit_seals',
      "update ledger_entries set reason = 'x'",
      'delete from stock_movements',
      'update stock_movements set on_hand = 1',
      'delete from ledger_entries',
    ]) {
      await expect(t.app.ports.pool.query(statement), statement).rejects.toThrow(
        /append-only|permission denied/,
      )
    }
    const kept = await t.app.ports.pool.query('select action from audit_log')
    expect(kept.rows).toEqual([{ action: 'test.create' }])
  })

  it('belong to a role that owns nothing', async () => {
    const role = await t.app.ports.pool.query(
      'select rolname, rolsuper from pg_roles where rolname = current_user',
    )
    expect(role.rows).toEqual([{ rolname: 'officina_app', rolsuper: false }])
    const owned = await t.app.ports.pool.query(
      "select tablename from pg_tables where schemaname = 'public' and tableowner = current_user",
    )
    expect(owned.rows).toEqual([])
  })
})

describe('durability', () => {
  // where the database is divided, rights take the place of the ledger's trigger
  it.skipIf(isDivided)('has triggers on every journal, whoever owns the tables', async () => {
    const triggers = await t.app.ports.pool.query(
      "select distinct tgname from pg_trigger where tgname like '%append_only' order by 1",
    )
    expect(triggers.rows.map((row) => row.tgname)).toEqual([
      'audit_chain_append_only',
      'audit_log_append_only',
      'audit_month_append_only',
      'audit_seals_append_only',
      'ledger_append_only',
      'stock_movements_append_only',
    ])
  })
})
