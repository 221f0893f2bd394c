import type { components } from '@officina/openapi/schema'
import { contentOf } from '@officina/shared/questionnaireDraft'
import { expect, it } from 'vitest'
import { questionnaires } from '../../db/schema/questionnaire.ts'
import { asAdmin, asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { definitionFiles, installQuestionnaires } from './definitions.ts'

type Admin = components['schemas']['AdminQuestionnaire']
type Question = Omit<components['schemas']['QuestionnaireDraftQuestion'], 'section'>

const t = await useClinic()
await installQuestionnaires(t.ownerUrl, t.clock.now())
const { browser: content } = await asAdmin(t, 'content')
const { browser: owner } = await asAdmin(t)
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)
const base = '/api/admin/questionnaires'
const answersOf = `/api/doctor/patients/${patient.id}/answers`

const words = (en: string, ja = en) => ({ en, ja })
const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'scale',
  text: words(id),
  help: words(''),
  required: true,
  options: [],
  unit: null,
  min: 0,
  max: 3,
  show_if: null,
  fact: null,
  ...more,
})
const section = (...questions: Question[]) => ({
  id: 'sleep',
  title: words('Sleep', ''),
  scoring: 'sum' as const,
  bands: [
    { from: 0, to: 2, title: words('Good', '良好') },
    { from: 3, to: 6, title: words('Poor', '不良') },
  ],
  questions,
})
const offered = async () =>
  ((await doctor.browser.get('/api/doctor/questionnaires')).data as { key: string }[]).map(
    ({ key }) => key,
  )
const read = async (key: string): Promise<Admin> => (await content.get(`${base}/${key}`)).data

it('duplicates a built-in questionnaire, which itself cannot be edited', async () => {
  const builtIn = await read('first_visit')
  expect(builtIn).toMatchObject({ built_in: true, draft: null })
  const { title, sections, questions, revision } = builtIn
  const refused = await content.patch(`${base}/first_visit`, {
    revision,
    title,
    sections,
    questions,
  })
  expect(refused.refusal).toEqual([409, 'BUILT_IN'])
  const made = await content.post(base, { key: 'first_visit' })
  expect(made.status, made.text).toBe(201)
  expect(made.data).toMatchObject({
    built_in: false,
    sections,
    questions,
    versions: [],
  })
  expect(await offered()).toEqual(['first_visit'])
  // nothing is lost on the way into a draft and back
  const published = await content.post(`${base}/${made.data.key}/publish`, {
    revision: made.data.revision,
  })
  expect(published.status, published.text).toBe(200)
  const row = await t.row(questionnaires, { key: made.data.key })
  const [file] = definitionFiles()
  expect(row.definition).toEqual({ sections: file?.sections, questions: file?.questions })
  expect((await content.post(`${base}/${made.data.key}/retire`)).status).toBe(200)
})

it('refuses each mistake at its field, and what two people change at once', async () => {
  const { key, revision } = (await content.post(base, { key: null })).data as Admin
  const at = `${base}/${key}`
  const depends = { question: 'late', equals: true }
  const broken = {
    ...section(
      question('early', { type: 'yes_no', show_if: depends, min: null, max: null }),
      question('late', { type: 'yes_no', min: null, max: null }),
      question('chosen', {
        type: 'single',
        options: [
          { value: 'a', label: words(''), score: 2, flag: null },
          { value: 'b', label: words('B'), score: 9, flag: null },
        ],
        show_if: { question: 'gone', equals: 'x' },
      }),
    ),
    bands: [
      { from: 0, to: 2, title: words('Good') },
      { from: 4, to: 6, title: words('') },
    ],
  }
  const saved = await content.patch(at, {
    revision,
    ...contentOf({ title: words(''), sections: [broken] }),
  })
  expect(saved.status, saved.text).toBe(200)
  const seen = { revision: saved.data.revision }
  const refused = await content.post(`${at}/publish`, seen)
  expect(refused.faults).toEqual([
    422,
    [
      'questions.0.show_if.question',
      'questions.2.options.0.label.en',
      'questions.2.show_if.question',
      'sections.0.bands.1.from',
      'sections.0.bands.1.title.en',
      'sections.0.bands.1.to',
      'title.en',
    ],
  ])
  const nothing = { title: words('Mine'), sections: [], questions: [] }
  const other = await owner.patch(at, { revision, ...nothing })
  expect(other.refusal).toEqual([409, 'REVISION_CONFLICT'])
  const empty = await owner.patch(at, { ...seen, ...nothing })
  expect((await content.post(`${at}/publish`, seen)).status).toBe(409)
  const last = { revision: empty.data.revision }
  expect((await content.post(`${at}/publish`, last)).faults).toEqual([422, ['sections']])
  expect((await owner.post(`${at}/discard`, last)).status).toBe(204)
  expect((await content.get(at)).status).toBe(404)
})

