import type { Page } from '../../testing/page.tsx'
import {
  acted,
  approve,
  asAdmin,
  asDoctor,
  dataOf,
  edited,
  expect,
  expectAccessible,
  filtered,
  made,
  suspend,
  test,
} from '../../testing/page.tsx'

/** Who comes in where: the records of another doctor are not found, and each status sees its own and no more. */
const reader = 'e.petrova@officina.test'
const builder = '/doctors/recipes/registration'
type Row = { id: string }

test.deep('the ids of another doctor are not found on any page', async () => {
  const owner = await asDoctor()
  const theirs = await idsOf(owner.page)
  const { page } = await asDoctor(reader)
  const [own] = await dataOf(page.request, '/api/doctor/patients?range=[0,0]')
  const { patientId, recipeId, answerId, orderId, myRecipeId, catalogId, productId } = theirs
  const patient = `/doctors/patients/${patientId}`
  const mine = `/doctors/patients/${own.id}`

  for (const path of [
    patient,
    `${patient}/order-histories`,
    `${patient}/recipes`,
    `${patient}/questionnaire`,
    `${patient}/questionnaire/${answerId}`,
    `${mine}/questionnaire/${answerId}`,
    `${builder}?mode=edit&recipe=${recipeId}`,
    `${builder}?mode=renew&recipe=${recipeId}`,
    `${builder}?mode=copy&recipe=${recipeId}`,
    `${builder}?mode=template&recipe=${myRecipeId}`,
    `${builder}?patientId=${patientId}`,
    `/doctors/my-recipe/product/?recipeId=${myRecipeId}&shopify_product_id=${productId}`,
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(
      'We cannot find this page',
    )
  }
  await page.goto(`/doctors/catalog?catalogId=${catalogId}`)
  await expect(page).toHaveURL(/\/doctors\/catalogs\?gone=1/)
  await page.goto(`/doctors/my-recipe/${myRecipeId}`)
  await expect(page).toHaveURL(/\/doctors\/my-recipe\?gone=1/)
  await page.goto(`${mine}/recipes?id=${recipeId}`)
  await expect(page.getByRole('heading', { name: 'This recipe does not exist' })).toBeVisible()
  await page.goto(`${mine}/order-histories?id=${orderId}`)
  await expect(page.getByRole('dialog').getByText('This order does not exist')).toBeVisible()
  await page.goto(`/doctors/recipe-histories?patientId=${patientId}`)
  await expect(page.getByText('No events match')).toBeVisible()

  const at = `/api/doctor/catalogs/${catalogId}`
  await acted(owner.page.request, at, 'archive')
})

const locked = [
  '/doctors/patients',
  '/doctors/recipes',
  builder,
  '/doctors/catalogs',
  '/doctors/my-recipe',
]
const faces: {
  status: string
  email: string
  before?: (page: Page, office: Page) => Promise<void>
  sees: (string | RegExp)[]
  buttons: string[]
  without: string[]
}[] = [
  {
    status: 'needs_info',
    email: 's.marino@officina.test',
    sees: ['We need more information', /licence number cannot be read/],
    buttons: ['Send again'],
    without: ['Apply again'],
  },
  {
    status: 'rejected',
    email: 'd.kerr@officina.test',
    sees: ['Your application was not approved', /certificate ended last year/, /apply again/],
    buttons: ['Apply again'],
    without: ['Send again'],
  },
  {
    status: 'applied',
    email: 'd.kerr@officina.test',
    before: async (page) => {
      const fields = { licence_expires_on: '2034-01-31' }
      await edited(page.request, '/api/doctor/application', fields)
    },
    sees: ['We are checking your application', /Under review since/, 'What you sent'],
    buttons: [],
    without: ['Send again', 'Apply again'],
  },
]

test('an applicant sees the state of the application and nothing else', async () => {
  const office = await asAdmin()
  for (const { status, email, before, sees, buttons, without } of faces) {
    const clinic = await asDoctor(email)
    const { page } = clinic
    await before?.(page, office.page)
    await page.goto('/doctors/top')
    await expect(page.getByRole('heading', { level: 1 }), status).toHaveText('Your application')
    for (const text of sees) await expect(page.getByText(text).first(), status).toBeVisible()
    for (const name of buttons) await expect(page.getByRole('button', { name })).toBeVisible()
    for (const name of without) await expect(page.getByRole('button', { name })).toHaveCount(0)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Patients' })).toHaveCount(0)
    await expectAccessible(page)
    for (const path of locked) {
      await page.goto(path)
      await expect(page, `${status} ${path}`).toHaveURL(/\/doctors\/top/)
    }
    await clinic.done()
  }
})

test('a suspended doctor reads everything and changes nothing', async () => {
  const email = 's.marino@officina.test'
  const office = (await asAdmin()).page.request
  const [doctor] = await dataOf(office, filtered('/api/admin/doctors', { q: 'Marino' }))
  await suspend(office, await approve(office, doctor), 'Insurance has ended')
  const { page } = await asDoctor(email)
  for (const path of ['/doctors/top', '/doctors/recipe-histories', ...locked]) {
    await page.goto(path)
    await expect(
      page.getByText(/Your account is suspended.*Insurance has ended/),
      path,
    ).toBeVisible()
    for (const name of ['Invite patient', 'Create catalog', 'Create template', 'Issue recipe'])
      await expect(page.getByRole('button', { name, exact: true }), path).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('link', { name: 'Create recipe' })).toHaveCount(0)
  }
  await expectAccessible(page)
})

/** One record of each kind of this doctor. */
async function idsOf(page: Page): Promise<Record<string, string>> {
  const list = (path: string): Promise<Row[]> => dataOf(page.request, `/api/doctor/${path}`)
  const first = async (path: string) => (await list(path))[0]?.id ?? ''
  const catalog = await made(page.request, 'POST', '/api/doctor/catalogs', { name: 'Only mine' })
  let found = { patientId: '', answerId: '', orderId: '', recipeId: '' }
  for (const { id } of await list('patients?range=[0,49]')) {
    const answerId = await first(`patients/${id}/answers`)
    const orderId = await first(`patients/${id}/orders`)
    const recipeId = await first(filtered('recipes', { patient_id: id, status: ['issued'] }))
    if (answerId && orderId && recipeId) found = { patientId: id, answerId, orderId, recipeId }
  }
  expect(found.patientId).not.toBe('')
  const [product] = await dataOf(page.request, '/api/doctor/products')
  return {
    ...found,
    myRecipeId: await first('my-recipes'),
    catalogId: catalog.id,
    productId: product.shopify_product_id,
  }
}
