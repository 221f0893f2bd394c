import { describe, expect, it } from 'vitest'
import { cartLines, carts } from '../../db/schema/cart.ts'
import { doctorRates, doctors } from '../../db/schema/doctor.ts'
import { patients } from '../../db/schema/patient.ts'
import { stock, variants } from '../../db/schema/product.ts'
import { recipeLines, recipes } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'
import {
  asDoctor,
  asPatient,
  labelDosage,
  makeCatalog,
  makeProduct,
  type Person,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { fillCart, makeIssuedRecipe } from '../../testing/shop.ts'
import { actingAs, findBuyer } from '../patient/acting.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { getCart } from './view.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const product = await makeProduct(t)
await makeCatalog(t, [product])

const lines = '/api/patient/cart/lines'
const add = (who: Person, body: object) => who.browser.post(lines, body)

describe('who may use a cart', () => {
  it("answers someone else's recipe and address with the bytes of a missing line", async () => {
    const other = await asPatient(t, doctor)
    const cart = await fillCart(other, [product])
    const recipe = await makeIssuedRecipe(t, { doctor, patient: other }, [{ product }])
    const missing = await patient.browser.patch(`${lines}/${newId()}`, { quantity: 2 })
    expect(missing.status).toBe(404)
    const answers = [
      await add(patient, { variant_id: product.variantId, recipe_line_id: recipe.lineIds[0] }),
      await patient.browser.post('/api/patient/cart/recipe', { recipe_id: recipe.recipeId }),
      await patient.browser.patch('/api/patient/cart', { address_id: cart.address_id }),
    ]
    for (const answer of answers) expect([answer.status, answer.text]).toEqual([404, missing.text])
  })
})

describe('input', () => {
  it('knows no method of delivery that the shop does not have', async () => {
    const answer = await patient.browser.patch('/api/patient/cart', { method: 'drone' })
    expect(answer.faults).toEqual([422, ['method']])
  })

  it('does not know products that are not there', async () => {
    const answer = await add(patient, { variant_id: newId() })
    expect(answer.refusal).toEqual([422, 'PRODUCT_UNAVAILABLE'])
  })
})

describe('the cart', () => {
  it('is empty at first, and priced by the server', async () => {
    const person = await asPatient(t, doctor)
    const empty = await person.browser.get('/api/patient/cart')
    expect(empty.data).toMatchObject({ lines: [], total: 0, shipping: 0, can_check_out: false })
    const answer = await add(person, { variant_id: product.variantId, quantity: 2 })
    expect(answer.data).toMatchObject({
      count: 2,
      subtotal: 5_000,
      shipping: 0,
      total: 5_000,
      free_shipping: { from: 5_000, missing: 0 },
      can_check_out: false,
    })
    const again = await add(person, { variant_id: product.variantId })
    expect(again.data.lines).toHaveLength(1)
    expect(again.data).toMatchObject({ count: 3, revision: answer.data.revision + 1 })
  })

  it('tells what is missing for free delivery, and prices priority', async () => {
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [product])
    expect(cart).toMatchObject({ shipping: 875, total: 3_375, can_check_out: true })
    expect(cart.free_shipping).toEqual({ from: 5_000, missing: 2_500 })
    const fast = await person.browser.patch('/api/patient/cart', { method: 'priority' })
    expect(fast.data).toMatchObject({ shipping: 1_195, total: 3_695, free_shipping: null })
  })

  it('holds no more products than the operator allows, however they come in', async () => {
    const person = await asPatient(t, doctor)
    const other = await makeProduct(t)
    await makeCatalog(t, [other], 'Room')
    const { recipeId } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product },
      { product: other },
    ])
    const [line] = (await fillCart(person, [product])).lines
    const url = `${lines}/${line.id}`
    await person.browser.patch(url, { saved_for_later: true })
    await fillCart(person, [other])
    await putShopSetting(t.ctx, 'cart.max_lines', 1)
    const refused = [
      await add(person, { variant_id: product.variantId }),
      await person.browser.patch(url, { saved_for_later: false }),
      await person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId }),
    ].map(({ status, body }) => [status, body?.error_code, ...Object.keys(body?.errors ?? {})])
    await putShopSetting(t.ctx, 'cart.max_lines', 50)
    expect(refused).toEqual([
      [422, 'CART_FULL', 'variant_id'],
      [422, 'CART_FULL', 'saved_for_later'],
      [422, 'CART_FULL', 'recipe_id'],
    ])
    expect((await person.browser.patch(url, { saved_for_later: false })).status).toBe(200)
  })

  it('says for how long the order can be cancelled', async () => {
    await putShopSetting(t.ctx, 'order.cancel_minutes', 30)
    expect((await patient.browser.get('/api/patient/cart')).data.cancel_minutes).toBe(30)
    await putShopSetting(t.ctx, 'order.cancel_minutes', 60)
    expect((await patient.browser.get('/api/patient/cart')).data.cancel_minutes).toBe(60)
  })

  it('takes off the individual and the first-order discount, never more than the doctor earns', async () => {
    const person = await asPatient(t, doctor, { discountBp: 1_500, firstOrderDiscountBp: 1_000 })
    const cart = await fillCart(person, [{ variantId: product.variantId, quantity: 2 }])
    expect(cart.discounts).toEqual([
      { kind: 'individual', name: null, rate_bp: 1_500, amount: 750 },
      { kind: 'first_order', name: null, rate_bp: 500, amount: 250 },
    ])
    expect(cart).toMatchObject({ subtotal: 5_000, discount: 1_000, shipping: 875, total: 4_875 })
  })

  it('has the prices of the doctor whose patient one has become while the call was on its way', async () => {
    const person = await asPatient(t, doctor, { discountBp: 2_500 })
    await fillCart(person, [product])
    const buyer = await findBuyer(t.ctx, person.id)
    if (!buyer) throw new Error('the patient is gone')
    const next = await asDoctor(t)
    await t.change(doctorRates, { doctorId: next.id }, { rateBp: 1_000 })
    await t.change(patients, person.id, { doctorId: next.id })
    const { discounts } = await getCart(actingAs(t.ctx, buyer))
    expect(discounts).toMatchObject([{ kind: 'individual', rate_bp: 1_000 }])
  })

  it('changes, keeps for later and removes lines', async () => {
    const person = await asPatient(t, doctor)
    const {
      lines: [line],
    } = await fillCart(person, [product])
    const url = `${lines}/${line.id}`
    expect((await person.browser.patch(url, { quantity: 3 })).data.subtotal).toBe(7_500)
    const later = await person.browser.patch(url, { saved_for_later: true })
    expect(later.data).toMatchObject({ count: 0, subtotal: 0, total: 0, can_check_out: false })
    expect(later.data.lines[0]).toMatchObject({ saved_for_later: true, quantity: 3 })
    expect((await person.browser.del(url)).data.lines).toEqual([])
    expect((await person.browser.del(url)).status).toBe(404)
  })

  it('adds up active ingredients with what is taken already, and says what is over a limit', async () => {
    const content = (amount: number) => ({
      ingredients: [
        { name: 'Zinc', code: 'zinc', amount, unit: 'mg', percent_ref: null },
        { name: 'Glycerin', code: 'glycerin', amount: 1, unit: 'mg', percent_ref: null },
      ],
      labelDosage: labelDosage(),
    })
    const [a, b] = [await makeProduct(t, content(15)), await makeProduct(t, content(20))]
    await makeCatalog(t, [a, b], 'Zinc')
    const person = await asPatient(t, doctor)
    await t.change(patients, person.id, { birthDate: '1980-01-01', pregnancy: 'no' })
    const little = await fillCart(person, [a])
    const zinc = { code: 'zinc', unit: 'mg', limit: 25, incomplete: false }
    expect(little.ingredient_totals).toMatchObject([{ ...zinc, per_day: 15, lines: [0] }])
    expect(little.over_limit).toEqual([])
    const much = await fillCart(person, [b])
    expect(much.ingredient_totals).toMatchObject([{ ...zinc, per_day: 35, lines: [0, 1] }])
    const over = { name: 'Zinc', unit: 'mg', per_day: 35, limit: 25, source: 'EFSA' }
    expect(much.over_limit).toEqual([
      {
        ...over,
        line_ids: much.lines.map((each: { id: string }) => each.id),
        from_other_recipes: false,
      },
    ])
    // once it is at home, the recipe counts without being in the cart
    const once = { amountMax: null }
    const other = await asPatient(t, doctor)
    const { lineIds } = await makeIssuedRecipe(
      t,
      { doctor, patient: other },
      [
        { product: a, line: once },
        { product: b, line: once },
      ],
      { startsOn: '2026-08-01' },
    )
    const [first = '', second = ''] = lineIds
    const atHome = (id: string, lastDeliveredAt: Date | null) =>
      t.change(recipeLines, id, { lastDeliveredAt })
    expect((await fillCart(other, [b])).over_limit).toEqual([])
    await atHome(first, t.clock.now())
    const cart = (await other.browser.get('/api/patient/cart')).data
    expect(cart.ingredient_totals).toMatchObject([
      { ...zinc, per_day: 35, from_other_recipes: true },
    ])
    expect(cart.over_limit).toMatchObject([{ ...over, from_other_recipes: true }])
    // what the doctor combined is no news, wherever it is
    await other.browser.del(`${lines}/${cart.lines[0].id}`)
    const decided = await fillCart(other, [{ variantId: b.variantId, recipeLineId: second }])
    expect(decided.ingredient_totals).toMatchObject([{ per_day: 35 }])
    expect(decided.over_limit).toEqual([])
    // used up
    await atHome(first, t.ago(90))
    const late = (await other.browser.get('/api/patient/cart')).data
    expect(late.ingredient_totals).toMatchObject([{ per_day: 20 }])
  })

  it('ends after 90 days without use', async () => {
    const person = await asPatient(t, doctor)
    await fillCart(person, [product])
    const now = t.clock.now()
    await t.change(carts, { patientId: person.id }, { expiresAt: now })
    await t.advance(1)
    expect((await person.browser.get('/api/patient/cart')).data.lines).toEqual([])
    const row = await t.row(carts, { patientId: person.id })
    expect(row.status).toBe('expired')
    expect((await add(person, { variant_id: product.variantId })).status).toBe(200)
  })
})

