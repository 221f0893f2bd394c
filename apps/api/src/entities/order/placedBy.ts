import { doctors } from '../../db/schema/doctor.ts'
import { orders } from '../../db/schema/order.ts'
import { sql } from '../../db/sql.ts'
import { personName } from '../wire.ts'
import type { Order } from './load.ts'

/** The doctor who ordered for the patient; null for what patients order themselves. Part of a select of an order. */
export const placedByPart = sql<string | null>`(
  select ${personName(sql`d.last_name`, sql`d.first_name`)} from ${doctors} d
  where ${orders.placedByRole} = 'doctor' and d.account_id = ${orders.placedById})`

export const consentView = ({
  consentNote,
  consentOn,
}: Pick<Order, 'consentNote' | 'consentOn'>) =>
  consentNote !== null && consentOn !== null ? { note: consentNote, given_on: consentOn } : null
