import { querySerializer } from '@officina/client/api'
import { describe, expect, it } from 'vitest'
import { bodyOf } from '../schema/ActionFields.tsx'
import type { BulkAction, Command, Saying, Subject } from '../schema/actions.ts'
import { fieldsOfCall } from '../schema/fieldsOfCall.ts'
import { countActions } from './logistics/countActions.ts'
import { stockActions } from './logistics/stockActions.ts'
import { returnActions } from './orders/returnActions.ts'
import { packActions } from './products/packActions.ts'
import { purchaseActions } from './purchasing/actions.ts'
import { lineActions } from './settlements/actions.tsx'

/** A table is checked by the compiler but for the names of its fields: the contract has them at run time. */
const tables = Object.values(
  import.meta.glob<Record<string, object>>('./*/*{a,A}ctions.{ts,tsx}', { eager: true }),
).flatMap((module) => Object.values(module).filter((each) => typeof each === 'object'))
const actions = tables
  .flatMap((table) => ('call' in table ? [table] : Object.values(table)))
  .filter((action) => typeof action === 'object')
// a table may be made of others
const commands = [...new Set(actions)].filter((action) => 'call' in action) as Command<Subject>[]
const named = commands.map((action) => ({ name: action.call as string, action }))

/** What a call cannot do without, besides what every action sends by itself. */
const neededBy = (call: Command<Subject>['call']) =>
  Object.entries(fieldsOfCall(call))
    .filter(([name, { required }]) => required && name !== 'revision' && name !== 'ids')
    .map(([name]) => name)

it('there are as many as the console offers', () => {
  expect(commands.length).toBeGreaterThan(75)
})

it('a file is asked for with a URL that nginx takes', () => {
  type Files = Extract<BulkAction, { file: unknown }>
  const files = [...new Set(actions)].filter((action) => 'file' in action) as Files[]
  expect(files.length).toBeGreaterThan(5)
  for (const { most = 100, file } of files) {
    const { path, query } = file(Array(most).fill('0193a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b'), 'en')
    expect(`${path}?${querySerializer({ ...query })}`.length, path).toBeLessThan(8000)
  }
})

it('an emptied amount is sent as it is, and nothing of a field that is not asked for', () => {
  const saying = { me: {} } as Saying
  const price = { ...packActions.edit, fields: { price: {} } }
  for (const empty of ['', ' '])
    expect(bodyOf(price, { id: 'a', currency: 'USD' } as never, { price: empty }, saying)).toEqual({
      price: '',
    })
  const line = { dispute: { id: 'b' } }
  const answer = { outcome: 'declined', answer: 'It is complete.', amount: '10' }
  const declined = bodyOf(lineActions.answer, { currency: 'USD', line } as never, answer, saying)
  expect(declined).toEqual({ ...answer, amount: undefined, dispute_id: 'b' })
})

it('one place that is not counted is no “places”', () => {
  const text = (counted: number) => String(countActions.review.text({ lines: 5, counted } as never))
  expect(text(4)).toMatch(/^1 place is not counted and stays as it is\./)
  expect(text(3)).toMatch(/^2 places are not counted and stay as they are\./)
})

it('more than what is on hand is no part of it', () => {
  const text = (reserved: number) =>
    String(stockActions.adjust.text({ on_hand: 8, reserved } as never))
  expect(text(11)).toMatch(/^8 on hand, but 11 reserved for orders: 3 short\./)
  expect(text(8)).toMatch(/^8 on hand, 8 of them reserved for orders\./)
})

it('what came of one product beyond its order makes up for no other', () => {
  const lines = [
    { ordered: 10, received: 15 },
    { ordered: 6, received: 1 },
  ]
  const text = String(purchaseActions.complete.text({ lines } as never))
  expect(text).toMatch(/^5 units have not arrived/)
})

it('what arrived damaged goes back on sale only when somebody says so', () => {
  const { initial } = returnActions.refund.fields.restock
  const begins = (reason_code: string) => initial({ reason_code } as never)
  expect([begins('damaged'), begins('not_needed')]).toEqual([false, true])
})

describe.each(named)('$name', ({ action }) => {
  const { call } = action
  it('is offered for as many at once as the contract takes', () => {
    const { most = 100 } = action as { most?: number }
    expect(fieldsOfCall(call).ids?.maxItems ?? most).toBe(most)
  })

  it('asks for fields that the contract has, and for all that it wants', () => {
    const drawn = Object.entries(action.fields ?? {})
    const known = Object.keys(fieldsOfCall(call))
    const unknown = drawn.filter(([name, { Input }]) => !Input && !known.includes(name))
    expect(unknown.map(([name]) => name)).toEqual([])
    if (action.sends || action.Dialog) return
    const asked = drawn.map(([name]) => name)
    // a bulk call asks for the reason by itself
    if (known.includes('ids')) asked.push('reason')
    expect(neededBy(call).filter((name) => !asked.includes(name))).toEqual([])
  })

  it('says so where “Cancel” beside its words could be either', () => {
    const words = [action.title, action.verb ?? action.label].map(String).join()
    expect(action.cancels ?? false).toBe(/cancel|キャンセル|取り?消|中止/i.test(words))
  })

  it('is taken back by a call about the same record', () => {
    const { undo } = action
    if (!undo) return
    const folder = (path: string) => path.slice(0, path.lastIndexOf('/'))
    // what is done to many is taken back for each
    expect(folder(undo.call)).toMatch(
      fieldsOfCall(call).ids ? new RegExp(`^${folder(call)}`) : folder(call),
    )
    if (!undo.sends) expect(neededBy(undo.call)).toEqual([])
  })
})
