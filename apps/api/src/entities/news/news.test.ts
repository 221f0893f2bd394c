import { describe, expect, it } from 'vitest'
import { accounts } from '../../db/schema/account.ts'
import { patients } from '../../db/schema/patient.ts'
import { auditLog, news, newsReads } from '../../db/schema/platform.ts'
import { shipmentLines, shipments } from '../../db/schema/shipment.ts'
import { and, eq, isNull } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import { asAdmin, asDoctor, asPatient, makeProduct, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { mailsTo } from '../../testing/mails.ts'
import { placeTestOrder } from '../../testing/orders.ts'
import { putShopSetting } from '../platform/shopSettings.ts'
import { publishDueNews } from './publish.ts'

const t = await useClinic()
const author = await asAdmin(t, 'content')
const reader = await asAdmin(t, 'read_only')
const doctor = await asDoctor(t, {
  speciality: 'cardiology',
  lastName: 'Yamada',
  firstName: 'Hanako',
})
const skin = await asDoctor(t, { speciality: 'dermatology' })
const patient = await asPatient(t, doctor)
const other = await asPatient(t, skin)

const url = '/api/admin/news'
const missing = '0193a5b2-0000-7000-8000-00000000dead'
const input = {
  title: 'Deliveries',
  body_markdown: 'Two days **longer**.',
  category: 'notice',
  audience: 'both',
  channels: ['in_app'],
}
const soon = 600_000
const at = (ms: number) => new Date(t.clock.now().getTime() + ms).toISOString()

type Item = { id: string; revision: number; status: string; version: number; actions: string[] }
async function write(fields: object = {}): Promise<Item> {
  const answer = await author.browser.post(url, { ...input, ...fields })
  expect(answer.status, answer.text).toBe(201)
  return answer.data
}
const command = (item: { id: string }, verb: string, body?: object, who = author) =>
  who.browser.post(`${url}/${item.id}/${verb}`, body)
async function publish(fields: object = {}): Promise<Item> {
  const item = await write(fields)
  const { data } = await author.browser.get(`${url}/${item.id}/recipients`)
  const answer = await command(item, 'publish', {
    revision: item.revision,
    recipients: data.doctors + data.patients,
  })
  expect(answer.status, answer.text).toBe(200)
  await t.drain()
  return answer.data
}
const get = async (item: { id: string }): Promise<Item & Record<string, unknown>> =>
  (await author.browser.get(`${url}/${item.id}`)).data
const titles = async (who: Person, role: 'doctor' | 'patient', filter = {}) =>
  (await who.browser.list(`/api/${role}/news`, { filter })).each('title')

it('offers nothing to whoever may not write', async () => {
  const item = await write()
  expect((await reader.browser.get(`${url}/${item.id}`)).data.actions).toEqual([])
})

describe('writing', () => {
  it('makes safe HTML and an excerpt, and leaves an audit row', async () => {
    const item = await write({ body_markdown: 'Hello <script>x</script> **you**' })
    expect(item).toMatchObject({
      status: 'draft',
      excerpt: 'Hello <script>x</script> you',
      body_html: '<p>Hello &lt;script&gt;x&lt;/script&gt; <strong>you</strong></p>',
      read_rate: null,
      author_name: expect.stringContaining('Admin'),
    })
    const row = await t.row(auditLog, { objectId: item.id })
    expect([row.action, row.after]).toEqual(['news.create', { status: 'draft' }])
    const preview = await author.browser.post(`${url}/preview`, { body_markdown: '*a*' })
    expect(preview.data).toEqual({ body_html: '<p><em>a</em></p>', excerpt: 'a' })
  })

  it.each([
    ['doctor_ids', [missing]],
    ['patients_of', [missing]],
    ['product_ids', [missing]],
    ['expires_at', '2020-01-01T00:00:00Z'],
  ])('refuses %s %j', async (field, value) => {
    const answer = await author.browser.post(url, { ...input, [field]: value })
    expect(answer.faults).toEqual([422, [field]])
  })

  it('asks for the app where something is to be acknowledged', async () => {
    const answer = await author.browser.post(url, {
      ...input,
      requires_ack: true,
      channels: ['email'],
    })
    expect(answer.faults).toEqual([422, ['channels']])
  })

  it('keeps an excerpt written by hand, and refuses a stale revision', async () => {
    const item = await write({ excerpt: 'By hand' })
    const change = (body: object) => author.browser.patch(`${url}/${item.id}`, body)
    const changed = await change({ revision: 1, body_markdown: 'New text', pinned: true })
    expect(changed.data).toMatchObject({ excerpt: 'By hand', pinned: true, revision: 2 })
    const auto = await change({ revision: 2, excerpt: null })
    expect(auto.data.excerpt).toBe('New text')
    expect((await change({ revision: 3, body_markdown: 'Newer' })).data.excerpt).toBe('Newer')
    const stale = await change({ revision: 1, title: 'Late' })
    expect(stale.refusal).toEqual([409, 'REVISION_CONFLICT'])
  })

  it('removes and copies drafts', async () => {
    const item = await write({ specialities: ['dermatology'] })
    const copy = await command(item, 'duplicate')
    expect(copy.data).toMatchObject({ status: 'draft', specialities: ['dermatology'], revision: 1 })
    expect(copy.data.id).not.toBe(item.id)
    expect((await author.browser.del(`${url}/${item.id}`)).status).toBe(204)
    expect((await author.browser.get(`${url}/${item.id}`)).status).toBe(404)
    const out = await publish()
    const refused = await author.browser.del(`${url}/${out.id}`)
    expect(refused.refusal).toEqual([409, 'NEWS_WAS_PUBLISHED'])
    await command(out, 'archive', { revision: (await get(out)).revision })
  })
})

describe('publishing', () => {
  it('takes campaigns and product news only to patients whose doctor has agreed, all else to all', async () => {
    const patientsOf = async (category: string) => {
      const item = await write({ category, audience: 'patients' })
      return (await author.browser.get(`${url}/${item.id}/recipients`)).data.patients
    }
    const choose = async (campaigns_to_patients: boolean) => {
      const { revision } = (await skin.browser.get('/api/doctor/account')).data
      await skin.browser.patch('/api/doctor/me', { revision, campaigns_to_patients })
    }
    expect([await patientsOf('campaign'), await patientsOf('product')]).toEqual([0, 0])
    for (const category of ['notice', 'maintenance', 'recall'])
      expect(await patientsOf(category), category).toBe(2)
    await choose(true)
    expect([await patientsOf('campaign'), await patientsOf('product')]).toEqual([1, 1])
    await publish({ title: 'Spring weeks', category: 'campaign', audience: 'patients' })
    expect(await titles(other, 'patient')).toContain('Spring weeks')
    expect(await titles(patient, 'patient')).not.toContain('Spring weeks')
    await choose(false)
    expect(await titles(other, 'patient')).not.toContain('Spring weeks')
  })

  it('counts the people first, and refuses another number and nobody', async () => {
    const item = await write()
    const count = await author.browser.get(`${url}/${item.id}/recipients`)
    expect(count.data).toEqual({ doctors: 2, patients: 2, mails: 0 })
    const wrong = await command(item, 'publish', { revision: 1, recipients: 100 })
    expect([wrong.status, wrong.body.error_code, wrong.body.recipients]).toEqual([
      409,
      'RECIPIENTS_CHANGED',
      4,
    ])
    const nobody = await write({ specialities: ['urology'], audience: 'doctors' })
    const refused = await command(nobody, 'publish', { revision: 1, recipients: 0 })
    expect(refused.refusal).toEqual([409, 'NO_RECIPIENTS'])
    const late = await write({ expires_at: at(soon) })
    const ago = new Date(at(-soon))
    await t.change(news, late.id, { expiresAt: ago })
    const ended = await command(late, 'publish', { revision: 1, recipients: 4 })
    expect(ended.faults).toEqual([422, ['expires_at']])
  })

  it('reaches those of its audience alone', async () => {
    const product = await makeProduct(t)
    await placeTestOrder(t, patient, doctor, [{ product, quantity: 1 }])
    await publish({ title: 'to skin', audience: 'doctors', specialities: ['dermatology'] })
    await publish({ title: 'to one', audience: 'doctors', doctor_ids: [doctor.id] })
    await publish({ title: 'to patients of', audience: 'patients', patients_of: [skin.id] })
    await publish({ title: 'to buyers', audience: 'patients', product_ids: [product.productId] })
    expect(await titles(doctor, 'doctor')).toEqual(['to one'])
    expect(await titles(skin, 'doctor')).toEqual(['to skin'])
    expect(await titles(patient, 'patient')).toEqual(['to buyers'])
    expect(await titles(other, 'patient')).toEqual(['to patients of'])
    const [mine] = (await other.browser.get('/api/patient/news')).data
    const foreign = await patient.browser.get(`/api/patient/news/${mine.id}`)
    const none = await patient.browser.get(`/api/patient/news/${missing}`)
    expect([foreign.status, foreign.text]).toEqual([404, none.text])
  })

  it('reaches exactly those whose parcels held a lot', async () => {
    const product = await makeProduct(t)
    const twin = await makeProduct(t)
    const parcel = async (
      of: Person,
      its: Person,
      goods: typeof product,
      lot: string,
      status: 'delivered' | 'cancelled' = 'delivered',
    ) => {
      const order = await placeTestOrder(t, of, its, [{ product: goods, quantity: 1 }])
      const id = newId()
      await t.add(shipments, {
        id,
        number: `S-T-${id.slice(-8)}`,
        doctorId: its.id,
        orderId: order.id,
        status,
        method: 'standard',
      })
      const orderLineId = order.lineIds[0] as string
      await t.add(shipmentLines, {
        doctorId: its.id,
        shipmentId: id,
        orderLineId,
        quantity: 1,
        lot,
      })
    }
    await parcel(patient, doctor, product, 'LOT-7')
    await parcel(patient, doctor, product, 'LOT-8', 'cancelled')
    await parcel(other, skin, product, 'LOT-8')
    // another maker's lot of the same name, bought with the product of the recall in another lot
    await parcel(other, skin, twin, 'LOT-7')
    const recall = { category: 'recall', audience: 'patients', requires_ack: true }
    const sent = [await publish({ ...recall, title: 'seven', lots: ['LOT-7'] })]
    const ofProduct = { lots: ['LOT-7'], product_ids: [product.productId] }
    sent.push(await publish({ ...recall, title: 'seven of it', ...ofProduct }))
    sent.push(await publish({ ...recall, title: 'eight', lots: ['LOT-8'] }))
    const recalls = async (who: Person) =>
      (await titles(who, 'patient', { category: ['recall'] })).sort()
    expect(await recalls(patient)).toEqual(['seven', 'seven of it'])
    expect(await recalls(other)).toEqual(['eight', 'seven'])
    for (const item of sent)
      await command(item, 'archive', { revision: (await get(item)).revision })
    const gone = await asPatient(t, doctor)
    await parcel(gone, doctor, product, 'LOT-9')
    await t.change(patients, gone.id, { status: 'archived' })
    await publish({ ...recall, title: 'nine', lots: ['LOT-9'], channels: ['in_app', 'email'] })
    expect((await mailsTo(t, gone.email)).map(({ subject }) => subject)).toContain('nine')
    const nameless = await write({ ...recall, title: 'nameless' })
    const all = { revision: nameless.revision, recipients: 3 }
    for (const [verb, body] of [
      ['publish', all],
      ['schedule', { ...all, publish_at: at(soon) }],
    ] as const) {
      expect((await command(nameless, verb, body)).faults).toEqual([422, ['lots']])
    }
    const typo = await author.browser.post(url, { ...input, lots: ['LOT-77'] })
    expect(typo.faults).toEqual([422, ['lots']])
  })

  it('keeps who has not acknowledged it on the list, also after their account is closed', async () => {
    const left = await asPatient(t, doctor)
    const item = await publish({ audience: 'patients', requires_ack: true })
    await t.change(patients, left.id, { status: 'archived' })
    const readers = await author.browser.list(`${url}/${item.id}/readers`, {
      filter: { state: 'not_acknowledged' },
    })
    const { sent_count, acknowledged_count } = await get(item)
    expect(readers.each('person_id')).toContain(left.id)
    expect(readers.data).toHaveLength(Number(sent_count) - Number(acknowledged_count))
    const { data } = await author.browser.get(`${url}/${item.id}/recipients`)
    expect(data.patients).toBe(Number(sent_count) - 1)
    await command(item, 'archive', { revision: item.revision })
  })

  it('waits for its moment, and ends at its end', async () => {
    const item = await write({ title: 'planned', expires_at: at(5 * soon) })
    const plan = { revision: 1, recipients: 4, publish_at: at(2 * soon) }
    for (const bad of [at(-soon), at(60_000 * soon)])
      expect((await command(item, 'schedule', { ...plan, publish_at: bad })).faults).toEqual([
        422,
        ['publish_at'],
      ])
    expect((await command(item, 'schedule', { ...plan, publish_at: at(6 * soon) })).status).toBe(
      422,
    )
    const scheduled = await command(item, 'schedule', plan)
    expect(scheduled.data).toMatchObject({ status: 'scheduled', publish_at: plan.publish_at })
    // for those who were confirmed, and not made a recall without its lots
    const { revision } = scheduled.data
    const change = (body: object) =>
      author.browser.patch(`${url}/${item.id}`, { revision, ...body })
    for (const body of [
      { audience: 'doctors' },
      { doctor_ids: [doctor.id] },
      { category: 'recall' },
      { channels: ['in_app', 'email'] },
      { expires_at: at(2 * soon) },
    ])
      expect((await change(body)).faults).toEqual([422, Object.keys(body)])
    expect((await change({ expires_at: at(5 * soon), excerpt: 'Soon' })).status).toBe(200)
    await t.advance(soon)
    expect(await titles(patient, 'patient')).not.toContain('planned')
    await t.advance(soon)
    expect(await titles(patient, 'patient')).toContain('planned')
    expect(await get(item)).toMatchObject({ status: 'published', sent_count: 4 })
    await t.advance(4 * soon)
    expect(await titles(patient, 'patient')).not.toContain('planned')
    const ended = await get(item)
    expect([ended.status, ended.actions]).toEqual([
      'expired',
      ['test_mail', 'duplicate', 'archive'],
    ])
    const changed = await author.browser.patch(`${url}/${item.id}`, {
      revision: ended.revision,
      title: 'x',
    })
    expect(changed.refusal).toEqual([409, 'NEWS_CLOSED'])
  })

  it('that has ended before a server could show it is delivered to nobody', async () => {
    const item = await write({ title: 'late', expires_at: at(2 * soon) })
    const plan = { revision: 1, recipients: 4, publish_at: at(soon) }
    expect((await command(item, 'schedule', plan)).status).toBe(200)
    t.clock.advance(3 * soon)
    await publishDueNews(t.ctx)
    await t.drain()
    expect(await get(item)).toMatchObject({ status: 'expired', sent_count: 0 })
  })

  it('can be taken back, and refuses what its state does not allow', async () => {
    const item = await write({ title: 'back' })
    const plan = { revision: 1, recipients: 4, publish_at: at(soon) }
    await command(item, 'schedule', plan)
    const again = await command(item, 'unpublish', { revision: 2 })
    expect(again.data).toMatchObject({ status: 'draft', publish_at: null, version: 1 })
    const early = await command(item, 'republish', { revision: 3, recipients: 4 })
    expect(early.refusal).toEqual([409, 'NEWS_NOT_PUBLISHED'])
    await command(item, 'archive', { revision: 3 })
    const dead = await command(item, 'publish', { revision: 4, recipients: 4 })
    expect([dead.status, dead.body.error_code, dead.body.allowed]).toEqual([
      409,
      'INVALID_TRANSITION',
      [],
    ])
  })

  it('keeps its readers over small changes, and loses them as changed', async () => {
    const item = await publish({ title: 'changing', requires_ack: true })
    await patient.browser.post(`/api/patient/news/${item.id}/acknowledge`)
    const change = (body: object) => author.browser.patch(`${url}/${item.id}`, body)
    const refused = await change({
      revision: 2,
      audience: 'doctors',
      channels: ['email', 'in_app'],
    })
    expect(refused.faults).toEqual([422, ['audience', 'channels']])
    const typo = await change({ revision: 2, title: 'changed' })
    expect(typo.data).toMatchObject({ version: 1, read_count: 1, acknowledged_count: 1 })
    const out = await command(item, 'republish', { revision: 3, recipients: 4 })
    expect(out.data).toMatchObject({ version: 2, read_count: 0, acknowledged_count: 0 })
    const [mine] = (await patient.browser.get('/api/patient/news')).data
    expect(mine).toMatchObject({ title: 'changed', read_at: null, acknowledged_at: null })
    await patient.browser.post(`/api/patient/news/${item.id}/acknowledge`)
    const back = await command(item, 'unpublish', { revision: 4 })
    // who had read it until then is still told
    expect(back.data).toMatchObject({ status: 'draft', version: 3, acknowledged_count: 1 })
    const readers = `${url}/${item.id}/readers`
    const had = await author.browser.list(readers, { filter: { state: 'acknowledged' } })
    expect(had.data).toMatchObject([{ role: 'patient', person_id: patient.id }])
    expect(await titles(patient, 'patient')).not.toContain('changed')
    expect((await author.browser.del(`${url}/${item.id}`)).status).toBe(409)
  })
})

describe('mails', () => {
  it('go to those who want them, a recall to everybody, once', async () => {
    await t.change(accounts, patient.accountId, { notificationPrefs: { news: false } })
    const item = await publish({ title: 'by mail', channels: ['in_app', 'email'] })
    await publish({
      title: 'bad lot',
      channels: ['email'],
      category: 'recall',
      audience: 'patients',
      lots: ['LOT-7'],
    })
    const subjects = async (who: Person) =>
      (await mailsTo(t, who.email)).map((mail) => mail.subject)
    expect(await subjects(patient)).toEqual(['bad lot'])
    expect((await subjects(other)).sort()).toEqual(['bad lot', 'by mail'])
    expect(await titles(patient, 'patient')).not.toContain('bad lot')
    const [mail] = await mailsTo(t, doctor.email)
    expect(mail?.text).toContain('Two days longer.')
    expect(mail?.text).toContain(`/doctors/top?news=${item.id}`)
    await t.ctx.jobs.enqueue(t.ctx, 'news.deliver', { newsId: item.id, version: 1 })
    expect((await subjects(other)).length).toBe(2)
    const rows = await t.rows(newsReads, { newsId: item.id, accountId: patient.accountId })
    expect(rows).toMatchObject([{ emailedAt: null, readAt: null }])
  })

  it('advertise to those doctors alone who asked for it', async () => {
    const choose = (product_news: boolean) =>
      skin.browser.patch('/api/doctor/account/preferences', { notifications: { product_news } })
    expect((await choose(true)).data.notifications).toMatchObject({
      product_news: true,
      news: true,
    })
    const pack = { title: 'New pack', category: 'product', audience: 'doctors' }
    await publish({ ...pack, channels: ['email'] })
    const subjects = async ({ email }: Person) =>
      (await mailsTo(t, email)).map((mail) => mail.subject)
    expect(await subjects(skin)).toContain('New pack')
    expect(await subjects(doctor)).not.toContain('New pack')
    await choose(false)
    await publish({ ...pack, title: 'Newer pack', channels: ['email'] })
    expect(await subjects(skin)).not.toContain('Newer pack')
  })

  it('go to nobody where the shop sends no news, but a recall does', async () => {
    await putShopSetting(t.ctx, 'mail.off', ['news'])
    const byMail = { channels: ['in_app', 'email'], audience: 'doctors' }
    const item = await publish({ ...byMail, title: 'unsent' })
    const { data } = await author.browser.get(`${url}/${item.id}/recipients`)
    expect(data.mails).toBe(0)
    const rows = await t.rows(newsReads, { newsId: item.id })
    expect(new Set(rows.map(({ emailedAt }) => emailedAt))).toEqual(new Set([null]))
    await publish({ ...byMail, title: 'stop using it', category: 'recall', lots: [] })
    await putShopSetting(t.ctx, 'mail.off', [])
    const subjects = (await mailsTo(t, skin.email)).map((mail) => mail.subject)
    expect(subjects).not.toContain('unsent')
    expect(subjects).toContain('stop using it')
  })

  it('can be tried on oneself', async () => {
    const item = await write({ title: 'trial' })
    expect((await command(item, 'test-mail')).status).toBe(204)
    const [mail] = await mailsTo(t, author.email)
    expect([mail?.subject, mail?.template]).toEqual(['[Test] trial', 'news_test'])
  })
})

describe('reading', () => {
  it('is noted, confirmed and dismissed by each person alone', async () => {
    const plain = await publish({ title: 'plain' })
    const strict = await publish({ title: 'strict', requires_ack: true, pinned: true })
    expect((await titles(doctor, 'doctor'))[0]).toBe('strict')
    const post = (item: Item, verb: string, who = doctor, role = 'doctor') =>
      who.browser.post(`/api/${role}/news/${item.id}/${verb}`)
    const read = await post(plain, 'read')
    expect(read.data).toMatchObject({ read_at: t.clock.now().toISOString(), acknowledged_at: null })
    expect((await post(plain, 'acknowledge')).body.error_code).toBe('NOTHING_TO_ACKNOWLEDGE')
    expect((await post(strict, 'dismiss')).body.error_code).toBe('ACKNOWLEDGE_FIRST')
    const done = await post(strict, 'acknowledge')
    expect(done.data.acknowledged_at).toBe(t.clock.now().toISOString())
    expect((await post(strict, 'dismiss')).data.dismissed_at).not.toBeNull()
    expect(await titles(doctor, 'doctor', { dismissed: false })).not.toContain('strict')
    const actions = await t.ctx.db
      .select({ action: auditLog.action, doctorId: auditLog.doctorId })
      .from(auditLog)
      .where(and(eq(auditLog.objectId, strict.id), eq(auditLog.actorId, doctor.accountId)))
    expect(actions).toEqual([{ action: 'news.acknowledge', doctorId: doctor.id }])

    const top = (await patient.browser.get('/api/patient/top')).data
    expect(top.unread_news).toBeGreaterThan(1)
    expect(top.tasks).toContainEqual(
      expect.objectContaining({ kind: 'news_to_acknowledge', news_id: strict.id }),
    )
    expect((await patient.browser.post('/api/patient/news/read-all')).status).toBe(204)
    expect(await titles(patient, 'patient', { unread: true })).toEqual([])
    const after = (await patient.browser.get('/api/patient/top')).data
    expect(after.unread_news).toBe(0)
    expect(after.tasks).toContainEqual(expect.objectContaining({ news_id: strict.id }))
    expect(await titles(patient, 'patient', { category: ['recall'] })).toEqual([])

    const open = await author.browser.list(`${url}/${strict.id}/readers`, {
      filter: { state: 'not_acknowledged' },
    })
    const numbers = open.each('id')
    expect(numbers).toContain(patient.accountId)
    expect(numbers).not.toContain(doctor.accountId)
    const mine = open.data.find((row: { id: string }) => row.id === patient.accountId)
    expect(mine).toMatchObject({
      role: 'patient',
      name: null,
      read_at: t.clock.now().toISOString(),
    })
    const named = await reader.browser.list(`${url}/${strict.id}/readers`, {
      filter: { q: 'patient' },
    })
    expect(named.data[0].name).toContain('Patient')
  })

  it('stays possible for the suspended', async () => {
    const suspended = await asDoctor(t, { status: 'suspended' })
    expect((await suspended.browser.get('/api/doctor/news')).data.length).toBeGreaterThan(0)
  })
})

it('lists, filters and exports', async () => {
  const list = await author.browser.list(url, {
    filter: { status: ['published'], q: 'strict', pinned: true, publish_at_gte: '2026-01-01' },
    sort: ['title', 'ASC'],
  })
  expect(list.data).toMatchObject([{ title: 'strict', sent_count: 4, read_rate: 5000 }])
  // whole per cent: two of three
  const [{ id }] = list.data
  const unread = and(eq(newsReads.newsId, id), isNull(newsReads.readAt))
  const [one] = await t.rows(newsReads, unread)
  await t.change(newsReads, one!.id, { deliveredAt: null })
  expect((await author.browser.get(`${url}/${id}`)).data.read_rate).toBe(6700)
  const csv = await author.browser.get(`${url}/export`)
  expect(csv.text).toContain('strict')
  const products = await author.browser.list('/api/admin/products', { filter: { q: 'Product' } })
  expect(products.data[0].title).toContain('Product')
})
