import { eventText } from '@officina/shared/history/words'
import { loadSpec, resourceOf } from '../../contract.ts'
import { bankTransfers } from '../../db/schema/bankTransfer.ts'
import { orders } from '../../db/schema/order.ts'
import { payLinks } from '../../db/schema/payLink.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { settlements } from '../../db/schema/settlement.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { auditActions, looks } from '../auditActions.ts'
import { like } from '../list.ts'
import { defineList } from '../read/list.ts'
import { personName } from '../wire.ts'
import { inWords } from './inWords.ts'
import { recordKinds } from './records.ts'

const actorName = sql`coalesce(
  (select nullif(m.name, '') from admins m where m.account_id = ${auditLog.actorId}),
  (select nullif(${personName(sql`d.last_name`, sql`d.first_name`)}, '') from doctors d
    where d.account_id = ${auditLog.actorId}),
  (select p.number from patients p where p.account_id = ${auditLog.actorId}))`

/** Actions whose name, or whose words in either language, have the text in them. */
function actionsOf(q: string): string[] {
  const text = q.trim().toLowerCase()
  return allActions().filter((action) =>
    [action, eventText(action, 'en'), eventText(action, 'ja')].some((words) =>
      words.toLowerCase().includes(text),
    ),
  )
}

/** With notes on records of every kind, and lists by the names that the calls of the contract have for them. */
function allActions(): string[] {
  const names = new Set(Object.keys(loadSpec().paths).map(resourceOf))
  return [
    ...auditActions,
    ...Object.values(recordKinds).map(({ type }) => `${type}.note_added`),
    ...[...names].flatMap((name) => [`${name}.export`, `${name}.listed`]),
  ]
}

/** Of a record that has a currency of its own. */
const currencyIn = (
  table: typeof orders | typeof settlements | typeof bankTransfers | typeof payLinks,
) => sql`(select ${table.currency} from ${table} where ${table.id} = ${auditLog.objectId})`

/** What `inWords` puts into words. */
export const rawChanges = sql`jsonb_build_object('type', ${auditLog.objectType}, 'before', ${auditLog.before}, 'after', ${auditLog.after},
  'currency', case ${auditLog.objectType} when 'order' then ${currencyIn(orders)}
    when 'settlement' then ${currencyIn(settlements)} when 'bank_transfer' then ${currencyIn(bankTransfers)}
    when 'pay_link' then ${currencyIn(payLinks)} end)`

/** Whether somebody of a name or number has done it. */
const isBy = (q: string): SQL => sql`${auditLog.actorId} in (
  select m.account_id from admins m where m.name ilike ${like(q)}
  union all select d.account_id from doctors d
    where d.number = upper(${q}) or ${personName(sql`d.last_name`, sql`d.first_name`)} ilike ${like(q)}
  union all select p.account_id from patients p where p.number = upper(${q}))`

const isRead = sql`${auditLog.action} ~ ${looks.source}`

/** Everything that was done, newest first. People who are patients are not named. */
export const auditList = defineList('adminListAudit', {
  table: auditLog,
  columns: {
    id: sql`${auditLog.id}::text`,
    actor_name: actorName,
    object_name: sql`${auditLog.objectId}::text`,
    changes: rawChanges,
  },
  present: inWords,
  filters: {
    q: (
      q,
    ) => sql`(${auditLog.action} = any(${sql.param(actionsOf(q))}::text[]) or ${isBy(q)} or ${auditLog.requestId} = ${q}
      or ${auditLog.ip} = ${q} or ${auditLog.objectId}::text = ${q})`,
    action: (q) => sql`${auditLog.action} = any(${sql.param(actionsOf(q))}::text[])`,
    actor: isBy,
    reads: (reads) => (reads ? isRead : sql`not (${isRead})`),
  },
  order: ['at', 'DESC'],
})
