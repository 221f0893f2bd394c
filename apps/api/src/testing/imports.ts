import type { components } from '@officina/openapi/schema'
import type { Browser } from './browser.ts'
import type { TestApp } from './harness.ts'
import { formOf } from './uploads.ts'

type Import = components['schemas']['ProductImport']
type Line = components['schemas']['ProductImportLine']
type Who = { browser: Browser }

const at = '/api/admin/product-imports'

/** Uploads a file of products and lets it be checked. */
export async function uploadProducts(
  t: TestApp,
  { browser }: Who,
  content: string | Buffer,
  name = 'products.csv',
): Promise<Import> {
  const file = [{ name, content: Buffer.from(content) }]
  const { data } = await browser.post(at, formOf({}, { file }))
  await t.drain()
  return (await browser.get(`${at}/${data.id}`)).data
}

/** Imports what was checked. */
export async function confirmProducts(t: TestApp, { browser }: Who, seen: Import): Promise<Import> {
  await browser.post(`${at}/${seen.id}/import`, { revision: seen.revision })
  await t.drain()
  return (await browser.get(`${at}/${seen.id}`)).data
}

/** Undoes an import: what its job has made of it, or the refusal of the call. */
export async function undoProducts(t: TestApp, { browser }: Who, id: string): Promise<Import> {
  const { data } = await browser.get(`${at}/${id}`)
  const begun = await browser.post(`${at}/${id}/undo`, { revision: data.revision })
  if (begun.status !== 200) return begun.body
  await t.drain()
  return (await browser.get(`${at}/${id}`)).data
}

export const linesOf = async ({ browser }: Who, { id }: Import): Promise<Line[]> =>
  (await browser.list(`${at}/${id}/lines`, { range: [0, 99] })).data

/** Uploads, checks and imports a file in one go; with `dry` it is only checked. */
export async function importProducts(t: TestApp, who: Who, text: string | Buffer, dry = false) {
  const checked = await uploadProducts(t, who, text)
  const isDone = dry || checked.status !== 'ready' || checked.added + checked.changed === 0
  const done = isDone ? checked : await confirmProducts(t, who, checked)
  return { ...done, rows: await linesOf(who, done) }
}