describe('what stands between a line and an order', () => {
  const problems = (cart: { lines: { problems: object[] }[] }) => cart.lines[0]?.problems

  it('shows a new price until it is accepted', async () => {
    const mine = await makeProduct(t)
    await makeCatalog(t, [mine], 'Prices')
    const person = await asPatient(t, doctor)
    await fillCart(person, [mine])
    await t.change(variants, mine.variantId, { price: 2_750 })
    const cart = (await person.browser.get('/api/patient/cart')).data
    expect(problems(cart)).toEqual([{ code: 'PRICE_CHANGED', old_price: 2_500 }])
    expect(cart).toMatchObject({ subtotal: 2_750, can_check_out: false })
    const accepted = await person.browser.patch('/api/patient/cart', { accept_prices: true })
    expect(problems(accepted.data)).toEqual([])
  })

  it('refuses a product that costs something else than was shown, and tells the price', async () => {
    const mine = await makeProduct(t)
    await makeCatalog(t, [mine], 'Seen prices')
    const person = await asPatient(t, doctor)
    const wish = { variant_id: mine.variantId, quantity: 1 }
    expect((await add(person, { ...wish, price_seen: 2_500 })).status).toBe(200)
    const refused = await add(person, { ...wish, price_seen: 2_400 })
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { error_code: 'PRICE_CHANGED', price: 2_500 },
    ])
    const cart = (await person.browser.get('/api/patient/cart')).data
    expect(cart.lines).toMatchObject([{ quantity: 1 }])
  })

  it('says how many are left and refuses more', async () => {
    const few = await makeProduct(t, { onHand: 3 })
    await makeCatalog(t, [few], 'Few')
    const person = await asPatient(t, doctor)
    const cart = await fillCart(person, [{ variantId: few.variantId, quantity: 2 }])
    expect(cart.lines[0]).toMatchObject({ available: 3, max_quantity: 3 })
    const more = await person.browser.patch(`${lines}/${cart.lines[0].id}`, { quantity: 4 })
    expect([more.status, more.body.error_code, more.body.available]).toEqual([
      422,
      'OUT_OF_STOCK',
      3,
    ])
    await t.change(stock, { variantId: few.variantId }, { onHand: 1 })
    const now = (await person.browser.get('/api/patient/cart')).data
    expect(problems(now)).toEqual([{ code: 'OUT_OF_STOCK', available: 1 }])
    expect(
      (await person.browser.patch(`${lines}/${cart.lines[0].id}`, { quantity: 1 })).data
        .can_check_out,
    ).toBe(true)
  })

  it('lets a line wait for goods that come back, or takes what the doctor accepts instead', async () => {
    const gone = await makeProduct(t, { onHand: 0 })
    const instead = await makeProduct(t, { price: 2_000 })
    await t.change(variants, gone.variantId, { restockOn: '2026-12-01' })
    const person = await asPatient(t, doctor)
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: gone, line: { substitutes: [instead.variantId] } },
    ])
    const cart = await fillCart(person, [{ variantId: gone.variantId, recipeLineId: lineIds[0] }])
    expect(problems(cart)).toEqual([{ code: 'BACKORDERED', available: 0 }])
    expect(cart.lines[0].substitutes).toMatchObject([
      { variant_id: instead.variantId, price: 2_000 },
    ])
    const url = `${lines}/${cart.lines[0].id}`
    const waiting = await person.browser.patch(url, { backorder_choice: 'wait' })
    expect([problems(waiting.data), waiting.data.can_check_out]).toEqual([[], true])
    const taken = await person.browser.patch(url, { substitute_variant_id: instead.variantId })
    expect(taken.data.lines[0]).toMatchObject({ variant_id: instead.variantId, problems: [] })
    const foreign = await person.browser.patch(url, { substitute_variant_id: product.variantId })
    expect(foreign.faults).toEqual([422, ['substitute_variant_id']])
  })

  it('sells recipe-only products on a recipe, or to those who bought them before', async () => {
    const only = await makeProduct(t, { recipeOnly: true })
    await makeCatalog(t, [only], 'Only')
    const person = await asPatient(t, doctor)
    const answer = await add(person, { variant_id: only.variantId })
    expect(answer.refusal).toEqual([422, 'RECIPE_ONLY'])
    expect((await person.browser.get('/api/patient/cart')).data.lines).toEqual([])
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [{ product: only }])
    const cart = await fillCart(person, [{ variantId: only.variantId, recipeLineId: lineIds[0] }])
    expect(cart.lines[0]).toMatchObject({ problems: [], recipe: { line_id: lineIds[0] } })
    expect(cart.lines[0].dosage).toMatchObject({ dosage_mode: 'structured', unit: 'capsule' })
  })

  it('holds to the three numbers of a refill', async () => {
    const refused = async (line: Partial<typeof recipeLines.$inferInsert>, over = {}) => {
      const person = await asPatient(t, doctor)
      const { lineIds } = await makeIssuedRecipe(
        t,
        { doctor, patient: person },
        [{ product, line }],
        over,
      )
      const answer = await add(person, {
        variant_id: product.variantId,
        recipe_line_id: lineIds[0],
      })
      return [answer.status, answer.body.error_code, answer.body.until]
    }
    expect(await refused({ timesOrdered: 1, lastOrderedAt: t.ago(10) })).toEqual([
      422,
      'REFILL_TOO_SOON',
      '2026-12-04',
    ])
    expect(await refused({ timesOrdered: 1, lastOrderedAt: t.ago(25) })).toEqual([
      200,
      undefined,
      undefined,
    ])
    expect(await refused({ timesOrdered: 4, lastOrderedAt: t.ago(90) })).toEqual([
      422,
      'REFILLS_USED',
      undefined,
    ])
    expect(await refused({}, { expiresOn: '2026-11-19' })).toEqual([
      422,
      'RECIPE_EXPIRED',
      undefined,
    ])
    expect(await refused({}, { status: 'on_hold' })).toEqual([422, 'RECIPE_ON_HOLD', undefined])
    expect(await refused({}, { status: 'cancelled' })).toEqual([422, 'RECIPE_ENDED', undefined])
    expect(await refused({ state: 'stopped' })).toEqual([422, 'RECIPE_LINE_STOPPED', undefined])
    expect((await refused({}, { status: 'draft' }))[0]).toBe(404)
  })

  it('gives no more packs at a time than the recipe', async () => {
    const person = await asPatient(t, doctor)
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product, line: { quantity: 2 } },
    ])
    const cart = await fillCart(person, [
      { variantId: product.variantId, recipeLineId: lineIds[0] },
    ])
    expect(cart.lines[0].max_quantity).toBe(2)
    const more = await person.browser.patch(`${lines}/${cart.lines[0].id}`, { quantity: 3 })
    expect([more.status, more.body.error_code, more.body.max]).toEqual([422, 'MAX_QTY', 2])
  })

  it('says for how long it lasts: by the recipe, else by the servings of the pack', async () => {
    const person = await asPatient(t, doctor)
    const other = await makeProduct(t)
    await t.change(variants, other.variantId, { servingsPerPack: 30 })
    const unknown = await makeProduct(t)
    await makeCatalog(t, [other, unknown], 'Lasting')
    const { lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product, line: { quantity: 2, amountMin: 1, amountMax: 2 } },
    ])
    const cart = await fillCart(person, [
      { variantId: product.variantId, quantity: 2, recipeLineId: lineIds[0]! },
      { variantId: other.variantId, quantity: 20 },
      { variantId: unknown.variantId },
    ])
    expect(cart.lines.map((line: { lasts_days: number | null }) => line.lasts_days)).toEqual([
      80,
      600,
      null,
    ])
  })

  it('follows catalog access and the standing of the doctor', async () => {
    const other = await asDoctor(t)
    const person = await asPatient(t, other)
    const tryOnce = async () =>
      (await add(person, { variant_id: product.variantId })).body.error_code
    expect(await tryOnce()).toBeUndefined()
    for (const [access, code] of [
      ['closed', 'PRODUCT_UNAVAILABLE'],
      ['recipes_only', 'RECIPE_ONLY'],
    ] as const) {
      await t.change(patients, person.id, { catalogAccess: access })
      expect(await tryOnce()).toBe(code)
    }
    await t.change(patients, person.id, { catalogAccess: null })
    await t.change(doctors, other.id, { status: 'suspended' })
    expect(await tryOnce()).toBe('RECIPE_ONLY')
    const { recipeId } = await makeIssuedRecipe(t, { doctor: other, patient: person }, [
      { product },
    ])
    expect(
      (await person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId })).status,
    ).toBe(200)
    await t.change(doctors, other.id, { honourRecipesWhenSuspended: false })
    expect(await tryOnce()).toBe('PRODUCT_UNAVAILABLE')
    // the recipes of a doctor before are held back by that one's suspension, also in the cart
    await t.change(patients, person.id, { doctorId: doctor.id })
    const problems = async () => {
      const { data } = await person.browser.get('/api/patient/cart')
      const line = data.lines.find((each: { recipe: object | null }) => each.recipe)
      return line.problems.map(({ code }: { code: string }) => code)
    }
    const refusal = async () =>
      (await person.browser.get(`/api/patient/products/${product.productId}`)).data.recipe.refusal
    expect([await problems(), await refusal()]).toEqual([['RECIPE_ON_HOLD'], 'RECIPE_ON_HOLD'])
    await t.change(doctors, other.id, { honourRecipesWhenSuspended: true })
    expect([await problems(), await refusal()]).toEqual([[], null])
  })
})

