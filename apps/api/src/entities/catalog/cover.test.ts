import { beforeEach, expect, it } from 'vitest'
import { files } from '../../db/schema/doctor.ts'
import { asAdmin, asDoctor, asPatient, makeCatalog, type Person } from '../../testing/fixtures.ts'
import { useClinic } from '../../testing/harness.ts'
import { formOf, pdf, png } from '../../testing/uploads.ts'

const url = '/api/doctor/catalogs'
let doctor: Person
let patient: Person
const t = await useClinic()
beforeEach(async () => {
  doctor = await asDoctor(t)
  patient = await asPatient(t, doctor)
})

const make = async (name: string, visibility = 'all_my_patients') =>
  (await doctor.browser.post(url, { name, visibility })).data.id as string
const put = (id: string, content = png, name = 'cover.png') =>
  doctor.browser.post(
    `${url}/${id}/cover`,
    formOf({ alt: ' A bowl ' }, { cover: [{ name, content }] }),
  )
const own = async () =>
  (await patient.browser.get('/api/patient/catalogs')).data.catalogs.filter(
    (each: { kind: string }) => each.kind === 'doctor',
  ) as { name: string; cover: string | null }[]

it('a cover is seen by the doctor and by whom the catalog is shown to', async () => {
  const id = await make('Mine')
  const given = await put(id)
  expect([given.status, given.data.revision, given.data.cover_alt]).toEqual([201, 2, 'A bowl'])
  const [seen] = await own()
  for (const [browser, cover] of [
    [doctor.browser, given.data.cover],
    [patient.browser, seen?.cover],
  ] as const) {
    const answer = await browser.get(cover ?? '')
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp'])
  }
  const stranger = await asPatient(t, await asDoctor(t))
  expect((await stranger.browser.get(seen?.cover ?? '')).status).toBe(404)
  await doctor.browser.patch(`${url}/${id}`, { revision: 2, visibility: 'hidden' })
  expect((await patient.browser.get(seen?.cover ?? '')).status).toBe(404)
})

it('a new one takes its place, and none is left behind', async () => {
  const id = await make('Mine')
  const first = (await put(id)).data.cover
  const second = (await put(id)).data.cover
  expect(second).not.toBe(first)
  expect((await doctor.browser.get(first)).status).toBe(404)
  const [kept, ...others] = await t.rows(files, { ownerId: id })
  expect(others).toEqual([])
  expect((await doctor.browser.del(`${url}/${id}/cover`)).status).toBe(204)
  expect((await doctor.browser.get(`${url}/${id}`)).data.cover).toBeNull()
  for (const size of ['', '-card', '-thumb'])
    await expect(
      t.ctx.files.get((kept?.key ?? '').replace('.webp', `${size}.webp`)),
    ).rejects.toThrow()
})

it('of the platform is given by operators, in the sizes of products, with what it shows', async () => {
  const operations = await asAdmin(t, 'operations')
  const catalog = await makeCatalog(t, [], 'Essentials')
  const path = `/api/admin/catalogs/${catalog}`
  const give = (alt: string, content = png) =>
    operations.browser.post(
      `${path}/cover`,
      formOf({ alt }, { cover: [{ name: 'a.png', content }] }),
    )
  expect((await give('A bowl', pdf)).faults).toEqual([422, ['cover']])
  const { data } = await give(' A bowl ')
  expect(data).toMatchObject({ cover_alt: 'A bowl' })
  const mine = (await doctor.browser.get(`${url}/${catalog}`)).data
  const [seen] = (await patient.browser.get('/api/patient/catalogs')).data.catalogs
  for (const [browser, cover] of [
    [operations.browser, data.cover],
    [doctor.browser, mine.cover],
    [patient.browser, seen.cover],
  ])
    for (const size of ['', '?size=thumb', '?size=card'])
      expect((await browser.get(`${cover}${size}`)).headers['content-type']).toBe('image/webp')
  expect([mine.cover_alt, seen.cover_alt]).toEqual(['A bowl', 'A bowl'])
  const { revision } = data
  const told = await operations.browser.patch(`${path}/cover`, { alt: 'A wooden bowl', revision })
  expect(told.data.cover_alt).toBe('A wooden bowl')
  expect((await operations.browser.patch(`${path}/cover`, { alt: 'x', revision })).status).toBe(409)
  expect((await operations.browser.del(`${path}/cover`)).status).toBe(204)
  expect((await operations.browser.get(path)).data).toMatchObject({ cover: null, cover_alt: '' })
})

it('what is no picture is refused at the field', async () => {
  const id = await make('Mine')
  expect((await put(id, pdf, 'cover.png')).faults).toEqual([422, ['cover']])
  const platform = await makeCatalog(t, [])
  expect((await put(platform)).status).toBe(404)
})

it('own catalogs stand in the order that the doctor gave them', async () => {
  const [a, b, c] = [await make('A'), await make('B'), await make('C')]
  const names = async () => (await own()).map(({ name }) => name)
  expect(await names()).toEqual(['A', 'B', 'C'])
  expect((await doctor.browser.post(`${url}/order`, { ids: [c, a, b] })).status).toBe(204)
  expect(await names()).toEqual(['C', 'A', 'B'])
  await makeCatalog(t, [], 'Essentials')
  const mine = (await doctor.browser.list(url)).data as { name: string }[]
  expect(mine.map(({ name }) => name).slice(0, 3)).toEqual(['C', 'A', 'B'])
  const foreign = await asDoctor(t)
  const theirs = (await foreign.browser.post(url, { name: 'X' })).data.id
  for (const ids of [
    [a, b],
    [a, b, b],
    [a, b, c, theirs],
    [a, b, theirs],
  ]) {
    expect((await doctor.browser.post(`${url}/order`, { ids })).faults).toEqual([422, ['ids']])
  }
  expect(await names()).toEqual(['C', 'A', 'B'])
})