it('keeps answers with the version they were given with', async () => {
  const { key, revision } = (await content.post(base, { key: null })).data as Admin
  const at = `${base}/${key}`
  const title = words('Sleep check', '')
  const sections = [section(question('wake'), question('tired'))]
  const first = await content.patch(at, { revision, ...contentOf({ title, sections }) })
  const out = await content.post(`${at}/publish`, { revision: first.data.revision })
  expect(out.status, out.text).toBe(200)
  const [version] = (out.data as Admin).versions
  const send = () => doctor.browser.post(answersOf, { questionnaire_id: version?.id })
  const sent = await send()
  expect(sent.status, sent.text).toBe(201)

  // the next version asks for something else; the open form stays as it was sent
  const moved = question('wake', {
    type: 'single',
    options: ['never', 'often'].map((value, score) => ({
      value,
      label: words(value),
      score: score * 6,
      flag: null,
    })),
    min: null,
    max: null,
  })
  const next = await content.patch(at, {
    revision: out.data.revision,
    ...contentOf({ title, sections: [section(moved)] }),
  })
  expect(next.data, next.text).toMatchObject({ versions: [{ answers: 1 }] })
  const second = await content.post(`${at}/publish`, { revision: next.data.revision })
  expect(second.status, second.text).toBe(200)
  const own = `/api/patient/answers/${sent.data.id}`
  const form = await patient.browser.get(own, { headers: { 'accept-language': 'ja' } })
  expect(form.data.questionnaire).toMatchObject({ version: 1, title: 'Sleep check' })
  expect(form.data.questionnaire.questions).toHaveLength(2)
  const values = { wake: 2, tired: 3 }
  const kept = await patient.browser.patch(own, { revision: 1, values })
  const done = await patient.browser.post(`${own}/submit`, { revision: kept.data.revision })
  expect(done.status, done.text).toBe(200)
  const seen = await doctor.browser.get(`${answersOf}/${sent.data.id}`)
  expect(seen.data.scores).toEqual([
    { section: 'sleep', title: 'Sleep', score: 5, max: 6, band: 'Poor' },
  ])

  t.clock.advance(60_000)
  // doctors choose the new one; an answer of the old kind is not shown beside its question
  expect((await send()).status).toBe(422)
  const choice = (await doctor.browser.get('/api/doctor/questionnaires')).data as {
    key: string
    id: string
    version: number
  }[]
  const newest = choice.find((each) => each.key === key)
  expect(newest?.version).toBe(2)
  const again = await doctor.browser.post(answersOf, { questionnaire_id: newest?.id })
  expect(again.data.previous.values).toEqual({})
  const old = await content.get(`${at}/versions/1`)
  expect(old.data.questions).toHaveLength(2)
})

it('knows a draft and a latest version from those that came after them', async () => {
  const { key, revision } = (await content.post(base, { key: null })).data as Admin
  const at = `${base}/${key}`
  const sections = [section(question('wake'), question('tired'))]
  const save = (revision: number, title: string) =>
    owner.patch(at, { revision, ...contentOf({ title: words(title), sections }) })
  const publish = async (saved: Awaited<ReturnType<typeof save>>): Promise<Admin> =>
    (await owner.post(`${at}/publish`, { revision: saved.data.revision })).data
  const first = await publish(await save(revision, 'First'))
  // what is offered is no part of it
  await content.post(`${at}/retire`)
  const draft = await save(first.revision, 'Second')
  expect(draft.status, draft.text).toBe(200)
  const second = await publish(draft)
  const next = await save(second.revision, 'Third')
  for (const old of [revision, first.revision, draft.data.revision, second.revision])
    expect((await save(old, 'Old')).body.error_code).toBe('REVISION_CONFLICT')
  await owner.post(`${at}/discard`, { revision: next.data.revision })
  const again = await save(second.revision, 'Fourth')
  expect(again.status, again.text).toBe(200)
  expect((await save(next.data.revision, 'Old')).body.error_code).toBe('REVISION_CONFLICT')
})

it('is taken from the doctors’ choice and offered again', async () => {
  const step = (name: string) => content.post(`${base}/first_visit/${name}`)
  expect((await step('offer')).status).toBe(409)
  expect((await step('retire')).data.versions).toMatchObject([{ status: 'retired' }])
  expect(await offered()).not.toContain('first_visit')
  // the program starts again
  await installQuestionnaires(t.ownerUrl)
  expect(await offered()).not.toContain('first_visit')
  expect((await step('offer')).status).toBe(200)
  const rows = (await content.get(base)).data as { key: string; offered: boolean }[]
  expect(rows.find(({ key }) => key === 'first_visit')).toMatchObject({ offered: true })
})
