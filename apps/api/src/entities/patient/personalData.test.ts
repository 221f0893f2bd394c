import { dayMs } from '@officina/shared/dates/days'
import { expect, it } from 'vitest'
import { passkeys, tokens, trustedDevices } from '../../db/schema/account.ts'
import { dataClassOf } from '../../db/schema/dataClass.ts'
import { notes } from '../../db/schema/patient.ts'
import { demoPassword, seedDemo } from '../../db/seed/demo.ts'
import { and, eq, isNull, sql } from '../../db/sql.ts'
import { newId } from '../../ids.ts'
import type { Browser } from '../../testing/browser.ts'
import { asAdmin } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import {
  type MarkedColumn,
  markerOf,
  markerStart,
  markRows,
  rowsOf,
  tables,
  tablesWith,
} from '../../testing/markers.ts'
import { operations } from '../../testing/operations.ts'
import { setCookiesForTest } from '../../testing/signIn.ts'
import { unzip } from '../../testing/unzip.ts'
import { rolePermissions } from '../admin/permissions.ts'
import { recordKinds } from '../admin/records.ts'

type Patient = { id: string; accountId: string; email: string; phone: string }

/** What the staff writes about an order. */
const written = 'Asked to be called after six'

const t = await useClinic()
await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now: t.clock.now() })
const patient = await patientWithMost()
// the demonstration has neither
const own = { accountId: patient.accountId, createdAt: t.clock.now() }
await t.add(passkeys, {
  ...own,
  ...{ credentialId: 'id', publicKey: 'key', uses: 0, name: 'Phone' },
})
await t.add(trustedDevices, {
  ...own,
  ...{ tokenHash: 'hash', lastUsedAt: own.createdAt, expiresAt: own.createdAt },
})
await t.ctx.db.execute(
  sql`update bank_transfers set order_id = (select id from orders where patient_id = ${patient.id} limit 1)`,
)
await t.ctx.db.execute(
  sql`update repeats set patient_id = ${patient.id} where id = (select id from repeats order by id limit 1)`,
)
const { rows: reported } = await t.ctx.db.execute<{ id: string }>(
  sql`update product_reports set kind = 'reaction' where patient_id = ${patient.id} returning order_id as id`,
)
await noteEachRecord()
const open = { kind: 'email_change', role: 'patient', tokenHash: 'open' } as const
await t.add(tokens, {
  ...own,
  ...open,
  ...{
    email: 'new@example.test',
    expiresAt: new Date(t.clock.now().getTime() + dayMs),
  },
})
const rows = await rowsOf(t, patient)
const marked = await markRows(t, rows)
await t.ctx.db.execute(
  sql`update orders set address = address || '{"phone": "+1 999 555 4321"}' where patient_id = ${patient.id}`,
)

it('is named as such at every column', () => {
  const silent = tables.flatMap(({ name, columns }) =>
    columns.filter((column) => !dataClassOf(column)).map((column) => `${name}.${column.name}`),
  )
  expect(silent).toEqual([])
})

/** All that stands in the archive with the office's copy of the data. */
const exportFor = (browser: Browser) =>
  archiveOf(browser.post(`/api/admin/patients/${patient.id}/export-data`))

it.each(['the patient', 'the owner of the shop'])('is in the export of %s', async (who) => {
  const archive =
    who === 'the patient'
      ? archiveOf(
          (await setCookiesForTest(t, 'patient', patient.accountId)).post(
            '/api/patient/account/export',
            { current_password: demoPassword },
          ),
        )
      : exportFor((await asAdmin(t)).browser)
  const { status, text } = await archive
  expect(status).toBe(200)
  expect(
    namesOf(
      marked.filter((each) => each.isExported && !text.includes(markerOf(each.table, each.column))),
    ),
  ).toEqual([])
})

async function archiveOf(asked: ReturnType<Browser['post']>) {
  const { status, raw } = await asked
  const files = status === 200 ? [...(await unzip(raw)).values()] : []
  return { status, text: files.map((file) => file.toString()).join() }
}

/** Recipes are told apart by it where they stand without their patient. */
const courseName = 'recipes.label'

const blind = Object.entries(rolePermissions).filter(([, all]) => !all.includes('phi.read'))
const mayExport = ['operations', 'support']

/** How a patient is reached: shown masked. */
const contacts = /^(patients|accounts|addresses|invitations)\.(email|phone)$|^mails\.recipient$/

it.each(blind)(
  'is not shown to administrators where it is about health, and contacts not whole: %s',
  async (role) => {
    const { browser } = await asAdmin(t, role as Parameters<typeof asAdmin>[1])
    const kept = marked
      .filter(({ dataClass, table, column }) =>
        dataClass === 'clinical'
          ? `${table}.${column}` !== courseName
          : contacts.test(`${table}.${column}`),
      )
      .map(({ table, column }) => [`${table}.${column}`, markerOf(table, column)] as const)
    expect(kept.length).toBeGreaterThan(20)
    const shown: string[] = []
    let answered = 0
    const find = `/api/admin/search?q=${encodeURIComponent(markerOf('patients', 'last_name'))}`
    for (const path of [...adminReads(), find]) {
      const { status, text } = await browser.get(path)
      if (status !== 200) continue
      answered++
      for (const [name, told] of [...kept, ['orders.address', orderPhone] as const])
        if (text.includes(told)) shown.push(`${path} shows ${name}`)
    }
    expect(answered).toBeGreaterThan(15)
    const { status, text } = await exportFor(browser)
    expect(status).toBe(mayExport.includes(role) ? 200 : 403)
    for (const [name, told] of kept)
      if (!contacts.test(name) && text.includes(told)) shown.push(`the export shows ${name}`)
    expect(shown).toEqual([])
  },
)

