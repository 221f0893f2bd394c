import { expect, it } from 'vitest'
import { answerSets } from '../../db/schema/questionnaire.ts'
import { productReports } from '../../db/schema/return.ts'
import {
  asDoctor,
  asPatient,
  makeProduct,
  type Person,
  type TestProduct,
} from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { issueRecipe, lineOf, writeRecipe } from '../../testing/recipes.ts'
import { questionnaireRow } from '../../testing/rows.ts'

const t = await useClinic()
const doctor = await asDoctor(t)

const holding = (code: string, amount: number, unit = 'mg') =>
  makeProduct(t, { ingredients: [{ name: code, code, amount, unit, percent_ref: null }] })

const draftOf = (patient: Person, ...products: TestProduct[]) =>
  writeRecipe(
    doctor,
    { patient_id: patient.id },
    { lines: products.map((product) => lineOf(product, { quantity: 1 })) },
  )
const warningsOf = async (patient: Person, ...products: TestProduct[]) =>
  (await draftOf(patient, ...products)).warnings.map(
    ({ code, message }: { code: string; message: string }) => `${code}: ${message}`,
  )

it('knows the age of the patient and adds the other recipes in force', async () => {
  const zinc = await holding('zinc', 10)
  const child = await asPatient(t, doctor, { birthDate: '2020-01-15' })
  const adult = await asPatient(t, doctor, { birthDate: '1980-01-15' })
  const unknown = await asPatient(t, doctor)
  expect(await warningsOf(child, zinc)).toEqual([])
  expect(await warningsOf(child, await holding('zinc', 13))).toMatchObject([
    expect.stringMatching(
      /^UPPER_LIMIT: zinc: 13 mg a day is over the upper limit of 12 mg for age 6/,
    ),
  ])
  for (const patient of [adult, unknown]) {
    await issueRecipe(doctor, await draftOf(patient, await holding('zinc', 20)))
  }
  expect(await warningsOf(adult, zinc)).toContainEqual(
    expect.stringMatching(
      /30 mg a day together with the other recipes is over .* 25 mg for age 46/,
    ),
  )
  const { ingredient_totals, warnings } = await draftOf(unknown, zinc)
  expect(ingredient_totals).toMatchObject([{ code: 'zinc', per_day: 30, limit: 25 }])
  expect(warnings.at(-1).message).toContain('the strictest limit, as the age is not known')
})

it('heeds what earlier answers and the record say, also after a later form that does not ask', async () => {
  const patient = await asPatient(t, doctor, { conditions: ['肝硬変'] })
  const answer = async (key: string, flags: string[], day: number) => {
    const at = t.ago(10 - day)
    const questionnaireId = await questionnaireRow(t, { key, title: { en: key, ja: key } })
    await t.add(answerSets, {
      doctorId: doctor.id,
      patientId: patient.id,
      questionnaireId,
      status: 'submitted',
      submittedAt: at,
      flags,
      createdAt: at,
      updatedAt: at,
    })
  }
  await answer('first', ['blood_thinner'], 1)
  await answer('later', [], 5)
  expect(await warningsOf(patient, await holding('epa', 300), await holding('niacin', 5))).toEqual([
    expect.stringMatching(/^BLOOD_THINNER: The patient takes blood thinners: check epa/),
    expect.stringMatching(/^LIVER_DISEASE: The patient has liver disease: check niacin/),
  ])
  const { data } = await doctor.browser.get(`/api/doctor/patients/${patient.id}`)
  expect(data.flags).toEqual([{ code: 'blood_thinner', label: 'blood thinner' }])
})

it('warns at a product that this patient has reported a reaction to, and no other patient', async () => {
  const patient = await asPatient(t, doctor)
  const product = await makeProduct(t)
  const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
  await t.add(productReports, {
    doctorId: doctor.id,
    patientId: patient.id,
    orderId: order.id,
    orderLineId: order.lineIds[0] ?? '',
    productId: product.productId,
    kind: 'reaction',
    message: 'A rash',
    status: 'answered',
    decision: 'stopped',
    createdAt: t.clock.now(),
    updatedAt: t.clock.now(),
  })
  expect(await warningsOf(patient, product)).toContainEqual(
    expect.stringMatching(
      /^REACTION: The patient reported a reaction to .* on \d{1,2} \w{3} \d{4}; you stopped it at that time\.$/,
    ),
  )
  expect(await warningsOf(await asPatient(t, doctor), product)).not.toContainEqual(
    expect.stringMatching(/^REACTION/),
  )
})
