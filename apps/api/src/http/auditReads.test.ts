import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import type { Guard } from '../context.ts'
import { files } from '../db/schema/doctor.ts'
import { seedDemo } from '../db/seed/demo.ts'
import { newId } from '../ids.ts'
import type { Browser } from '../testing/browser.ts'
import { useClinic } from '../testing/harness.ts'
import { type Operation, operations } from '../testing/operations.ts'
import { setCookiesForTest } from '../testing/signIn.ts'
import { png } from '../testing/uploads.ts'

/**
 * Every read of the contract, with the demonstration's own objects: what its answer shows of patients is in
 * the audit log, whatever handler made it. The answer is searched for the patients of the database, so a
 * field that the contract forgot to mark is found too.
 */
const reads = operations.filter(
  ({ method, guard, path }) =>
    method === 'get' && (guard === 'admin' || guard === 'doctor') && !path.endsWith('/events'),
)

/** Ids of the paths; a later one may name an earlier one. `$doctor` and `$patient` are the demonstration's. */
const sources: Record<string, string> = {
  doctorId: 'select $doctor as id',
  patientId: 'select $patient as id',
  'admin orderId': 'select id from orders where patient_id = $patient',
  orderId: `select id from orders where doctor_id = $doctor and order_state = 'completed'`,
  lineId: 'select id from order_lines where order_id = $orderId',
  'my-recipes recipeId': `select id from recipes where doctor_id = $doctor and kind = 'my'`,
  recipeId: `select id from recipes where doctor_id = $doctor and kind = 'patient' and status = 'issued'`,
  templateId: `select id from recipes where kind = 'template'`,
  'admin/catalogs catalogId': `select id from catalogs where kind = 'platform'`,
  catalogId: 'select id from catalogs where owner_doctor_id = $doctor',
  answerId: `select id from answer_sets where patient_id = $patient and status = 'submitted'`,
  reportId: 'select id from product_reports where doctor_id = $doctor',
  settlementId: `select s.id from settlements s where s.doctor_id = $doctor and s.status <> 'open'`,
  shipmentId: 'select id from shipments',
  lotId: 'select id from stock_lots',
  supplierId: 'select id from suppliers',
  synonymId: 'select id from synonyms',
  repeatId: 'select id from repeats',
  refundId: 'select id from refunds where state is not null',
  bankTransferId: 'select id from bank_transfers where order_id is not null',
  purchaseOrderId: 'select id from purchase_orders',
  stockCountId: 'select id from stock_counts',
  productImportId: 'select id from product_imports',
  questionnaireKey: `select 'first_visit' as id`,
  version: 'select 1 as id',
  returnId: 'select id from returns',
  newsId: 'select id from news',
  productId: 'select product_id as id from order_lines where doctor_id = $doctor',
  shopifyProductId:
    'select shopify_product_id as id from products where shopify_product_id is not null',
  userId: 'select id from admins',
  documentId: `select id from files where owner_type = 'doctor' and owner_id = $doctor`,
}

/** Whose the files below a part of a path are. */
const fileOwners: Record<string, string> = {
  attachments: 'recipe',
  answers: 'answer_set',
  reports: 'report',
  returns: 'return',
  files: 'patient_record',
  covers: 'catalog_cover',
}

/** Files that name no patient. */
const ofNobody =
  /documents\/\{|stock\/labels|\/covers\/|bank-file|settlements\/accounting|pick-list|figures\/csv|packs-file|errors-file/

type Read = { status: number; type: string; text: string; requestId: string }

const browsers = {} as Record<Guard, Browser>
const ids = new Map<string, string>()
const answers = new Map<Operation, Read>()

const t = await useClinic()
const now = t.clock.now()
await seedDemo({ ownerUrl: t.ownerUrl, config: t.ctx.config, now })
const owner = new pg.Client({ connectionString: t.ownerUrl })
afterAll(() => owner.end())
await owner.connect()
const [demo] = await select(`select d.id as doctor, d.account_id as account, p.id as patient,
    (select account_id from admins where admin_role = 'owner' limit 1) as owner
  from doctors d join accounts a on a.id = d.account_id join patients p on p.doctor_id = d.id
  where a.email = 'doctor@officina.test' and p.email = 'patient@officina.test'`)
ids.set('doctor', demo?.doctor ?? '').set('patient', demo?.patient ?? '')
browsers.admin = await setCookiesForTest(t, 'admin', demo?.owner ?? '')
browsers.doctor = await setCookiesForTest(t, 'doctor', demo?.account ?? '')
const patients = (await select(
  `select id, number, concat_ws(' ', last_name, first_name) as name from patients`,
)) as { id: string; number: string; name: string }[]
for (const read of reads) answers.set(read, await ask(read))

async function select(text: string): Promise<Record<string, string>[]> {
  return (await owner.query(text)).rows
}

async function urlOf({ path, guard }: Operation): Promise<string> {
  const known = new Map(ids)
  for (const [, name = ''] of path.matchAll(/\{(\w+)\}/g)) {
    if (/^(attachment|photo|file|cover)Id$/.test(name)) {
      known.set(name, await fileOf(path, String([...known.values()].at(-1))))
      continue
    }
    const special = Object.keys(sources).find((source) => {
      const [part, of] = source.split(' ')
      return of === name && (part === guard || path.includes(`/${part}`))
    })
    const source = sources[special ?? name] ?? `select '0193a5b2-0000-7000-8000-00000000dead' as id`
    const text = source.replaceAll(/\$(\w+)/g, (_, of: string) => `'${known.get(of)}'`)
    const [row] = await select(`${text} limit 1`)
    known.set(name, String(row?.id))
  }
  const url = path
    .replace('{resource}/{id}', `patients/${ids.get('patient')}`)
    .replace('{group}', 'sales')
    .replace('{message}', 'order_placed')
    .replace('{document}', 'privacy-policy')
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => known.get(name) ?? '')
  return `${url}${await queryOf(path)}`
}

