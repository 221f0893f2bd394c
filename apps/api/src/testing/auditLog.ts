import { auditLog } from '../db/schema/platform.ts'
import type { TestApp, Which } from './harness.ts'

/** What was done to an object, or fits a condition, oldest first: the actions of the audit log. */
export async function actionsOn(t: TestApp, of: Which<typeof auditLog>): Promise<string[]> {
  const rows = await t.rows(auditLog, typeof of === 'string' ? { objectId: of } : of)
  return rows.map(({ action }) => action)
}

/** Each time that something was done to an object, oldest first. */
export const loggedOn = (t: TestApp, id: string, action: string) =>
  t.rows(auditLog, { objectId: id, action })
