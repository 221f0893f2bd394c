import { auditLog } from '../db/schema/platform.ts'
import { and, eq, type SQL } from '../db/sql.ts'
import type { TestApp } from './harness.ts'

/** What was done to an object, or fits a condition, oldest first: the actions of the audit log. */
export const actionsOn = async (t: TestApp, of: string | SQL | undefined): Promise<string[]> =>
  (
    await t.rows(auditLog, typeof of === 'string' ? eq(auditLog.objectId, of) : of, auditLog.id)
  ).map(({ action }) => action)

/** Each time that something was done to an object, oldest first. */
export const loggedOn = (t: TestApp, id: string, action: string) =>
  t.rows(auditLog, and(eq(auditLog.objectId, id), eq(auditLog.action, action)), auditLog.id)
