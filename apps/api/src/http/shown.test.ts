import { beforeEach, describe, expect, it } from 'vitest'
import type { Ctx } from '../context.ts'
import { createPool } from '../db/client.ts'
import { auditLog } from '../db/schema/platform.ts'
import { and, asc, eq, like } from '../db/sql.ts'
import { audit } from '../entities/audit.ts'
import { auditShown } from '../entities/auditShown.ts'
import { loggedOn } from '../testing/auditLog.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../testing/fixtures.ts'
import { useClinic } from '../testing/harness.ts'
import { placeTestOrder } from '../testing/orders.ts'
import { setCookiesForTest } from '../testing/signIn.ts'
import { statementsOf } from '../testing/statements.ts'

let doctor: Person
let patient: Person
const t = await useClinic()
beforeEach(async () => {
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
})

const minute = 60_000
const lookedAt = async (who: Person) => {
  const rows = await t.rows(
    auditLog,
    and(eq(auditLog.actorId, who.accountId), like(auditLog.action, '%.listed')),
    asc(auditLog.id),
  )
  return rows.map(({ action, after }) => [action, after?.count])
}

describe('a list that shows patients', () => {
  it('writes one row: how many, who, and by which filters, but nothing that was typed', async () => {
    const other = await asPatient(t, doctor)
    await doctor.browser.list('/api/doctor/patients', { filter: { q: 'Test', archived: false } })
    const [row, ...more] = await t.rows(auditLog, { actorId: doctor.accountId })
    expect(more).toEqual([])
    expect(row).toMatchObject({
      action: 'patients.listed',
      objectType: 'patients',
      objectId: null,
      doctorId: doctor.id,
      patientId: null,
      after: {
        operation: 'doctorListPatients',
        count: 2,
        ids: [patient.id, other.id].sort(),
        filters: ['q', 'archived'],
      },
    })
    expect(JSON.stringify(row)).not.toContain('Test ')
  })

  it('names the patient of an answer with one alone', async () => {
    await doctor.browser.list('/api/doctor/patients')
    const rows = await t.rows(auditLog, { patientId: patient.id })
    expect(rows.map((row) => row.action)).toContain('patients.listed')
  })

  it('writes none when it shows the session nobody new within 15 minutes', async () => {
    const look = (filter = {}) => doctor.browser.list('/api/doctor/patients', { filter })
    await look()
    await look()
    await look({ q: 'Test' })
    expect(await lookedAt(doctor)).toEqual([['patients.listed', 1]])
    await asPatient(t, doctor)
    await look()
    expect(await lookedAt(doctor)).toEqual([
      ['patients.listed', 1],
      ['patients.listed', 2],
    ])
    t.clock.advance(14 * minute)
    await look()
    expect(await lookedAt(doctor)).toHaveLength(2)
    t.clock.advance(2 * minute)
    await look()
    expect(await lookedAt(doctor)).toHaveLength(3)
  })

  it('asks the table no more about what this server has written itself', async () => {
    const look = () => statementsOf(() => doctor.browser.list('/api/doctor/patients'))
    const written = (statements: string[]) => statements.filter((text) => /audit_log/.test(text))
    const [first] = await look()
    expect(written(first)).toHaveLength(1)
    const [again] = await look()
    expect(written(again)).toHaveLength(0)
    t.clock.advance(16 * minute)
    const [later] = await look()
    expect(written(later)).toHaveLength(1)
  })

  it('remembers what another server has written, for as long as that holds', async () => {
    const actor = { ...doctor, role: 'doctor' } as unknown as Ctx['actor']
    const call = { operationId: 'doctorTest', resource: 'tests', objectId: null, filters: [] }
    const named = { ids: new Set([patient.id]), numbers: new Set([]), records: new Set([]) }
    const origin = { ...t.ctx.origin, session: 'a-session' }
    const servers = [t.ctx.pool, createPool(t.appUrl, { max: 1 })] as const
    const [look, lookElsewhere] = servers.map((pool) => async () => {
      const [statements] = await statementsOf(() =>
        auditShown({ ...t.ctx, actor, origin, pool }, call, named),
      )
      return statements.length
    }) as [() => Promise<number>, () => Promise<number>]
    const rows = () => t.rows(auditLog, { action: 'tests.listed', actorId: doctor.accountId })
    try {
      expect(await look()).toBe(1)
      t.clock.advance(14 * minute)
      expect(await lookElsewhere()).toBe(1)
      expect(await lookElsewhere()).toBe(0)
      expect(await rows()).toHaveLength(1)
      t.clock.advance(2 * minute)
      expect(await lookElsewhere()).toBe(1)
      expect(await rows()).toHaveLength(2)
    } finally {
      await servers[1].end()
    }
  })

  it('is another look from another session, of another list and of other people', async () => {
    await doctor.browser.list('/api/doctor/patients')
    const elsewhere = await setCookiesForTest(t, 'doctor', doctor.accountId)
    await elsewhere.list('/api/doctor/patients')
    expect(await lookedAt(doctor)).toHaveLength(2)
    await doctor.browser.list('/api/doctor/patients', { filter: { q: 'nobody like that' } })
    expect(await lookedAt(doctor)).toHaveLength(2)
  })

  it('finds patients by the orders that an answer names', async () => {
    const admin = await asAdmin(t)
    const product = await makeProduct(t)
    const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
    await admin.browser.get(`/api/admin/search?q=${order.number}`)
    const rows = await t.rows(auditLog, { actorId: admin.accountId }, asc(auditLog.id))
    const ids = (action: string) =>
      rows.filter((row) => row.action === action).flatMap((row) => row.after?.ids)
    expect(ids('search.listed')).toEqual([patient.id])
  })

  it('names only those that the call has written no row about itself', async () => {
    const other = await asPatient(t, doctor)
    const actor = { ...doctor, role: 'doctor' } as unknown as Ctx['actor']
    const call = { operationId: 'doctorTest', resource: 'tests', objectId: null, filters: [] }
    const named = {
      ids: new Set([patient.id, other.id]),
      numbers: new Set([]),
      records: new Set([]),
    }
    await auditShown({ ...t.ctx, actor, audited: new Set([patient.id]) }, call, named)
    const rows = await t.rows(auditLog, { action: 'tests.listed', actorId: doctor.accountId })
    expect(rows.map(({ after }) => after?.ids)).toEqual([[other.id]])
  })

  it('writes no second row beside that of the call itself, and none for a patient', async () => {
    await doctor.browser.get(`/api/doctor/patients/${patient.id}`)
    const admin = await asAdmin(t)
    const product = await makeProduct(t)
    const order = await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
    await admin.browser.get(`/api/admin/orders/${order.id}`)
    expect(await lookedAt(admin)).toEqual([])
    await patient.browser.get('/api/patient/me')
    await patient.browser.list('/api/patient/orders')
    expect(await lookedAt(doctor)).toEqual([])
    expect(await lookedAt(patient)).toEqual([])
  })
})