describe('a whole recipe', () => {
  it('goes in without its optional lines, once', async () => {
    const [a, b, c] = [await makeProduct(t), await makeProduct(t), await makeProduct(t)]
    const person = await asPatient(t, doctor)
    const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: a, line: { quantity: 2 } },
      { product: b, line: { optional: true } },
      { product: c, line: { timesOrdered: 1, lastOrderedAt: t.clock.now() } },
    ])
    const once = await person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId })
    const twice = await person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId })
    for (const answer of [once, twice])
      expect(
        answer.data.lines.map((line: { variant_id: string; quantity: number }) => [
          line.variant_id,
          line.quantity,
        ]),
      ).toEqual([[a.variantId, 2]])
    expect(once.data.left_out).toMatchObject([
      { title: expect.any(String), problem: { code: 'REFILL_TOO_SOON' } },
    ])
    const kept = { cartId: once.data.id, variantId: c.variantId, recipeLineId: lineIds[2] ?? '' }
    const saved = { quantity: 3, priceSeen: 2_500, savedForLater: 1, createdAt: t.clock.now() }
    await t.add(cartLines, { ...kept, ...saved })
    const again = await person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId })
    expect(again.data.lines[1]).toMatchObject({ saved_for_later: true, quantity: 3 })
    await t.change(recipes, recipeId, { status: 'on_hold' })
    const paused = await person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId })
    expect(paused.refusal).toEqual([422, 'RECIPE_ON_HOLD'])
    expect(paused.faults).toEqual([422, ['recipe_id']])
  })

  it('takes the place of the version before it', async () => {
    const person = await asPatient(t, doctor)
    const both = { doctor, patient: person }
    const old = await makeIssuedRecipe(t, both, [{ product }])
    const post = (recipe_id: string) =>
      person.browser.post('/api/patient/cart/recipe', { recipe_id })
    expect((await post(old.recipeId)).status).toBe(200)
    const next = await makeIssuedRecipe(t, both, [{ product }], { version: 2 })
    const seriesId = newId()
    await t.change(recipes, next.recipeId, { seriesId })
    const replaced = { seriesId, status: 'superseded', supersededBy: next.recipeId } as const
    await t.change(recipes, old.recipeId, replaced)
    const { data } = await person.browser.get('/api/patient/cart')
    expect(data.lines[0].problems).toEqual([{ code: 'RECIPE_ENDED', replaced_by: next.recipeId }])
    // a version issued by mistake is not led to, and what it put into the cart goes with the next one
    expect((await post(next.recipeId)).data.lines).toHaveLength(1)
    await t.change(recipes, next.recipeId, { status: 'entered_in_error' })
    const mistaken = (await person.browser.get('/api/patient/cart')).data.lines
    expect(mistaken[0].problems).toEqual([{ code: 'RECIPE_ENDED' }])
    const last = await makeIssuedRecipe(t, both, [{ product }], { version: 3 })
    await t.change(recipes, last.recipeId, { seriesId })
    const after = (await post(last.recipeId)).data
    expect(after.lines.map((line: { recipe: { line_id: string } }) => line.recipe.line_id)).toEqual(
      last.lineIds,
    )
    expect(after.lines[0].problems).toEqual([])
  })

  it('goes in line by line, optional ones too; what was stopped meanwhile is left out by name', async () => {
    const [a, b, c] = [await makeProduct(t), await makeProduct(t), await makeProduct(t)]
    const person = await asPatient(t, doctor)
    const { recipeId, lineIds } = await makeIssuedRecipe(t, { doctor, patient: person }, [
      { product: a },
      { product: b, line: { optional: true } },
      { product: c, line: { state: 'stopped' } },
    ])
    const put = (line_ids: unknown) =>
      person.browser.post('/api/patient/cart/recipe', { recipe_id: recipeId, line_ids })
    const { data } = await put(lineIds.slice(1))
    expect(data.lines.map((line: { variant_id: string }) => line.variant_id)).toEqual([b.variantId])
    expect(data.left_out).toMatchObject([
      { recipe_line_id: lineIds[2], problem: { code: 'RECIPE_LINE_STOPPED' } },
    ])
    expect((await put([lineIds[2]])).refusal).toEqual([422, 'RECIPE_LINE_STOPPED'])
    expect((await put([lineIds[0], newId()])).status).toBe(404)
    for (const wrong of [[], ['x'], 'x'])
      expect([(await put(wrong)).status, wrong]).toEqual([422, wrong])
    expect((await person.browser.get('/api/patient/cart')).data.lines).toHaveLength(1)
  })
})
