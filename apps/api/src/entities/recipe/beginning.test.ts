import { describe, expect, it } from 'vitest'
import { recipes } from '../../db/schema/recipe.ts'
import { newId } from '../../ids.ts'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { beginRecipe, writeRecipe } from '../../testing/recipes.ts'

const t = await useClinic()

const url = '/api/doctor/recipe-beginning'

describe('the beginning of a recipe', () => {
  it('is for own patients', async () => {
    const doctor = await asDoctor(t)
    const stranger = await asPatient(t, await asDoctor(t))
    const foreign = await doctor.browser.get(`${url}?patient_id=${stranger.id}`)
    const missing = await doctor.browser.get(`${url}?patient_id=${newId()}`)
    expect([foreign.status, foreign.text]).toEqual([404, missing.text])
  })

  it('stores nothing, and says what holds for the patient', async () => {
    const doctor = await asDoctor(t)
    const patient = await asPatient(t, doctor, {
      discountBp: 3_000,
      language: 'ja',
      allergies: ['fish'],
    })
    const answer = await doctor.browser.get(`${url}?patient_id=${patient.id}&catalog_id=${newId()}`)
    expect(answer.data).toMatchObject({
      patient: { id: patient.id, language: 'ja', allergies: ['fish'] },
      catalog_id: null,
      notices: ['CATALOG_NOT_OPEN'],
      // no discount is larger than what the doctor earns
      totals: { discount_bp: 2_000, shipping: 875, shipping_free_from: 5_000 },
      unsent: null,
    })
    // nobody knows where it goes
    expect((await doctor.browser.get(url)).data.totals).toMatchObject({
      shipping: null,
      shipping_free_from: null,
    })
    const drafts = await t.rows(recipes, { doctorId: doctor.id })
    expect(drafts).toEqual([])
  })

  it('names the draft written last, only of the patient asked for, and never an empty one', async () => {
    const doctor = await asDoctor(t)
    const [one, two] = [await asPatient(t, doctor), await asPatient(t, doctor)]
    const write = async (patient_id: string, label: string) => {
      t.clock.advance(1_000)
      return (await writeRecipe(doctor, { patient_id }, { label })).id
    }
    const unsent = async (query = '') => (await doctor.browser.get(url + query)).data.unsent
    await beginRecipe(doctor)
    expect(await unsent()).toBeNull()
    const first = await write(one.id, 'Sleep')
    const second = await write(two.id, 'Skin')
    expect(await unsent()).toMatchObject({ id: second, label: 'Skin', patient: { id: two.id } })
    expect(await unsent(`?patient_id=${one.id}`)).toMatchObject({ id: first })
    const third = await asPatient(t, doctor)
    expect(await unsent(`?patient_id=${third.id}`)).toBeNull()
    await doctor.browser.del(`/api/doctor/recipes/${second}`)
    expect(await unsent()).toMatchObject({ id: first })
    const others = await t.rows(recipes, { doctorId: doctor.id, id: second })
    expect(others).toEqual([])
    const other = await asDoctor(t)
    expect((await other.browser.get(url)).data.unsent).toBeNull()
  })
})
