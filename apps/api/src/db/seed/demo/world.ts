import { addDays, dateIn, hourMs } from '@officina/shared/dates/days'
import { startOfDay } from '@officina/shared/dates/zoned'
import { v7 } from 'uuid'
import { fractionDigits } from '../../../entities/money.ts'
import { schema } from '../../client.ts'
import { createRandom, type Random } from './random.ts'

/** Tables in the order in which their rows can be inserted. */
export const tables = [
  'accounts',
  'admins',
  'consents',
  'doctors',
  'doctorRates',
  'patients',
  'patientLinks',
  'addresses',
  'products',
  'variants',
  'stock',
  'stockLots',
  'suppliers',
  'purchaseOrders',
  'purchaseOrderLines',
  'stockCounts',
  'stockCountLines',
  'productImports',
  'catalogs',
  'catalogItems',
  'doctorCatalogs',
  'discounts',
  'questionnaires',
  'answerSets',
  'recipes',
  'recipeLines',
  'doses',
  'recipeEvents',
  'invitations',
  'requests',
  'notes',
  'files',
  'carts',
  'cartLines',
  'orders',
  'orderLines',
  'payments',
  'refunds',
  'bankTransfers',
  'paymentCustomers',
  'testBank',
  'repeats',
  'repeatPeriods',
  'returns',
  'shipments',
  'shipmentLines',
  'stockMovements',
  'productReports',
  'ledgerEntries',
  'settlements',
  'settlementEntries',
  'settlementDisputes',
  'settings',
  'news',
  'newsReads',
  'mails',
  'auditLog',
] as const
export type Table = (typeof tables)[number]
export type Row<T extends Table> = (typeof schema)[T]['$inferInsert']
type Made<T extends Table> = Omit<Row<T>, 'id' | 'createdAt' | 'updatedAt'> & {
  updatedAt?: Date | undefined
}
export type Rows = { [T in Table]: Row<T>[] }

type Settings = { currency: string; timeZone: string; publicUrl: string }
export type World = ReturnType<typeof createWorld>

/**
 * What the demonstration is made in: one fixed run of chance, a calendar that counts from the midnight
 * that begins today in the time zone of the business, and the rows made so far.
 */
export function createWorld(settings: Settings, now: Date) {
  const random: Random = createRandom(20_261_101)
  const today = dateIn(now, settings.timeZone)
  const midnight = startOfDay(today, settings.timeZone).getTime()
  const rows = Object.fromEntries(tables.map((name) => [name, []])) as unknown as Rows
  const files: { key: string; content: Buffer }[] = []
  const digits = fractionDigits(settings.currency)
  const id = (at: Date): string => v7({ msecs: at.getTime(), random: random.bytes(16) })
  const add = <T extends Table>(table: T, row: Row<T>): Row<T> => {
    ;(rows[table] as Row<T>[]).push(row)
    return row
  }
  return {
    settings,
    random,
    rows,
    files,
    /** The lot that stands on the shelf of a variant. */
    shelfLots: new Map<string, { lot: string; expiresOn: string }>(),
    today,
    midnight: new Date(midnight),
    /** Instant `day` days from today (negative: before) at a time of that day. */
    at: (day: number, hour = 12, minute = 0): Date =>
      new Date(midnight + ((day * 24 + hour) * 60 + minute) * 60_000),
    /** Calendar date `day` days from today. */
    date: (day: number): string => addDays(today, day),
    /** Dollars and cents of the price lists in minor units of the currency in force. */
    money: (cents: number): number =>
      digits === 0 ? Math.round(cents / 10) * 10 : Math.round(cents * 10 ** (digits - 2)),
    /** A UUIDv7 that belongs to the instant: sorting by id sorts by time. */
    id,
    add,
    /** A row that was made at an instant: its id, and when it was made and changed, follow from that. */
    make: <T extends Table>(table: T, at: Date, row: Made<T>): Row<T> =>
      add(table, {
        id: id(at),
        createdAt: at,
        ...('updatedAt' in schema[table] && { updatedAt: at }),
        ...row,
      } as unknown as Row<T>),
  }
}

/** `world.at` for instants: so many hours later. */
export const hoursAfter = (at: Date, hours: number): Date =>
  new Date(at.getTime() + Math.round(hours * hourMs))

export const daysAfter = (at: Date, days: number): Date => hoursAfter(at, days * 24)
