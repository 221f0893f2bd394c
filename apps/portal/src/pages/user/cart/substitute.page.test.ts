import {
  asAdmin,
  asDoctor,
  asPatient,
  emptyCart,
  expect,
  expectAccessible,
  made,
  ownName,
  test,
} from '../../../testing/page.tsx'
import { found, importProducts, prescribe } from '../../../testing/shop.ts'

const email = 'osei@officina.test'
const tag = ownName('S')

test.deep(
  'a substitute comes with its dose and packs, and too much of an ingredient is said',
  async () => {
    const office = await asAdmin()
    const clinic = await asDoctor()
    const patient = await asPatient(email)
    const { page } = patient
    const api = page.request
    const doctor = clinic.context.request
    const [zinc, half] = [`Zinc ${tag}`, `Half ${tag}`]
    const stock = async (title: string, mg: number, onHand: number) => {
      const text = [
        'SKU,Title,Brand,Category,Form,Use,Pack,Units per pack,Unit,Price,On hand,Catalog,Ingredients',
        `${tag}${mg},${title},Northfield,minerals,capsule,oral,60 capsules,60,capsule,20.00,${onHand},Essentials,Zinc ${mg} mg`,
      ].join('\n')
      await importProducts(office.context.request, text)
    }
    await stock(zinc, 20, 5)
    await stock(half, 10, 50)
    const recipe_id = await prescribe(doctor, email, [zinc], half)
    await emptyCart(api)
    await made(api, 'POST', '/api/patient/cart/recipe', { recipe_id })
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
    const [more] = await found(api, title)
    await made(api, 'POST', '/api/patient/cart/lines', { variant_id: more.variant_id })
    await page.goto('/user/cart')
    await expect(over).toContainText(`In this cart it is in ${half} and ${title}. Ask your doctor`)
    await expectAccessible(page)
    await page.getByRole('button', { name: `Remove ${title}` }).click()
    await expect(over).toHaveCount(0)
    for (const each of [patient, clinic, office]) await each.done()
  },
)
