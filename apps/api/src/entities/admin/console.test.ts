import { describe, expect, it } from 'vitest'
import { admins } from '../../db/schema/account.ts'
import { auditLog } from '../../db/schema/platform.ts'
import { asAdmin, asDoctor, asPatient, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { audit } from '../audit.ts'

const t = await useClinic()
const owner = await asAdmin(t)
const reader = await asAdmin(t, 'read_only')
const content = await asAdmin(t, 'content')
const doctor = await asDoctor(t, { lastName: '髙橋', firstName: '花子', number: 'D-777001' })

const missing = '0193a5b2-0000-7000-8000-00000000dead'

describe('preferences', () => {
  const url = '/api/admin/preferences'
  const save = (values: object, who = owner) => who.browser.patch(url, { values })

  it('belong to one administrator, and keep the keys that are not named', async () => {
    expect((await owner.browser.get(url)).body.data).toEqual({ values: {} })
    await save({ density: 'compact', 'orders.queries': [{ name: '未払い', filter: { q: 'a' } }] })
    const answer = await save({ density: null, theme: 'dark' })
    expect(answer.body.data.values).toEqual({
      theme: 'dark',
      'orders.queries': [{ name: '未払い', filter: { q: 'a' } }],
    })
    expect((await owner.browser.get(url)).body.data).toEqual(answer.body.data)
    expect((await reader.browser.get(url)).body.data).toEqual({ values: {} })
  })

  it('refuse strange keys, and more than 64 KiB all together', async () => {
    expect((await save({ '<x>': 1 })).status).toBe(422)
    for (let i = 0; i < 3; i++) await save({ [`big${i}`]: 'x'.repeat(20_000) })
    expect((await save({ more: 'x'.repeat(20_000) })).faults).toEqual([422, ['values']])
    expect((await owner.browser.get(url)).body.data.values.more).toBeUndefined()
  })
})

describe('history', () => {
  it('tells who did what and why, without reads, to those who may see the record', async () => {
    const at = { objectType: 'doctor', objectId: doctor.id }
    await audit(t.ctx, { ...at, action: 'patient.read' })
    await owner.browser.post(`/api/admin/doctors/${doctor.id}/suspend`, {
      reason: 'Licence lapsed',
      reason_code: 'expired',
      honour_recipes: true,
      freeze_payouts: false,
      revision: 1,
    })
    const answer = await reader.browser.get(`/api/admin/doctors/${doctor.id}/history`)
    const generic = await reader.browser.list(`/api/admin/doctors/${doctor.id}/history`, {
      range: [0, 0],
    })
    expect(generic.body.data).toHaveLength(1)
    expect(answer.body.data[0]).toMatchObject({
      action: 'doctor.suspend',
      actor_role: 'admin',
      reason: expect.stringContaining('Licence lapsed'),
    })
    expect(answer.body.data[0].changes).toContainEqual({
      field: 'status',
      label: 'Status',
      before: 'Approved',
      after: 'Suspended',
    })
    expect(JSON.stringify(answer.body)).not.toContain('doctor.read')
  })

  it('is refused without the permission, and is not found for unknown records and resources', async () => {
    for (const path of ['history', 'notes']) {
      expect((await content.browser.get(`/api/admin/orders/${missing}/${path}`)).status).toBe(403)
      for (const resource of ['orders', 'nothing', 'constructor'])
        expect((await owner.browser.get(`/api/admin/${resource}/${missing}/${path}`)).status).toBe(
          404,
        )
    }
  })
})

describe('notes', () => {
  it('are written by those who work on the record and read by those who see it', async () => {
    const url = `/api/admin/doctors/${doctor.id}/notes`
    expect((await reader.browser.post(url, { text: 'x' })).status).toBe(403)
    const added = await owner.browser.post(url, { text: 'Called on Monday.' })
    expect([added.status, added.body.data.text]).toEqual([201, 'Called on Monday.'])
    const list = await reader.browser.get(url)
    expect(list.body.data).toEqual([added.body.data])
    const history = await reader.browser.get(`/api/admin/doctors/${doctor.id}/history`)
    expect(history.body.data[0].action).toBe('doctor.note_added')
    expect(JSON.stringify(history.body)).not.toContain('Monday')
  })
})

describe('the audit log', () => {
  it('is found by the words of looks at patients and of notes, whatever was looked at or written about', async () => {
    const patient = await asPatient(t, doctor, { lastName: 'Amber', number: 'P-888009' })
    for (const [resource, { id }] of Object.entries({ patients: patient, users: reader }))
      await owner.browser.post(`/api/admin/${resource}/${id}/notes`, { text: 'Called.' })
    await owner.browser.get('/api/admin/search?q=P-888009')
    const found = async (filter: object) => {
      const { data } = await owner.browser.list('/api/admin/audit', { filter, range: [0, 99] })
      return [...new Set(data.map(({ action }: { action: string }) => action))].sort()
    }
    const written = async (pattern: RegExp) =>
      [...new Set((await t.rows(auditLog)).map(({ action }) => action))]
        .filter((action) => pattern.test(action))
        .sort()
    const [listed, noted] = [await written(/\.listed$/), await written(/\.note_added$/)]
    expect(listed).toEqual(expect.arrayContaining(['search.listed']))
    expect(noted).toEqual(expect.arrayContaining(['admin.note_added', 'patient.note_added']))
    expect(await found({ action: 'Viewed patients in a list' })).toEqual(listed)
    expect(await found({ q: '一覧で患者を表示' })).toEqual(listed)
    expect(await found({ action: 'Added a note' })).toEqual(expect.arrayContaining(noted))
  })

  it('is found by the name of whoever has done it', async () => {
    const named = await asAdmin(t)
    await t.change(admins, named.id, { name: 'Quintessa Zander' })
    await named.browser.post(`/api/admin/users/${reader.id}/notes`, { text: 'Called.' })
    const found = async (filter: object) => {
      const { data } = await owner.browser.list('/api/admin/audit', { filter })
      return data.map(({ id }: { id: string }) => id)
    }
    const ids = await found({ q: 'quintessa' })
    expect(ids.length).toBeGreaterThan(0)
    expect(ids).toEqual(await found({ actor: 'Quintessa Zander' }))
  })
})

describe('search', () => {
  const find = async (who: Person, q: string) =>
    (await who.browser.get(`/api/admin/search?q=${encodeURIComponent(q)}`)).body.data

  it('finds numbers, names and addresses of what one may see', async () => {
    const patient = await asPatient(t, doctor, { lastName: 'Zzyx', number: 'P-777002' })
    const ids = async (who: Person, q: string) =>
      (await find(who, q)).map((hit: { id: string }) => hit.id)
    expect(await ids(owner, '777')).toEqual([doctor.id, patient.id])
    expect(await ids(owner, '髙橋')).toEqual([doctor.id])
    expect(await ids(owner, patient.email)).toEqual([patient.id])
    expect(await ids(content, 'zzyx')).toEqual([])
    expect(await ids(content, '777')).toEqual([doctor.id])
    expect(await find(owner, '100%')).toEqual([])
  })

  it('begins with names that begin with what was typed', async () => {
    const named = (lastName: string, firstName: string, number: string) =>
      asPatient(t, doctor, { lastName, firstName, number })
    // more than are shown hold it before them
    for (const n of [1, 2, 3, 4, 5, 6, 7, 8]) await named('Takoqev', 'Hakoqev', `P-70000${n}`)
    const first = await named('Sato', 'Koqev', 'P-790001')
    const last = await named('Koqevsson', 'Mia', 'P-790002')
    const kept = (await find(owner, 'koqev')).map((hit: { id: string }) => hit.id)
    expect(kept.slice(0, 2)).toEqual([first.id, last.id])
    expect(kept).toHaveLength(8)
    expect((await find(owner, 'Kóqev sat'))[0].id).toBe(first.id)
  })

  it('asks for two letters at least', async () => {
    expect((await owner.browser.get('/api/admin/search?q=a')).status).toBe(422)
  })
})

describe('figures', () => {
  it('have one value per day and leave out what one may not see', async () => {
    const all = (await owner.browser.get('/api/admin/kpis?period=7')).body.data
    expect(all).toMatchObject({ period: 7, from: '2026-11-14', to: '2026-11-20' })
    expect(all.orders.days).toHaveLength(7)
    const some = (await content.browser.get('/api/admin/kpis')).body.data
    expect(Object.keys(some).sort()).toEqual(['applications', 'from', 'period', 'to'])
    expect((await owner.browser.get('/api/admin/kpis?period=8')).status).toBe(422)
  })
})

describe('events', () => {
  /** Reads the line until `until` is in it or it ends. */
  async function listen(who: Person) {
    const response = await fetch(`${await t.listen()}/api/admin/events`, {
      headers: { cookie: [...who.browser.jar].map((pair) => pair.join('=')).join('; ') },
    })
    const reader = response.body?.getReader()
    let text = ''
    const read = async (until: string) => {
      while (!text.includes(until)) {
        const part = await reader?.read()
        if (!part || part.done) return `${text}[end]`
        text += new TextDecoder().decode(part.value)
      }
      return text
    }
    return { response, read, stop: () => reader?.cancel() }
  }

  it('name the lists that changed, only those one may see, and end when the account is disabled', async () => {
    const mine = await listen(owner)
    const theirs = await listen(content)
    expect(mine.response.headers.get('content-type')).toContain('text/event-stream')
    await mine.read('retry')
    await new Promise((resolve) => setTimeout(resolve, 500))
    t.ctx.events.tell('order')
    t.ctx.events.tell('doctor')
    // what the set-up changed may still be arriving: only what is named, and to whom, is certain
    expect(await mine.read('"orders"')).toMatch(/data: \{"resources":\[.*"orders".*\]\}/)
    expect(await theirs.read('"doctors"')).not.toContain('"orders"')
    await t.change(admins, content.id, { status: 'disabled' })
    expect(await theirs.read('never')).toContain('[end]')
    await mine.stop()
  })

  it('leave no line open for who asks for the head alone', async () => {
    const url = `${await t.listen()}/api/admin/events`
    const headers = { cookie: [...owner.browser.jar].map((pair) => pair.join('=')).join('; ') }
    // one more than an account may have open
    for (let i = 0; i < 9; i++)
      expect((await fetch(url, { method: 'HEAD', headers })).status).toBe(200)
    const { response, stop } = await listen(owner)
    expect(response.status).toBe(200)
    await stop()
  })
})
