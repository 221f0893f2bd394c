import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../apps/api/src/testing/deep.ts'
import { consoleOf } from './lib/consoleOf.ts'
import { consolePages } from './lib/consolePages.ts'
import { copyRepository, type Session, type Walk } from './lib/walk.ts'

/** Follows docs/adding-a-field.md: two source files change, and the field is everywhere it may be. */
const field = 'preferred_contact'
const doctors = '/api/admin/doctors'

let walk: Walk
let admin: Session
let id: string
beforeAll(async () => {
  walk = copyRepository()
  walk.follow('docs/adding-a-field.md')
  admin = await walk.serve()
  id = (await admin.get(doctors, { filter: { status: ['approved'] } })).data[0].id
}, 180_000)
afterAll(() => walk?.close(), 30_000)

describe('a new field', () => {
  it('is two lines of source; everything else is generated', () => {
    const generated = /^(openapi\/generated\/|apps\/api\/src\/db\/migrations\/)/
    const changed = walk.changed()
    expect(changed.filter((file) => !generated.test(file)).sort()).toEqual([
      'apps/api/src/db/schema/doctor.ts',
      'openapi/doctor/schemas.yaml',
    ])
    expect(changed.filter((file) => file.endsWith('.sql'))).toHaveLength(1)
  })

  it('is in the answers, empty at first', async () => {
    const list = await admin.get(doctors)
    expect(list.data[0]).toHaveProperty(field, null)
    expect((await admin.get(`${doctors}/${id}`)).data).toHaveProperty(field, null)
  })

  it('is validated and written by PATCH', async () => {
    const { revision } = (await admin.get(`${doctors}/${id}`)).data
    const bad = await admin.call('PATCH', `${doctors}/${id}`, { revision, [field]: 'pigeon' })
    expect([bad.status, Object.keys(bad.errors ?? {})]).toEqual([422, [field]])
    const good = await admin.call('PATCH', `${doctors}/${id}`, { revision, [field]: 'fax' })
    expect([good.status, good.data?.[field]]).toEqual([200, 'fax'])
  })

  it('filters the list and is counted', async () => {
    const found = await admin.get(doctors, { filter: { [field]: ['fax'] } })
    expect(found.data.map((row: { id: string }) => row.id)).toEqual([id])
    expect((await admin.get(doctors, { filter: { [field]: ['pigeon'] } })).status).toBe(422)
    expect((await admin.get(`${doctors}/facets`)).data.facets[field]).toEqual({ fax: 1 })
  })

  it('is exported in words', async () => {
    const params = { filter: { id: [id] }, columns: ['number', field] }
    const file = await admin.get(`${doctors}/export`, params)
    expect(file.text.split('\r\n')[0]).toBe('Doctor no.,Preferred contact')
    expect(file.text.split('\r\n')[1]).toMatch(/^D-\d+,Fax$/)
  })

  it('is typed for the browser', () => {
    const file = 'packages/client/src/walk.ts'
    writeFileSync(
      join(walk.dir, file),
      `import type { components } from '@officina/openapi/schema'
type Field = Pick<components['schemas']['AdminDoctor'], '${field}'>
export const good: Field[] = [{ ${field}: 'fax' }, { ${field}: null }]
// @ts-expect-error: not one of the choices
export const bad: Field = { ${field}: 'pigeon' }
export const filter: components['schemas']['AdminDoctorRow']['${field}'] = 'phone'
`,
    )
    const options = '--noEmit --strict --skipLibCheck --module preserve --moduleResolution bundler'
    walk.run(['node_modules/@typescript/native/bin/tsc', ...options.split(' '), file])
  }, 60_000)

  it('is in grid, page, form and filters of the console', async () => {
    const { cell, detail, form, filter, spec } = (await consoleOf(walk.dir))('doctors')
    expect(spec.columns).toContain(field)
    expect(cell(field, { id, [field]: 'fax' })).toEqual({
      header: 'Preferred contact',
      html: expect.stringContaining('Fax'),
    })
    expect(detail({ id, [field]: 'fax' })).toMatch(/Preferred contact.*Fax/s)
    expect(form(spec.update)).toContain('Preferred contact')
    expect(filter(field)).toMatchObject({ kind: 'multi', label: 'Preferred contact' })
    expect(filter(field).options.map((option: { label: string }) => option.label)).toContain('Fax')
  }, 60_000)

  it('is seen, filtered by and written in the console’s own pages', async () => {
    const page = await consolePages(walk.dir, admin)
    page.list('doctors', { status: ['approved'] })
    await page.find('columnheader', 'Preferred contact')
    expect((await page.rows()).length).toBeGreaterThan(1)
    await page.click('button', 'More filters')
    await page.click('menuitem', 'Preferred contact')
    await page.click('button', 'Preferred contact')
    await page.click('checkbox', 'Fax')
    await page.until(async () => {
      const rows = await page.rows()
      expect(rows).toHaveLength(1)
      expect(rows[0]).toContain('Fax')
    })
    page.detail('doctors', id)
    await page.find('heading', 'Clinic')
    expect(page.text()).toMatch(/Preferred contact\s*Fax/)
    page.edit('doctors', id)
    await page.find('combobox', /^Preferred contact/)
    // the form stands there before its record does
    await page.until(async () => expect(page.value('combobox', /^Preferred contact/)).toBe('fax'))
    page.change('combobox', /^Preferred contact/, 'phone')
    await page.click('button', 'Save')
    await page.until(async () =>
      expect((await admin.get(`${doctors}/${id}`)).data[field]).toBe('phone'),
    )
    page.close()
  }, 120_000)
})

describe('a new field about a person', () => {
  const table = 'apps/api/src/db/schema/doctor.ts'
  const schemas = 'openapi/doctor/schemas.yaml'

  it('is on the page and in the form; lists, filters and exports wait until it is named', () => {
    edit(table, 'preferredContact: technical', 'preferredContact: personal')
    edit(schemas, ', x-group: clinic', '')
    expect(placesOf(field)).toEqual(['page', 'form'])
    edit(schemas, 'columns: [name,', `columns: [name, ${field},`)
    // making the contract takes seconds: only the long form looks in between
    if (isDeep) expect(placesOf(field)).toEqual(['page', 'form', 'row and export', 'column'])
    edit(schemas, 'quickFilters: [status,', `quickFilters: [status, ${field},`)
    expect(placesOf(field)).toEqual(['page', 'form', 'row and export', 'column', 'filter'])
  }, 60_000)
})

function edit(file: string, from: string, to: string): void {
  const path = join(walk.dir, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** Where the contract has it when it is made anew. */
function placesOf(name: string): string[] {
  walk.run(['scripts/gen.ts'])
  const { components, paths } = JSON.parse(
    readFileSync(join(walk.dir, 'openapi/generated/openapi.json'), 'utf8'),
  )
  const { AdminDoctor, AdminDoctorRow, AdminDoctorUpdate } = components.schemas
  const console = AdminDoctor['x-console']
  const list: { name: string; content?: object }[] = paths[doctors].get.parameters
  const places = {
    page: console.groups[0].fields.includes(name),
    form: name in AdminDoctorUpdate.properties,
    'row and export': name in AdminDoctorRow.properties,
    column: console.columns.includes(name),
    filter: JSON.stringify(list.find((each) => each.name === 'filter')).includes(`"${name}"`),
  }
  return Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []))
}