/** What a call must be asked. */
async function queryOf(path: string): Promise<string> {
  const one = async (text: string) =>
    `?filter=${encodeURIComponent(JSON.stringify({ id: [(await select(`${text} limit 1`))[0]?.id] }))}`
  if (path.endsWith('/search')) return '?q=an'
  // the newest rows are of the reads before it
  if (path.endsWith('/audit')) return '?range=[0,99]'
  if (path.endsWith('/catalogs/{catalogId}/preview')) return `?doctor_id=${ids.get('doctor')}`
  if (path.endsWith('/accounting')) return '?period=2026-09'
  if (path.endsWith('/recipe-beginning')) return `?patient_id=${ids.get('patient')}`
  if (path.endsWith('/recipes/pdf'))
    return one(
      `select id from recipes where doctor_id = '${ids.get('doctor')}' and kind = 'patient' and status = 'issued'`,
    )
  if (path.endsWith('/stock/labels')) return one('select variant_id as id from stock')
  if (/\/shipments\/(carrier-file|packing-slips|pick-list|address-labels)$/.test(path))
    return one(
      `select id from shipments where status = '${path.endsWith('pick-list') ? 'to_pick' : 'packed'}'`,
    )
  return ''
}

/** A picture of a record; the demonstration has none. */
async function fileOf(path: string, ownerId: string): Promise<string> {
  const id = newId()
  const part = path.split('/').find((each) => fileOwners[each]) ?? ''
  await t.ctx.files.put(id, Buffer.from(png))
  await t.add(files, {
    id,
    key: id,
    doctorId: ids.get('doctor') ?? null,
    patientId: ids.get('patient') ?? null,
    ownerType: fileOwners[part] ?? '',
    ownerId,
    purpose: 'test',
    filename: 'a.png',
    contentType: 'image/png',
    size: png.length,
    sha256: id,
  })
  return id
}

async function ask(read: Operation): Promise<Read> {
  const { status, headers, text } = await browsers[read.guard as Guard].get(await urlOf(read))
  return {
    status,
    text,
    type: String(headers['content-type'] ?? ''),
    requestId: String(headers['x-request-id']),
  }
}

/** Patients whose id, number or name stands in an answer. */
const shownIn = ({ text, status }: Read) =>
  status === 200
    ? patients.filter(({ id, number, name }) =>
        [id, number, name].some((each) => text.includes(each)),
      )
    : []

const isFile = ({ status, type }: Read) => status === 200 && !type.includes('json')

it('reaches the answer of nearly every read', () => {
  const unreached = reads.filter((read) => answers.get(read)?.status !== 200)
  // no statement of the demonstration is being paid
  expect(unreached.map(({ name }) => name)).toEqual(['GET /api/admin/settlements/bank-file'])
})

it.each(reads)('$name has written down whom it shows', async (read) => {
  const answer = answers.get(read) as Read
  const rows = await select(`select concat_ws(' ', patient_id, object_id, after->>'ids') as about
    from audit_log where request_id = '${answer.requestId}'`)
  const about = rows.map((row) => row.about).join(' ')
  const missed = shownIn(answer).filter(({ id }) => !about.includes(id))
  if (!isFile(answer)) expect(missed.map(({ number }) => number)).toEqual([])
  else if (!ofNobody.test(read.path)) expect(rows).not.toEqual([])
})

const printed = reads.filter(
  ({ path, operation }) =>
    operation.responses[200]?.content?.['application/pdf'] && !path.includes('/files/'),
)

it.each(printed)(
  '$name is printed in English and in Japanese, and in nothing else',
  async (read) => {
    const url = await urlOf(read)
    const ask = (locale: string) =>
      browsers[read.guard as Guard].get(`${url}${url.includes('?') ? '&' : '?'}locale=${locale}`)
    for (const locale of ['en', 'ja']) {
      const { status, text } = await ask(locale)
      expect([locale, status, text.slice(0, 5)]).toEqual([locale, 200, '%PDF-'])
    }
    expect((await ask('fr')).status).toBe(422)
  },
)

it('shows nobody when it cannot be written down', async () => {
  await owner.query('revoke insert on audit_log from officina_app')
  // what was written down a moment ago would still be shown
  t.clock.advance(16 * 60_000)
  const wrong: string[] = []
  let refused = 0
  for (const read of reads) {
    if (ofNobody.test(read.path)) continue
    const before = answers.get(read) as Read
    const rows = await select(`select 1 from audit_log where request_id = '${before.requestId}'`)
    const { status, text } = await ask(read)
    const expected = rows.length > 0 ? 503 : before.status
    if (status !== expected) wrong.push(`${read.name}: ${status} for ${expected} ${text}`)
    if (status === 503) refused += 1
  }
  expect(wrong).toEqual([])
  expect(refused).toBeGreaterThan(30)
})
