import { describe, expect, it } from 'vitest'
import { auditLog } from '../../db/schema/platform.ts'
import { asDoctor, asPatient } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'

const t = await useClinic()

describe('PATCH /api/patient/me', () => {
  it('changes profile and health facts; the doctor sees them; the log names fields only', async () => {
    const doctor = await asDoctor(t)
    const me = await asPatient(t, doctor)
    const answer = await me.browser.patch('/api/patient/me', {
      revision: 1,
      first_name: 'Ana',
      kana: '',
      phone: '212 555 0142',
      birth_date: '1990-04-12',
      sex: 'female',
      allergies: ['Nuts', 'Nuts', 'Latex'],
      medications: ['Levothyroxine'],
      pregnancy: 'breastfeeding',
    })
    expect(answer.status).toBe(200)
    expect(answer.data).toMatchObject({
      first_name: 'Ana',
      birth_date: '1990-04-12',
      birth_date_editable: false,
      allergies: ['Nuts', 'Latex'],
      pregnancy: 'breastfeeding',
      revision: 2,
    })
    const seen = await doctor.browser.get(`/api/doctor/patients/${me.id}`)
    expect(seen.data.allergies).toEqual(['Nuts', 'Latex'])
    const rows = await t.rows(auditLog, { objectId: me.id })
    expect(rows.find((row) => row.action === 'patient.update_own')).toMatchObject({
      doctorId: doctor.id,
      patientId: me.id,
    })
    expect(JSON.stringify(rows)).not.toContain('Latex')
  })

  it('takes the word that there are no allergies; the list, once filled, is stronger', async () => {
    const doctor = await asDoctor(t)
    const me = await asPatient(t, doctor)
    const missing = async () =>
      (await me.browser.get('/api/patient/top')).data.tasks.flatMap(
        (task: { missing?: string[] }) => task.missing ?? [],
      )
    expect(await missing()).toEqual(['phone', 'birth_date', 'allergies'])
    await me.browser.patch('/api/patient/me', { revision: 1, no_known_allergies: true })
    expect(await missing()).toEqual(['phone', 'birth_date'])
    const seen = () => doctor.browser.get(`/api/doctor/patients/${me.id}`)
    expect((await seen()).data.no_known_allergies).toBe(true)
    await me.browser.patch('/api/patient/me', {
      revision: 2,
      allergies: ['Latex'],
      phone: '212 555 0142',
      birth_date: '1990-04-12',
    })
    expect((await seen()).data).toMatchObject({ no_known_allergies: false, allergies: ['Latex'] })
    expect(await missing()).toEqual([])
  })

  it('says who was faster when the clinic has changed something', async () => {
    const doctor = await asDoctor(t, { lastName: 'Mori', firstName: 'Ken' })
    const me = await asPatient(t, doctor)
    await doctor.browser.patch(`/api/doctor/patients/${me.id}`, {
      revision: 1,
      phone: '0312345678',
    })
    const late = await me.browser.patch('/api/patient/me', { revision: 1, phone: '0399999999' })
    expect(late.refusal).toEqual([409, 'REVISION_CONFLICT'])
    expect(late.body.changed_by).toContain('Mori')
    expect((await me.browser.get('/api/patient/account')).data.phone).toBe('0312345678')
  })

  it('keeps a recorded birth date', async () => {
    const me = await asPatient(t, await asDoctor(t), { birthDate: '1980-01-01' })
    const same = { revision: 1, birth_date: '1980-01-01' }
    expect((await me.browser.patch('/api/patient/me', same)).status).toBe(200)
    const answer = await me.browser.patch('/api/patient/me', { revision: 1, birth_date: null })
    expect(answer.refusal).toEqual([422, 'BIRTH_DATE_FIXED'])
  })

  it('refuses a birth date that is to come', async () => {
    const me = await asPatient(t, await asDoctor(t))
    const change = { revision: 1, birth_date: '2026-11-21' }
    expect((await me.browser.patch('/api/patient/me', change)).faults).toEqual([
      422,
      ['birth_date'],
    ])
  })
})
