import type { Answer } from './browser.ts'
import type { Person, TestProduct } from './fixtures.ts'

const url = '/api/doctor/recipes'

type Draft = { id: string; revision: number }

/** A line as the builder sends it: one capsule a day, two packs. */
export const lineOf = ({ productId, variantId }: TestProduct, overrides: object = {}) => ({
  product_id: productId,
  variant_id: variantId,
  dosage_mode: 'structured',
  amount_min: 1,
  unit: 'capsule',
  frequency_count: 1,
  frequency_period: 'day',
  quantity: 2,
  ...overrides,
})

/** A draft as a doctor begins it: empty, for a patient, or from another recipe. */
export const beginRecipe = async ({ browser }: Person, from: object = {}) =>
  done(await browser.post(url, from))

/** Begins a draft and saves these fields; answers the draft. */
export async function writeRecipe(doctor: Person, from: object, fields: object) {
  const { id, revision } = await beginRecipe(doctor, from)
  return done(await doctor.browser.patch(`${url}/${id}`, { revision, ...fields }))
}

/** Issues a draft; answers the recipe. */
export const issueRecipe = async (
  { browser }: Person,
  { id, revision }: Draft,
  more: object = {},
) => done(await browser.post(`${url}/${id}/issue`, { revision, ...more }))

/** Issues the next version of a recipe as it is; answers that version. */
export const issueNext = async (doctor: Person, recipe: string, more: object = {}) =>
  issueRecipe(doctor, await beginRecipe(doctor, { mode: 'edit', recipe }), more)

function done({ status, text, data }: Answer) {
  if (status >= 300) throw new Error(`${status} ${text}`)
  return data
}
