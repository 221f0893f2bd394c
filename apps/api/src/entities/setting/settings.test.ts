import { settingGroups, settingTable } from '@officina/openapi/settings'
import { expect, it } from 'vitest'
import { nothing } from '../../db/rowsOf.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { variants } from '../../db/schema/product.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, makeProduct } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { fillCart } from '../../testing/shop.ts'
import { statementsOf } from '../../testing/statements.ts'
import { companyOf, companyOfToday, companyText } from '../platform/company.ts'
import { getShopSettings, settingsInForce, storedSettings } from '../platform/shopSettings.ts'

const t = await useClinic()
const owner = await asAdmin(t, 'owner')
const finance = await asAdmin(t, 'finance')
const content = await asAdmin(t, 'content')
const root = '/api/admin/settings'
type Bounded = { group: string; field: string; schema: { minimum?: number } }
/** Bounds of the fields of a group. */
const leastOf = (group: string): Record<string, number> =>
  Object.fromEntries(
    (Object.values(settingTable) as unknown as Bounded[])
      .filter((each) => each.group === group)
      .map(({ field, schema }) => [field, Math.max(1, schema.minimum ?? 1)]),
  )
const told = {
  name: 'Kingsway Dispensary Ltd',
  address: '10 Kingsway\nNew York, NY 10001',
  tax_number: '12-3456789',
}

it('shows each group to those who may read it, in one statement', async () => {
  const groupsOf = async ({ browser }: typeof owner) => (await browser.get(root)).each('key')
  expect(await groupsOf(owner)).toEqual(Object.keys(settingGroups))
  expect(await groupsOf(finance)).toContain('tax')
  expect((await finance.browser.get(`${root}/commission`)).data.default_bp).toBe(2_000)
  const support = await asAdmin(t, 'support')
  expect(await groupsOf(support)).not.toContain('tax')
  const [sent, all] = await statementsOf(() => owner.browser.get(`${root}/sales`))
  expect(all.data).toMatchObject({ cancel_minutes: 60, defaults: { cancel_minutes: 60 } })
  expect(sent.filter((text) => text.includes('from "settings"'))).toHaveLength(1)
})

it('changes a group for those who may, one change at a time, and tells who did', async () => {
  const path = `${root}/company`
  const { data: saved } = await owner.browser.patch(path, { ...told, phone: '  ', revision: 0 })
  expect(saved).toMatchObject({ ...told, phone: null, revision: 3 })
  expect(saved.notes[0]).toMatchObject({ field: 'name', changed_by: expect.stringMatching(/./) })
  const stale = await owner.browser.patch(path, { phone: null, revision: 0 })
  expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
  expect(stale.body.changed_by).toBe(saved.notes[0].changed_by)
  const rows = await t.rows(auditLog, { actorId: owner.accountId })
  const changes = rows.filter(({ action }) => action === 'setting.change')
  expect(changes.map(({ after }) => after)).toEqual([
    {
      'company.name': told.name,
      'company.address': told.address,
      'company.tax_number': told.tax_number,
    },
  ])
  const history = await owner.browser.list(`${path}/history`)
  expect(history.data[0].changes).toContainEqual(
    expect.objectContaining({ label: 'Company name', after: told.name }),
  )
  expect((await owner.browser.list(`${root}/sales/history`)).data).toEqual([])
  expect((await owner.browser.list(`${root}/nothing/history`)).status).toBe(404)
  expect((await content.browser.list(`${path}/history`)).status).toBe(403)
  const again = { tax_number: null, address: null, revision: 3 }
  const { data: emptied } = await owner.browser.patch(path, again)
  expect([emptied.tax_number, emptied.address, emptied.revision]).toEqual([null, null, 5])
  await owner.browser.patch(path, { ...told, revision: 5 })
  expect(await companyText(t.ctx, 'ja')).toBe(
    'Kingsway Dispensary Ltd\n10 Kingsway\nNew York, NY 10001\n登録番号 12-3456789',
  )
})

it('keeps a text that reads like a number or a truth', async () => {
  const texts = { registration_number: '1234567890123', tax_number: '123456789', name: 'true' }
  const path = `${root}/company`
  const { revision } = (await owner.browser.get(path)).data
  const saved = await owner.browser.patch(path, { ...texts, revision })
  expect(saved.data).toMatchObject(texts)
  expect((await owner.browser.get(path)).data).toMatchObject(texts)
  expect(await companyOfToday(t.ctx)).toMatchObject(texts)
  // read with something else
  const [row] = await t.ctx.db.select({ stored: storedSettings }).from(nothing)
  expect(companyOf(settingsInForce(t.ctx, row?.stored ?? []))).toMatchObject(texts)
})

