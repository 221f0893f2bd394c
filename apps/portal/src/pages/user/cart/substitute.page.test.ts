import {
  asAdmin,
  asDoctor,
  asPatient,
  dataOf,
  expect,
  expectAccessible,
  made,
  ownName,
  test,
} from '../../../testing/page.tsx'
import { importProducts } from '../../../testing/shop.ts'

const email = 'osei@officina.test'
const tag = ownName('S')

test.deep(
  'a substitute comes with its dose and packs, and too much of an ingredient is said',
  async () => {
    const office = await asAdmin()
    const clinic = await asDoctor()
    const patient = await asPatient(email)
    const { page, context } = patient
    const api = context.request
    const doctor = clinic.context.request
    const [zinc, half] = [`Zinc ${tag}`, `Half ${tag}`]
    const stock = async (title: string, mg: number, onHand: number) => {
      const text = [
        'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Catalog,Ingredients',
        `${tag}${mg},${title},Northfield,minerals,capsule,oral,60 capsules,60,capsule,20.00,${onHand},Essentials,Zinc ${mg} mg`,
      ].join('\n')
      await importProducts(office.context.request, text)
    }
    const found = async (calls: typeof api, path: string, q: string) =>
      (await dataOf(calls, `${path}?filter=${encodeURIComponent(JSON.stringify({ q }))}`))[0]
    await stock(zinc, 20, 5)
    await stock(half, 10, 50)
    const person = await found(doctor, '/api/doctor/patients', email)
    const draft = await made(doctor, 'POST', '/api/doctor/recipes', { patient_id: person.id })
    const [written, other] = [
      await found(doctor, '/api/doctor/products', zinc),
      await found(doctor, '/api/doctor/products', half),
    ]
    const recipe = `/api/doctor/recipes/${draft.id}`
    const line = {
      product_id: written.id,
      variant_id: written.variant_id,
      dosage_mode: 'structured',
      amount_min: 1,
      unit: 'capsule',
      frequency_count: 1,
      frequency_period: 'day',
      quantity: 2,
      substitutes: [other.variant_id],
    }
    const { revision } = await made(doctor, 'PATCH', recipe, {
      revision: draft.revision,
      lines: [line],
    })
    await made(doctor, 'POST', `${recipe}/issue`, { revision, send_mail: false })
    for (const { id } of (await dataOf(api, '/api/patient/cart')).lines)
      await made(api, 'DELETE', `/api/patient/cart/lines/${id}`)
    await made(api, 'POST', '/api/patient/cart/recipe', { recipe_id: draft.id })
    await stock(zinc, 20, 0)

    await page.goto('/user/cart')
    await page.getByRole('button', { name: new RegExp(`Buy ${half}`) }).click()
    await expect(page.getByText('2 capsules, once a day', { exact: true })).toBeVisible()
    await expect(page.getByRole('alert')).toContainText(
      `Substitute for ${zinc}, 60 capsules (recipe: 1 capsule, once a day). The dose gives the same amount of each active ingredient. 4 packs last as long as 2 packs of your recipe.`,
    )
    await expect(page.getByRole('textbox', { name: `Quantity of ${half}` })).toHaveValue('4')
    await expect(page.getByText('Active ingredients per day, at the highest dose')).toBeVisible()
    const over = page.getByText(
      /^Zinc.*: [\d.]+ mg a day is over the upper limit of 25 mg \(EFSA\)/,
    )
    await expect(over).toHaveCount(0)

    const title = 'Zinc Picolinate 15'
    const more = await found(api, '/api/patient/products', title)
    await made(api, 'POST', '/api/patient/cart/lines', { variant_id: more.variant_id })
    await page.goto('/user/cart')
    await expect(over).toContainText(`In this cart it is in ${half}, ${title}. Ask your doctor`)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(over).toHaveCount(0)
    for (const each of [patient, clinic, office]) await each.done()
  },
)
