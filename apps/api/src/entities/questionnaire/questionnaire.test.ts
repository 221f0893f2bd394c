import { dayMs as day } from '@officina/shared/dates/days'
import type { DefinedQuestion } from '@officina/shared/questionnaire'
import { describe, expect, it, vi } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { auditLog, mails } from '../../db/schema/platform.ts'
import { answerSets, questionnaires } from '../../db/schema/questionnaire.ts'
import { newId } from '../../ids.ts'
import { actionsOn } from '../../testing/auditLog.ts'
import { asDoctor, asPatient, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { formOf, png } from '../../testing/uploads.ts'
import { definitionFiles } from './definitions.ts'
import { answersPdf } from './pdf.ts'
import { remindDueAnswers } from './remind.ts'
import { stopOldQuestionnaires } from './stop.ts'

let questionnaireId = ''
const t = await useClinic()
questionnaireId = newId()
const [file] = definitionFiles()
if (!file) throw new Error('no definition')
const { key, version, title, sections, questions } = file
await t.add(questionnaires, {
  id: questionnaireId,
  key,
  version,
  title,
  definition: { sections, questions },
  status: 'published',
})
const doctor = await asDoctor(t)
const patient = await asPatient(t, doctor)

const base = (who = patient) => `/api/doctor/patients/${who.id}/answers`
const own = '/api/patient/answers'
const send = async (who = patient, more: object = {}) => {
  const answer = await doctor.browser.post(base(who), {
    questionnaire_id: questionnaireId,
    ...more,
  })
  expect(answer.status, answer.text).toBe(201)
  return answer.data
}
const degrees = ['energy', 'sleep', 'digestion', 'skin', 'head', 'joints', 'mood', 'immune']
const full = {
  height: 163,
  weight: 57.5,
  goals: ['sleep'],
  skin_type: 'III',
  skin_feel: 'dry',
  ...Object.fromEntries(
    degrees.flatMap((id) => [
      [`${id}_1`, '1'],
      [`${id}_2`, '0'],
    ]),
  ),
  sleep_1: '3',
  sleep_2: '2',
  diet: 'mixed',
  smoking: false,
  stress: 6,
  medicines: 'Warfarin\nLevothyroxine',
  blood_thinner: 'yes',
  has_allergies: 'yes',
  allergies: 'Penicillin, nuts',
  pregnancy: 'breastfeeding',
  conditions: ['kidney'],
  consent: true,
}
/** Another questionnaire that asks this alone. */
const offer = async (...asked: DefinedQuestion[]) => {
  const id = newId()
  const definition = { sections, questions: asked }
  const createdAt = t.clock.now()
  const row = {
    id,
    key: id,
    version: 1,
    title,
    definition,
    status: 'published',
    createdAt,
  } as const
  await t.add(questionnaires, row)
  return { questionnaire_id: id }
}
const answer = async (who: Person, values: object = full, more: object = {}) => {
  const { id } = await send(who, more)
  const saved = await who.browser.patch(`${own}/${id}`, { revision: 1, values })
  expect(saved.status, saved.text).toBe(200)
  const done = await who.browser.post(`${own}/${id}/submit`, { revision: saved.data.revision })
  expect(done.status, done.text).toBe(200)
  return { who, id, at: `${base(who)}/${id}`, revision: done.data.revision as number }
}
/** A patient with submitted answers. */
const submitted = async () => answer(await asPatient(t, doctor))
const recordOf = async (who: Person) => {
  const row = await t.row(patients, who.id)
  return row
}
const mailsTo = async (who: Person) =>
  (await t.rows(mails, { recipient: who.email }, mails.createdAt, mails.id)).map(
    ({ template }) => template,
  )
const steps = async (id: string) =>
  (await actionsOn(t, { objectType: 'answer_set', objectId: id })).map((action) =>
    action.replace('answer_set.', ''),
  )

/** Reasons are health data, and what stands in the log stays there. */
const reasonsLogged = async (id: string) =>
  (await t.rows(auditLog, { objectId: id })).flatMap(({ reason }) => reason ?? [])

describe('questionnaires of a patient', () => {
  it('belong to their patient, until they are withdrawn', async () => {
    const { id } = await send()
    const other = await asPatient(t, doctor)
    expect((await doctor.browser.get(`${base(other)}/${id}`)).status).toBe(404)
    expect((await doctor.browser.post(`${base()}/${id}/withdraw`)).data.status).toBe('stopped')
    expect((await patient.browser.get(`${own}/${id}`)).status).toBe(404)
  })

  it('are sent once, to patients who are there, with a day that is to come', async () => {
    const who = await asPatient(t, doctor, { language: 'ja' })
    const late = await doctor.browser.post(base(who), {
      questionnaire_id: questionnaireId,
      due_on: '2026-11-01',
    })
    expect(late.faults).toEqual([422, ['due_on']])
    const sent = await send(who, { due_on: '2026-11-27', message: 'Before your visit.' })
    expect(sent).toMatchObject({ status: 'sent', filled_by: null, due_on: '2026-11-27' })
    expect(await mailsTo(who)).toEqual(['questionnaire_sent'])
    const again = await doctor.browser.post(base(who), { questionnaire_id: questionnaireId })
    expect([again.status, again.body.error_code, again.body.answer_id]).toEqual([
      409,
      'ALREADY_SENT',
      sent.id,
    ])
    const gone = await asPatient(t, doctor, { status: 'archived' })
    const refused = await doctor.browser.post(base(gone), { questionnaire_id: questionnaireId })
    expect(refused.refusal).toEqual([409, 'PATIENT_NOT_ACTIVE'])
  })
})

describe('the patient', () => {
  it('saves as one goes, submits what is complete, and the doctor is told', async () => {
    const who = await asPatient(t, doctor)
    const { id } = await send(who)
    expect((await who.browser.get(own)).data).toMatchObject([{ id, status: 'sent' }])
    const first = await who.browser.patch(`${own}/${id}`, {
      revision: 1,
      values: { height: 163, goals: ['sleep'], has_allergies: 'yes' },
    })
    expect(first.data).toMatchObject({ status: 'in_progress', filled_by: 'patient', revision: 2 })
    const stale = await who.browser.patch(`${own}/${id}`, { revision: 1, values: { weight: 60 } })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect(stale.body.changed_by).toMatch(/Patient/)
    const early = await who.browser.post(`${own}/${id}/submit`, { revision: 2 })
    expect(early.faults).toEqual([
      422,
      expect.arrayContaining(['values.weight', 'values.allergies', 'values.consent']),
    ])
    expect(Object.keys(early.body.errors)).not.toContain('values.height')
    const { height: _height, ...rest } = full
    const second = await who.browser.patch(`${own}/${id}`, { revision: 2, values: rest })
    const done = await who.browser.post(`${own}/${id}/submit`, {
      revision: second.data.revision,
    })
    expect(done.data).toMatchObject({ status: 'submitted', writable: false })
    const late = await who.browser.patch(`${own}/${id}`, {
      revision: done.data.revision,
      values: { height: 170 },
    })
    expect(late.refusal).toEqual([409, 'INVALID_TRANSITION'])
    expect(await mailsTo(doctor)).toContain('questionnaire_submitted')
    expect(await steps(id)).toEqual(['send', 'start', 'submit'])
  })

  it('is told at every answer that is none', async () => {
    const who = await asPatient(t, doctor)
    const { id } = await send(who)
    const answer = await who.browser.patch(`${own}/${id}`, {
      revision: 1,
      values: { height: 'tall', weight: 1_000, goals: ['fame'], photos: [newId()], nothing: 1 },
    })
    expect(answer.faults).toEqual([
      422,
      ['values.goals', 'values.height', 'values.nothing', 'values.photos', 'values.weight'],
    ])
    expect((await who.browser.get(`${own}/${id}`)).data.status).toBe('sent')
  })

  it('adds photos and takes them away', async () => {
    const who = await asPatient(t, doctor)
    const { id } = await send(who)
    const add = (question: string, count: number) => {
      const photos = Array.from({ length: count }, (_, i) => ({ name: `s${i}.png`, content: png }))
      return who.browser.post(`${own}/${id}/photos`, formOf({ question_id: question }, { photos }))
    }
    expect((await add('goals', 1)).faults).toEqual([422, ['question_id']])
    const added = await add('photos', 3)
    expect(added.status, added.text).toBe(201)
    expect(added.data.values.photos).toHaveLength(3)
    expect((await add('photos', 3)).body.errors.photos).toBeDefined()
    const [photo] = added.data.photos
    expect((await who.browser.get(`${own}/${id}/photos/${photo.id}`)).status).toBe(200)
    expect((await doctor.browser.get(`${base(who)}/${id}/photos/${photo.id}`)).status).toBe(200)
    expect((await patient.browser.get(`${own}/${id}/photos/${photo.id}`)).status).toBe(404)
    const left = await who.browser.del(`${own}/${id}/photos/${photo.id}`)
    expect(left.data.values.photos).toHaveLength(2)
    expect(left.data.photos).toHaveLength(2)
  })
})

describe('submitted answers', () => {
  it('have scores and flags, and their facts are in the record', async () => {
    const { who, at, id } = await submitted()
    const [row] = (await doctor.browser.list(base(who), {})).data
    expect(row).toMatchObject({ id, unread: true, status: 'submitted', filled_by: 'patient' })
    expect(row.scores.find((score: { section: string }) => score.section === 'sleep')).toEqual({
      section: 'sleep',
      title: 'Sleep',
      score: 5,
      max: 6,
      band: null,
    })
    expect(row.flags.map((flag: { code: string }) => flag.code)).toEqual([
      'blood_thinner',
      'allergy',
      'breastfeeding',
      'kidney_disease',
    ])
    expect(await recordOf(who)).toMatchObject({
      allergies: ['Penicillin', 'nuts'],
      medications: ['Warfarin', 'Levothyroxine'],
      conditions: ['Kidney disease'],
      pregnancy: 'breastfeeding',
    })
    const read = await doctor.browser.get(at)
    expect(read.data.values.height).toBe(163)
    expect((await doctor.browser.list(base(who), {})).data[0].unread).toBe(false)
    expect((await doctor.browser.list(base(who), { filter: { unread: true } })).data).toEqual([])
    const detail = await doctor.browser.get(`/api/doctor/patients/${who.id}`)
    expect(detail.data.flags).toHaveLength(4)
    expect(await steps(id)).toEqual(['send', 'start', 'submit', 'read'])
  })

  it('are corrected with a reason; own words stay, and the record follows', async () => {
    const { who, at, id, revision } = await submitted()
    const amend = (body: object) => doctor.browser.post(`${at}/amend`, body)
    expect((await amend({ revision, values: { pregnancy: 'no' } })).status).toBe(422)
    const same = await amend({ revision, values: { pregnancy: 'breastfeeding' }, reason: 'x' })
    expect(same.body.error_code).toBe('NOTHING_CHANGED')
    const done = await amend({
      revision,
      values: { pregnancy: 'no', allergies: 'Penicillin', sleep_1: '0' },
      reason: 'Told me on the telephone.',
    })
    expect(done.status, done.text).toBe(200)
    expect(done.data).toMatchObject({
      status: 'amended',
      values: { pregnancy: 'no', allergies: 'Penicillin, nuts', sleep_1: '0' },
      corrections: { allergies: 'Penicillin' },
    })
    expect(done.data.amendments).toHaveLength(3)
    expect(done.data.amendments[0]).toMatchObject({
      question_id: 'pregnancy',
      old: 'breastfeeding',
      new: 'no',
      reason: 'Told me on the telephone.',
    })
    expect(done.data.scores.find((s: { section: string }) => s.section === 'sleep').score).toBe(2)
    expect(await recordOf(who)).toMatchObject({ allergies: ['Penicillin'], pregnancy: 'no' })
    expect(await steps(id)).toContain('amend')
    expect(await reasonsLogged(id)).toEqual([])
    const stale = await amend({ revision, values: { sleep_1: '1' }, reason: 'x' })
    expect(stale.body.error_code).toBe('REVISION_CONFLICT')
  })

  it('that were a mistake leave the record as it was', async () => {
    const { who, at, id } = await submitted()
    await t.change(patients, who.id, { allergies: ['Penicillin', 'nuts', 'Latex'] })
    expect((await doctor.browser.post(`${at}/withdraw`)).body.error_code).toBe('INVALID_TRANSITION')
    const done = await doctor.browser.post(`${at}/entered-in-error`, { reason: 'Wrong person.' })
    expect(done.data).toMatchObject({
      status: 'entered_in_error',
      status_reason: 'Wrong person.',
      allowed: [],
    })
    expect(await reasonsLogged(id)).toEqual([])
    expect(await recordOf(who)).toMatchObject({
      allergies: ['Latex'],
      medications: [],
      pregnancy: 'unknown',
    })
    expect((await who.browser.get(own)).data).toEqual([])
  })

  it('that were a mistake leave what other answers say too', async () => {
    const first = await submitted()
    const { who } = first
    const second = await answer(who)
    const isMistake = ({ at }: typeof first) =>
      doctor.browser.post(`${at}/entered-in-error`, { reason: 'Answered twice.' })
    expect((await isMistake(first)).status).toBe(200)
    expect(await recordOf(who)).toMatchObject({
      allergies: ['Penicillin', 'nuts'],
      conditions: ['Kidney disease'],
      pregnancy: 'breastfeeding',
    })
    expect((await isMistake(second)).status).toBe(200)
    expect(await recordOf(who)).toMatchObject({ allergies: [], conditions: [] })
  })

  it('are corrected in the record too, but for what later ones were asked about', async () => {
    const { who, at, revision } = await submitted()
    const question = { section: sections[0]?.id ?? '', text: title, required: false }
    const amend = (seen: number, values: object) =>
      doctor.browser.post(`${at}/amend`, { revision: seen, values, reason: 'On the telephone.' })
    await t.advance(1_000)
    const height = await offer({ ...question, id: 'height', type: 'number' })
    await answer(who, { height: 164 }, height)
    const done = await amend(revision, { allergies: 'Penicillin, nuts, Latex' })
    expect(done.status, done.text).toBe(200)
    expect(await recordOf(who)).toMatchObject({ allergies: ['Penicillin', 'nuts', 'Latex'] })
    await t.advance(1_000)
    const options = [{ value: 'pollen', label: { en: 'Pollen', ja: '花粉' } }]
    const asked = { ...question, fact: 'allergies' } as const
    const allergies = await offer(
      { ...asked, id: 'known', type: 'multi', options },
      { ...asked, id: 'others', type: 'short_text' },
      { ...asked, id: 'none', type: 'multi', options },
    )
    await answer(who, { known: ['pollen'], others: 'Dust, dust' }, allergies)
    const all = ['Penicillin', 'nuts', 'Latex', 'Pollen', 'Dust']
    expect(await recordOf(who)).toMatchObject({ allergies: all })
    await amend(done.data.revision, { allergies: 'Penicillin', pregnancy: 'no' })
    expect(await recordOf(who)).toMatchObject({ allergies: all, pregnancy: 'no' })
  })

  it('are printed with the day of the clinic, and are there under the next answers', async () => {
    const { who, id } = await submitted()
    // the day is that of the clinic
    await t.change(answerSets, id, { submittedAt: new Date('2026-11-20T23:00:00Z') })
    const { id: doctorId, accountId, email } = doctor
    const told = { name: '', status: 'approved', termsOutdated: false, lacksSecondFactor: false }
    const actor = { role: 'doctor', id: doctorId, accountId, email, ...told } as const
    const config = { ...t.ctx.config, timeZone: 'Asia/Tokyo' }
    const made = vi.spyOn(t.ctx.compute, 'pdf')
    await answersPdf({ ...t.ctx, config, actor }, who.id, id, 'en')
    expect(made.mock.lastCall?.[0].subtitle).toBe(`v${version} · Submitted · 21 Nov 2026`)
    made.mockRestore()
    await t.advance(1_000)
    const next = await send(who)
    expect(next.previous.values.height).toBe(163)
    expect(await steps(id)).toEqual(['send', 'start', 'submit', 'read'])
  })
})

describe('a form filled in together', () => {
  it('is the doctor’s from the start and read when submitted', async () => {
    const who = await asPatient(t, doctor)
    const begun = await send(who, { fill_in_now: true })
    expect(begun).toMatchObject({ status: 'in_progress', filled_by: 'doctor' })
    expect(await mailsTo(who)).toEqual([])
    const at = `${base(who)}/${begun.id}`
    const taken = await who.browser.patch(`${own}/${begun.id}`, {
      revision: begun.revision,
      values: { height: 163 },
    })
    expect(taken.body.error_code).toBe('INVALID_TRANSITION')
    const saved = await doctor.browser.patch(at, { revision: begun.revision, values: full })
    const done = await doctor.browser.post(`${at}/submit`, { revision: saved.data.revision })
    expect(done.data).toMatchObject({ status: 'submitted', filled_by: 'doctor' })
    expect((await doctor.browser.list(base(who), {})).data[0].unread).toBe(false)
  })

  it('leaves what the patient wrote', async () => {
    const who = await asPatient(t, doctor)
    const { id } = await send(who)
    const mine = await who.browser.patch(`${own}/${id}`, {
      revision: 1,
      values: { medicines: 'Warfarin' },
    })
    const write = (values: object) =>
      doctor.browser.patch(`${base(who)}/${id}`, { revision: mine.data.revision, values })
    expect((await write({ medicines: 'Aspirin' })).refusal).toEqual([422, 'OWN_WORDS'])
    expect((await write({ height: 163 })).data.values).toEqual({
      height: 163,
      medicines: 'Warfarin',
    })
  })
})

describe('an open questionnaire', () => {
  it('is not reminded of where no mail goes, and keeps it from nobody else', async () => {
    const [silent, left, who] = [
      await asPatient(t, doctor),
      await asPatient(t, doctor),
      await asPatient(t, doctor),
    ]
    const ids: string[] = []
    for (const each of [silent, left, who]) {
      const { id } = await send(each, { due_on: '2026-11-21' })
      await t.change(answerSets, id, { createdAt: t.ago(2) })
      ids.push(id)
    }
    const notificationPrefs = { questionnaire_reminder: false }
    await t.change(accounts, silent.accountId, { notificationPrefs })
    await t.change(patients, left.id, { status: 'archived' })
    await remindDueAnswers(t.ctx, 1)
    expect(await mailsTo(who)).toEqual(['questionnaire_sent', 'questionnaire_reminder'])
    const [id = ''] = ids
    const refused = await doctor.browser.post(`${base(silent)}/${id}/remind`)
    expect(refused.refusal).toEqual([409, 'MAIL_TURNED_OFF'])
    expect(await mailsTo(silent)).toEqual(['questionnaire_sent'])
    expect((await t.row(answerSets, id)).remindedAt).toBeNull()
  })

  it('stays open through the day it is due, however long ago it was sent', async () => {
    const who = await asPatient(t, doctor)
    const { id } = await send(who, { due_on: '2026-11-20' })
    await t.change(answerSets, id, { createdAt: t.ago(61) })
    await stopOldQuestionnaires(t.ctx)
    expect((await t.row(answerSets, id)).status).toBe('sent')
    await t.change(answerSets, id, { dueOn: '2026-11-19' })
    await stopOldQuestionnaires(t.ctx)
    expect((await t.row(answerSets, id)).status).toBe('stopped')
  })

  it('is reminded of once in three days, the day before it is due, and ends after 60 days', async () => {
    const who = await asPatient(t, doctor)
    const { id } = await send(who, { due_on: '2026-11-27' })
    const at = `${base(who)}/${id}`
    const again = () => setCookiesForTest(t, 'doctor', doctor.accountId)
    await t.advance(6 * day)
    expect(await mailsTo(who)).toEqual(['questionnaire_sent', 'questionnaire_reminder'])
    expect((await (await again()).post(`${at}/remind`)).refusal).toEqual([409, 'REMINDED_RECENTLY'])
    await t.advance(4 * day)
    expect((await (await again()).post(`${at}/remind`)).status).toBe(200)
    expect((await mailsTo(who)).length).toBe(3)
    await t.advance(51 * day)
    const row = await t.row(answerSets, id)
    expect(row.status).toBe('stopped')
    expect((await steps(id)).at(-1)).toBe('stop')
  })
})