it('refuses what contradicts another setting, at its field', async () => {
  const refused = async (group: string, body: object) => {
    const { revision } = (await owner.browser.get(`${root}/${group}`)).data
    const answer = await owner.browser.patch(`${root}/${group}`, { ...body, revision })
    return Object.keys(answer.body.errors ?? {}).sort()
  }
  expect(await refused('commission', { close_day: 21 })).toEqual(['pay_day'])
  expect(await refused('payments', { bank_details: ' ', methods: ['bank_transfer'] })).toEqual([
    'bank_details',
  ])
  expect(await refused('recipes', { request_days: 5, request_remind_days: 5 })).toEqual([
    'request_remind_days',
  ])
  expect(await refused('sales', { min_total: 5_001 })).toEqual(['min_total'])
  const { methods, regions } = (await owner.browser.get(`${root}/delivery`)).data
  const [rest] = regions
  const drone = { ...methods[0], key: 'drone' }
  expect(await refused('delivery', { methods: [...methods, drone] })).toEqual(['methods.2.active'])
  expect(await refused('delivery', { regions: [{ ...rest, min_total: 6_000 }] })).toEqual([
    'regions.0.free_from',
  ])
  const europe = { ...rest, countries: ['DE', 'FR'], regions: ['Bayern'] }
  const france = { ...rest, countries: ['FR'] }
  const steps = [
    { from: 500, fee: 1 },
    { from: 500, fee: 2 },
  ]
  const falling = { ...rest, countries: ['US'], fees: [{ ...rest.fees[0], steps }] }
  expect(
    await refused('delivery', {
      regions: [rest, europe, { ...europe, regions: [] }, france, falling],
    }),
  ).toEqual(['regions.1.regions', 'regions.3.countries', 'regions.4.fees.0.steps.1.from'])
  expect(await refused('delivery', { cut_off: '25:00' })).toEqual(['cut_off'])
  const [usual] = (await owner.browser.get(`${root}/application`)).data.forms
  const form = (countries: string[], more: object = {}) => ({ ...usual, ...more, countries })
  expect(
    await refused('application', {
      forms: [form(['JP']), form(['JP', 'DE']), form(['FR'], { phone: 'optional' })],
    }),
  ).toEqual(['forms', 'forms.1.countries', 'forms.2.phone'])
  expect(await refused('application', { forms: [form(['*', 'JP'])] })).toEqual([
    'forms.0.countries',
  ])
})

it('tells what a value would do before it is saved, and stores nothing then', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const products = [await makeProduct(t), await makeProduct(t)]
  await makeCatalog(t, products, 'Everything')
  await fillCart(
    patient,
    products.map(({ variantId }) => ({ variantId })),
  )
  const { revision } = (await owner.browser.get(`${root}/sales`)).data
  const tried = await owner.browser.patch(`${root}/sales`, {
    max_lines: 1,
    dry_run: true,
    revision,
  })
  const note = tried.data.notes.find((each: { field: string }) => each.field === 'max_lines')
  expect([tried.data.max_lines, note.effect]).toEqual([1, '1 open cart exceeds this.'])
  expect((await getShopSettings(t.ctx))['cart.max_lines']).toBe(50)
  // of a product's own tax class, whatever it would have by its use
  await makeProduct(t, { taxClass: 'zero' })
  await makeProduct(t, { taxClass: 'standard' })
  const { data: tax } = await owner.browser.get(`${root}/tax`)
  const rates = { standard_bp: 900, dry_run: true, revision: tax.revision }
  const { notes } = (await owner.browser.patch(`${root}/tax`, rates)).data
  expect(notes.find((each: { field: string }) => each.field === 'standard_bp')).toMatchObject({
    effect: '1 product has this rate.',
  })
  // every effect can be counted
  for (const group of Object.keys(settingGroups)) {
    const { data } = await owner.browser.get(`${root}/${group}`)
    const numbers = Object.entries(data.defaults).filter(([, value]) => typeof value === 'number')
    const least = leastOf(group)
    const lower = numbers.map(([field, value]) => [
      field,
      Math.max(least[field] ?? 1, Number(value) - 1),
    ])
    const body = { ...Object.fromEntries(lower), dry_run: true, revision: data.revision }
    const answer = await owner.browser.patch(`${root}/${group}`, body)
    expect([group, answer.status, answer.body.errors]).toEqual([group, 200, undefined])
  }
})

it('a zone prices a cart by its weight, has a minimum and rates of its own', async () => {
  const doctor = await asDoctor(t)
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  await t.change(variants, product.variantId, { weightG: 400 })
  await makeCatalog(t, [product], 'Heavy')
  await fillCart(patient, [{ variantId: product.variantId, quantity: 2 }])
  const before = (await patient.browser.get('/api/patient/cart')).data
  type Data = { regions?: object[] }
  const change = async (group: string, of: (data: Data) => object) => {
    const { data } = await owner.browser.get(`${root}/${group}`)
    const body = { ...of(data), revision: data.revision }
    const answer = await owner.browser.patch(`${root}/${group}`, body)
    expect(answer.status, answer.text).toBe(200)
  }
  const steps = [
    { from: 500, fee: 1_500 },
    { from: 801, fee: 9_900 },
  ]
  await change('delivery', ({ regions: [rest] = [] }: Data) => ({
    regions: [
      {
        ...rest,
        countries: ['US'],
        name: 'Home',
        price_by: 'weight',
        fees: [{ method: 'standard', fee: 700, steps }],
        free_from: null,
        min_total: 900_000,
      },
      rest,
    ],
  }))
  await change('tax', () => ({
    zones: [{ countries: ['US'], standard_bp: 1_000, reduced_bp: 800, tax_name: 'Sales tax' }],
  }))
  const { data: cart } = await patient.browser.get('/api/patient/cart')
  expect([cart.shipping, cart.methods.length]).toEqual([1_500, 1])
  expect(cart.min_order).toBe(900_000 - cart.subtotal + cart.discount)
  expect(cart.subtotal).toBe(before.subtotal)
  expect(cart.taxes.map((each: { rate_bp: number }) => each.rate_bp)).toContain(1_000)
  const refused = await owner.browser.patch(`${root}/tax`, {
    zones: [{ countries: ['US'], standard_bp: 700, reduced_bp: 800 }],
    revision: (await owner.browser.get(`${root}/tax`)).data.revision,
  })
  expect(refused.faults).toEqual([422, ['zones.0.reduced_bp']])
})