describe('a look', () => {
  it('is written together with those of the same moment, each with its own row', async () => {
    const objectId = patient.id
    const entry = { action: 'patient.read_notes', objectType: 'patient', objectId } as const
    const [statements] = await statementsOf(() =>
      Promise.all(Array.from({ length: 8 }, () => audit(t.ctx, entry))),
    )
    expect(statements.filter((text) => text.startsWith('insert into "audit_log"'))).toHaveLength(2)
    const rows = await t.rows(auditLog, { objectId })
    expect(rows.filter(({ action }) => action === entry.action)).toHaveLength(8)
  })

  it('that cannot be written down keeps none of the same moment back', async () => {
    const write = (objectId: string, userAgent: string) =>
      audit(
        { ...t.ctx, origin: { ...t.ctx.origin, userAgent } },
        { action: 'patient.read_notes', objectType: 'patient', objectId },
      )
    const other = await asPatient(t, doctor)
    const written = await Promise.allSettled([
      write(patient.id, 'Browser'),
      write(patient.id, 'Brow\u0000ser'),
      write(other.id, 'Browser'),
    ])
    expect(written.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await loggedOn(t, other.id, 'patient.read_notes')).toHaveLength(1)
  })

  it('tells no console that something has changed', async () => {
    const told: string[] = []
    const admin = await asAdmin(t)
    const tell = t.ctx.events.tell
    t.ctx.events.tell = (type) => void told.push(type)
    for (const part of ['', '/timeline', '/notes', '/mails', '/orders', '/answers', '/files'])
      expect((await doctor.browser.get(`/api/doctor/patients/${patient.id}${part}`)).status).toBe(
        200,
      )
    expect((await admin.browser.get(`/api/admin/patients/${patient.id}`)).status).toBe(200)
    t.ctx.events.tell = tell
    expect(told).toEqual([])
  })

  it('is told from changes in the audit log', async () => {
    const admin = await asAdmin(t)
    const objectId = patient.id
    const actions = ['order.report_photo_read', 'patient.read_notes', 'order.report_read'] as const
    for (const action of actions) await audit(t.ctx, { action, objectType: 'order', objectId })
    const list = async (reads: boolean) => {
      const { data } = await admin.browser.list('/api/admin/audit', {
        filter: { reads, object_id: objectId, object_type: ['order'] },
      })
      return data.map((row: { action: string }) => row.action).sort()
    }
    expect(await list(true)).toEqual(['order.report_photo_read', 'patient.read_notes'])
    expect(await list(false)).toEqual(['order.report_read'])
  })
})
