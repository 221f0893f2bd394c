import { auditLog } from '../db/schema/platform.ts'
import { eq, type SQL } from '../db/sql.ts'
import type { TestApp } from './harness.ts'

/** What was done to an object, or fits a condition, oldest first: the actions of the audit log. */
export const actionsOn = async (t: TestApp, of: string | SQL | undefined): Promise<string[]> =>
  (
    await t.rows(auditLog, typeof of === 'string' ? eq(auditLog.objectId, of) : of, auditLog.id)
  ).map(({ action }) => action)
