import { describe, expect, it } from 'vitest'
import { carts } from '../../db/schema/cart.ts'
import { orderLines, orders, payments } from '../../db/schema/order.ts'
import { idempotencyKeys } from '../../db/schema/platform.ts'
import { stock } from '../../db/schema/product.ts'
import { recipeLines } from '../../db/schema/recipe.ts'
import { eq, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { isDeep } from '../../testing/deep.ts'
import {
  asDoctor,
  asPatient,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { hold } from '../../testing/hold.ts'
import { fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { socketOf } from '../../testing/socket.ts'

// real sockets, real sessions, real PostgreSQL: nothing is shared between the callers but the database

const t = await useClinic()
const address = await t.listen()
const url = () => address
const doctor = await asDoctor(t)

const times = <T>(n: number, make: (i: number) => Promise<T>) =>
  Promise.all(Array.from({ length: n }, (_, i) => make(i)))
const ordersOf = (person: Person) => t.rows(orders, { patientId: person.id })

/** Buyers come in groups of ten; even the few are more than the connections of the pool. */
const tens = isDeep ? 20 : 4
const tries = isDeep ? 50 : 15

describe('many at once, over HTTP', () => {
  it('sells exactly ten of ten to many buyers', async () => {
    const rare = await makeProduct(t, { onHand: 10 })
    await makeCatalog(t, [rare], 'Rare')
    const buyers: { person: Person; cart: { total: number; revision: number } }[] = []
    for (let round = 0; round < tens; round++)
      buyers.push(
        ...(await times(10, async () => {
          const person = await asPatient(t, doctor)
          return { person, cart: await fillCart(person, [rare]) }
        })),
      )
    const answers = await Promise.all(
      buyers.map(({ person, cart }) => socketOf(url, person).checkOut(cart, newId())),
    )
    const refused = answers.filter((answer) => answer.status !== 201)
    expect(answers.length - refused.length).toBe(10)
    for (const { status, body } of refused)
      expect([status, body.error_code, Object.keys(body.errors)]).toEqual([
        422,
        'OUT_OF_STOCK',
        ['lines.0'],
      ])
    const level = await t.row(stock, { variantId: rare.variantId })
    expect(level).toMatchObject({ onHand: 10, reserved: 10 })
    const [sold] = await t.ctx.db
      .select({ units: sql<number>`sum(${orderLines.qtyOrdered})::int` })
      .from(orderLines)
      .where(eq(orderLines.variantId, rare.variantId))
    expect(sold?.units).toBe(10)
  }, 120_000)

  it('gives the discount of a first order once to many orders of one person', async () => {
    const product = await makeProduct(t, { onHand: 1_000, price: 10_000 })
    await makeCatalog(t, [product], 'First order')
    const person = await asPatient(t, doctor, { firstOrderDiscountBp: 1_000 })
    const socket = socketOf(url, person)
    const buy = async () => {
      await socket.call('POST', '/api/patient/cart/lines', { variant_id: product.variantId })
      await socket.call('PATCH', '/api/patient/cart', { payment_method: 'invoice' })
      const cart = (await socket.call('GET', '/api/patient/cart')).body.data
      return socket.checkOut(cart, newId())
    }
    const answers = await times(tries, buy)
    // alone, so that there are two orders at least
    answers.push(await buy())
    const made = await ordersOf(person)
    expect(made.length).toBe(answers.filter((answer) => answer.status === 201).length)
    expect(made.length).toBeGreaterThan(1)
    for (const answer of answers) expect([201, 409, 422]).toContain(answer.status)
    const reduced = made.filter((order) => order.discount > 0)
    expect(reduced.map((order) => order.discount)).toEqual([(reduced[0]?.subtotal ?? 0) / 10])
  }, 60_000)

  it('gives it once where the doctor orders for the patient at the same moment', async () => {
    const product = await makeProduct(t, { price: 10_000 })
    await makeCatalog(t, [product], 'First of two')
    const person = await asPatient(t, doctor, { firstOrderDiscountBp: 1_000 })
    const own = await fillCart(person, [product])
    const [desk, path] = [socketOf(url, doctor), `/api/doctor/patients/${person.id}/cart`]
    const line = { variant_id: product.variantId }
    const { revision, total } = (await desk.call('POST', `${path}/lines`, line)).body.data
    const place = {
      expected_total: total,
      revision,
      consent_note: 'By phone',
      consent_on: t.clock.now().toISOString().slice(0, 10),
    }
    const row = await hold(t, 'select from patients where id = $1 for no key update', person.id)
    const answers = Promise.all([
      socketOf(url, person).checkOut(own, newId()),
      desk.call('POST', `${path}/place`, place, newId()),
    ])
    await row.waiting(2)
    await row.letGo()
    expect((await answers).map(({ status }) => status).sort()).toEqual([201, 409])
    expect((await ordersOf(person)).map((order) => order.discount)).toEqual([1_000])
  })

  it('lets a recipe that may be bought once be bought once by many tries', async () => {
    const product = await makeProduct(t, { onHand: 1_000 })
    const person = await asPatient(t, doctor)
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product, line: { refillsAllowed: 0, minDaysBetween: 0, quantity: 1 } },
    ])
    const item = { variantId: product.variantId, recipeLineId: lineIds[0] ?? '' }
    await fillCart(person, [item])
    const socket = socketOf(url, person)
    const answers = await times(tries, async () => {
      const cart = (await socket.call('GET', '/api/patient/cart')).body.data
      const answer = await socket.checkOut(cart, newId())
      if (answer.status === 201) return answer.status
      const again = { variant_id: item.variantId, recipe_line_id: item.recipeLineId }
      return (await socket.call('POST', '/api/patient/cart/lines', again)).status
    })
    expect(answers.filter((status) => status === 201)).toHaveLength(1)
    expect(await ordersOf(person)).toHaveLength(1)
    const line = await t.row(recipeLines, item.recipeLineId)
    expect(line.timesOrdered).toBe(1)
  }, 60_000)

  it('makes one order of many calls with one key and answers all of them with its bytes', async () => {
    const product = await makeProduct(t)
    await makeCatalog(t, [product], 'Once')
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [product])
    const key = newId()
    const answers = await times(tries, () => socketOf(url, person).checkOut(cart, key))
    expect(new Set(answers.map((answer) => `${answer.status} ${answer.text}`)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
    expect(answers.filter((answer) => !answer.isReplay)).toHaveLength(1)
    const [made, ...more] = await ordersOf(person)
    expect(more).toEqual([])
    const owed = await t.rows(payments, { orderId: made?.id ?? '' })
    expect(owed).toHaveLength(1)
    const kept = await t.rows(idempotencyKeys, { accountId: person.accountId, key })
    expect(kept).toHaveLength(1)
    const active = await t.rows(carts, { patientId: person.id, status: 'active' })
    expect(active).toHaveLength(0)
  }, 60_000)
})

describe.each([
  ['a line', (lineId: string) => `lines/${lineId}/stop`],
  ['its recipe', () => 'cancel'],
])('a checkout at the moment in which %s is stopped', (_what, path) => {
  async function open() {
    const product = await makeProduct(t)
    const person = await asPatient(t, doctor)
    const {
      recipeId,
      lineIds: [lineId = ''],
    } = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product }])
    const cart = await fillCart(person, [{ variantId: product.variantId, recipeLineId: lineId }])
    return {
      product,
      recipeId,
      placed: () => ordersOf(person),
      checkOut: () => socketOf(url, person).checkOut(cart, newId()),
      stop: () =>
        socketOf(url, doctor).call('POST', `/api/doctor/recipes/${recipeId}/${path(lineId)}`, {
          reason_code: 'side_effect',
        }),
    }
  }

  it('orders nothing where it has read the recipe before', async () => {
    const { product, placed, checkOut, stop } = await open()
    const goods = await hold(
      t,
      'select from stock where variant_id = $1 for update',
      product.variantId,
    )
    const answer = checkOut()
    await goods.waiting(1)
    expect((await stop()).status).toBe(200)
    await goods.letGo()
    expect((await answer).body.error_code).toBe('CART_EMPTY')
    expect(await placed()).toEqual([])
  })

  it('is flagged where the doctor has not seen its order', async () => {
    const { recipeId, placed, checkOut, stop } = await open()
    const recipe = await hold(t, 'select from recipes where id = $1 for no key update', recipeId)
    const answer = checkOut()
    await recipe.waiting(1)
    const stopped = stop()
    await recipe.waiting(2)
    await recipe.letGo()
    expect([(await answer).status, (await stopped).status]).toEqual([201, 200])
    expect(await placed()).toMatchObject([{ flags: ['recipe_cancelled'] }])
  })
})
