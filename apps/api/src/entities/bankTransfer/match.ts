import type { Ctx } from '../../context.ts'
import { orders } from '../../db/schema/order.ts'
import { patients } from '../../db/schema/patient.ts'
import { and, eq, inArray, sql } from '../../db/sql.ts'
import { due, isDue } from '../order/received.ts'
import type { Entry } from './entry.ts'

export type Match = {
  orderId: string
  number: string
  foundBy: 'number' | 'name'
  /** What an order that is named still lacks; nothing where it waits for no money from a bank. */
  due?: number
}

type Waiting = { orderId: string; number: string; names: (string | null)[]; kana: string | null }
/** Orders that wait, by their amount: those of an amount are read once for all transfers of a file. */
type Known = Map<number, Waiting[]>

/**
 * The order that a transfer names, or the only one that waits for this very amount from a patient of the payer's name.
 * A number is found with other signs between its parts and in full-width letters, as banks write it.
 */
export async function matchOf(ctx: Ctx, entry: Entry, known: Known): Promise<Match | undefined> {
  const named = numbersIn(`${entry.text} ${entry.payer}`)
  if (named.length > 0) {
    const found = await ctx.db
      .select({ orderId: orders.id, number: orders.number, isDue, due })
      .from(orders)
      .where(inArray(orders.number, named))
    // of several that are named, the one that waits; two that wait are somebody's to part
    const waiting = found.filter((order) => order.isDue)
    const [only] = waiting.length === 1 ? waiting : found.length === 1 ? found : []
    return (
      only && {
        orderId: only.orderId,
        number: only.number,
        foundBy: 'number',
        due: only.isDue ? only.due : 0,
      }
    )
  }
  return await byName(ctx, entry, known)
}

async function byName(ctx: Ctx, { payer, text, amount, currency }: Entry, known: Known) {
  const said = folded(`${payer} ${text}`)
  if (said === '') return undefined
  const waiting = known.get(amount) ?? (await waitingFor(ctx, amount, currency))
  known.set(amount, waiting)
  const fitting = waiting.filter(
    ({ names, kana }) => holds(said, names) || holds(said, kana?.split(/[ 　]+/) ?? []),
  )
  const [only] = fitting.length === 1 ? fitting : []
  return only && { orderId: only.orderId, number: only.number, foundBy: 'name' as const }
}

/** All of them, however many: one that is not looked at could make another one seem the only one. */
const waitingFor = (ctx: Ctx, amount: number, currency: string): Promise<Waiting[]> =>
  ctx.db
    .select({
      orderId: orders.id,
      number: orders.number,
      names: sql<(string | null)[]>`jsonb_build_array(${patients.lastName}, ${patients.firstName})`,
      kana: patients.kana,
    })
    .from(orders)
    .innerJoin(patients, eq(patients.id, orders.patientId))
    .where(and(isDue, eq(due, amount), eq(orders.currency, currency)))

/** Both names, in either order. */
function holds(said: string, names: (string | null)[]): boolean {
  const parts = names.map((name) => folded(name ?? '')).filter(Boolean)
  return parts.length === 2 && parts.every((part) => said.includes(part))
}

/** Without case, accents, spaces and signs; kana as banks write it: of full width, none of them small. */
const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60))
    .replaceAll(/[ァィゥェォッャュョヮ]/g, (small) => String.fromCharCode(small.charCodeAt(0) + 1))
    .replaceAll(/[^\p{L}\p{N}]|ー/gu, '')

/** `O-2026-000123`, also as `o 2026 000123` or `O2026000123`. */
function numbersIn(text: string): string[] {
  const plain = text.normalize('NFKC').toUpperCase()
  const found = [...plain.matchAll(/(?<![A-Z0-9])O\W{0,2}(20\d\d)\W{0,2}(\d{6,9})(?!\d)/g)]
  return [...new Set(found.map(([, year, digits]) => `O-${year}-${digits}`))]
}
