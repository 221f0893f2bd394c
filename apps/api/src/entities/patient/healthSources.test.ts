import { expect, it } from 'vitest'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { sourcesAfter } from './healthSources.ts'

const t = await useClinic()
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

type Source = { field: string; value: string; by: string; at: string }
const url = () => `/api/doctor/patients/${patient.id}`
async function byDoctor(change: object): Promise<void> {
  const { revision } = (await doctor.browser.get(url())).data
  expect((await doctor.browser.patch(url(), { revision, ...change })).status).toBe(200)
}
async function byPatient(change: object): Promise<void> {
  const { revision } = (await patient.browser.get('/api/patient/account')).data
  const answer = await patient.browser.patch('/api/patient/me', { revision, ...change })
  expect(answer.status, answer.text).toBe(200)
}
const shown = async () =>
  ((await doctor.browser.get(url())).data.health_sources as Source[]).map(
    ({ field, value, by }) => `${field}: ${value} (${by})`,
  )

it('an entry keeps who has put it there, whoever saves the list later', async () => {
  expect(await shown()).toEqual([])
  await byDoctor({ allergies: ['Nuts'], conditions: ['Rosacea'] })
  await byPatient({ allergies: ['nuts', 'Latex'], pregnancy: 'breastfeeding' })
  expect(await shown()).toEqual([
    'allergies: nuts (doctor)',
    'allergies: Latex (patient)',
    'conditions: Rosacea (doctor)',
    'pregnancy: breastfeeding (patient)',
  ])
  await byDoctor({ allergies: ['Latex', 'Soy'], pregnancy: 'no' })
  expect(await shown()).toEqual([
    'allergies: Latex (patient)',
    'allergies: Soy (doctor)',
    'conditions: Rosacea (doctor)',
    'pregnancy: no (doctor)',
  ])
})

it('an entry from before sources were written down gets none by being saved again', () => {
  const before = {
    allergies: ['Nuts'],
    conditions: [],
    medications: [],
    pregnancy: 'no' as const,
    healthSources: {},
  }
  const now = new Date('2026-11-20T09:00:00Z')
  const changes = { allergies: ['Nuts', 'Ｓoy'], pregnancy: 'no' as const }
  expect(sourcesAfter(before, changes, 'questionnaire', now)).toEqual({
    allergies: { soy: { by: 'questionnaire', at: now.toISOString() } },
  })
})