/** The line of live updates never ends. */
const endless = '/api/admin/events'

const orderPhone = '+1 999 555 4321'

/** Every call of the contract by which administrators read, about the patient's records where it is about one. */
function adminReads(): string[] {
  const resources: Record<string, string> = {
    patientId: 'patients',
    orderId: 'orders',
    recipeId: 'recipes',
    shipmentId: 'shipments',
    returnId: 'returns',
    reportId: 'product_reports',
  }
  return operations
    .filter(({ method, guard, path }) => method === 'get' && guard === 'admin' && path !== endless)
    .flatMap(({ path }) => {
      const [param] = /(?<=\{)\w+/.exec(path) ?? []
      if (!param) return [path]
      const ids = (rows.get(resources[param] ?? '') ?? []).map(({ id }) => id ?? '')
      const first = ids.slice(0, 3).concat(param === 'orderId' ? reported.map(({ id }) => id) : [])
      return [...new Set(first)].map((id) => path.replace(`{${param}}`, id))
    })
    .filter((path) => !path.includes('{'))
}

it('is gone from every table when the patient is erased', async () => {
  // a mail that was written meanwhile may name the patient too
  expect(await tablesWith(t, markerStart)).toEqual(
    expect.arrayContaining(marked.map(({ table }) => table)),
  )
  await erase()
  expect(await tablesWith(t, markerStart)).toEqual([])
  const isLive = and(eq(tokens.accountId, patient.accountId), isNull(tokens.revokedAt))
  expect(await t.ctx.db.$count(tokens, and(isLive, isNull(tokens.usedAt)))).toBe(0)
  for (const told of [patient.email, patient.phone]) expect(await tablesWith(t, told)).toEqual([])
})

const namesOf = (columns: MarkedColumn[]) =>
  columns.map(({ table, column }) => `${table}.${column}`)

/** Somebody with records of as many kinds as there are, whose orders have all ended. */
async function patientWithMost(): Promise<Patient> {
  const { rows } = await t.ctx.db.execute<Patient>(sql`
    select p.id, p.account_id as "accountId", p.email, p.phone from patients p
    where p.status = 'active' and p.account_id is not null and p.phone is not null
      and not exists (select from orders o where o.patient_id = p.id and o.order_state = 'open')
    order by (select count(distinct tableoid) from (
      select tableoid from orders where patient_id = p.id union all
      select tableoid from returns where patient_id = p.id union all
      select tableoid from product_reports where patient_id = p.id union all
      select tableoid from answer_sets where patient_id = p.id union all
      select tableoid from requests where patient_id = p.id union all
      select tableoid from carts where patient_id = p.id union all
      select tableoid from doses where patient_id = p.id) x) desc, p.id limit 1`)
  expect(rows[0]).toBeDefined()
  return rows[0] as Patient
}

/** Notes of the staff on a record of each kind that can have some, and what was written to the patient about an order. */
async function noteEachRecord(): Promise<void> {
  const found = await rowsOf(t, patient)
  const noted = Object.values(recordKinds).flatMap(({ type, table }) =>
    (found.get(table) ?? []).slice(0, 1).map((row) => ({ type, objectId: row.id ?? '' })),
  )
  expect(noted.map(({ type }) => type)).toEqual(
    expect.arrayContaining(['patient', 'recipe', 'order', 'shipment', 'bank_transfer', 'repeat']),
  )
  const { browser } = await asAdmin(t)
  for (const to_patient of [false, true]) {
    const url = `/api/admin/orders/${found.get('orders')?.[0]?.id}/notes`
    expect((await browser.post(url, { text: written, to_patient })).status).toBe(200)
  }
  // nothing is ever erased there
  const { rows: logged } = await t.ctx.db.execute(
    sql`select action from audit_log x where x::text like ${`%${written}%`}`,
  )
  expect(logged).toEqual([])
  const by = { visibility: 'admin', authorRole: 'admin', authorId: newId() } as const
  await t.add(
    notes,
    noted.map(({ type, objectId }) => ({
      ...{ objectType: type, objectId, body: 'Called' },
      ...by,
    })),
  )
}

async function erase(): Promise<void> {
  const [one, two] = [await asAdmin(t), await asAdmin(t)]
  const url = `/api/admin/patients/${patient.id}`
  const { data } = await one.browser.get(url)
  const asked = await one.browser.post(`${url}/anonymise`, {
    revision: data.revision,
    reason: 'The patient asked for it.',
  })
  expect(asked.status).toBe(200)
  const done = await two.browser.post(`${url}/confirm-anonymise`, { revision: asked.data.revision })
  expect(done.status).toBe(200)
}
