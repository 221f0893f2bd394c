import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../apps/api/src/testing/deep.ts'
import { bundle } from '../openapi/gen/bundle.ts'
import { composeFields } from '../openapi/gen/fields.ts'
import { composeLists } from '../openapi/gen/lists.ts'
import { composeSettings } from '../openapi/gen/settings.ts'
import { consoleOf } from './lib/consoleOf.ts'
import { consolePages } from './lib/consolePages.ts'
import { copyRepository, type Session, type Walk } from './lib/walk.ts'

/**
 * Follows docs/adding-a-field.md (two source files change, and the field is everywhere it may be) and
 * docs/adding-a-resource.md (contract, table and handlers, no JSX) in one copy, with one server.
 */
const field = 'preferred_contact'
const doctors = '/api/admin/doctors'
const producers = '/api/admin/producers'

let walk: Walk
let admin: Session
let changedBy: { field: string[]; resource: string[] }
beforeAll(async () => {
  walk = copyRepository()
  // the commands of the second document do what the first one's would
  walk.follow('docs/adding-a-field.md', { onlyLines: !isDeep })
  const byField = walk.changed()
  walk.follow('docs/adding-a-resource.md')
  changedBy = {
    field: byField,
    resource: walk.changed().filter((file) => !byField.includes(file)),
  }
  admin = await walk.serve()
}, 180_000)
afterAll(() => walk?.close(), 30_000)

describe('a new field', () => {
  let id: string
  beforeAll(async () => {
    id = (await admin.get(doctors, { filter: { status: ['approved'] } })).data[0].id
  })

  it('is two lines of source; everything else is generated', () => {
    const generated = /^(openapi\/generated\/|apps\/api\/src\/db\/migrations\/)/
    const changed = changedBy.field
    expect(changed.filter((file) => !generated.test(file)).sort()).toEqual([
      'apps/api/src/db/schema/doctor.ts',
      'openapi/doctor/schemas.yaml',
    ])
    const migrations = [...changed, ...changedBy.resource].filter((file) => file.endsWith('.sql'))
    expect(migrations).toHaveLength(isDeep ? 2 : 1)
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

  it.runIf(isDeep)(
    'is seen, filtered by and written in the console’s own pages',
    async () => {
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
    },
    120_000,
  )
})

describe('a new resource', () => {
  let id: string

  it('is no line of JSX, and its states have words and tones', () => {
    const changed = changedBy.resource
    expect(changed.filter((file) => /^(apps\/(console|portal)|packages)\//.test(file))).toEqual([
      'apps/console/src/resources/producers/definition.ts',
      'packages/shared/src/status/words.ts',
    ])
    expect(readFileSync(`${walk.dir}/packages/shared/src/status/words.ts`, 'utf8')).toMatch(
      /paused: \['\w+', 'Paused', '停止中'\]/,
    )
  })

  it('has formatted code', () => {
    const code = changedBy.resource.filter(
      (file) => file.endsWith('.ts') && !/generated/.test(file),
    )
    walk.run(['node_modules/@biomejs/biome/bin/biome', isDeep ? 'ci' : 'format', ...code])
  })

  it.runIf(isDeep)(
    'has a test that passes',
    () => walk.run(['node_modules/vitest/vitest.mjs', 'run', '--project=api', 'entities/producer']),
    120_000,
  )

  it('is created, read, changed and refused', async () => {
    const body = { name: '=Herbs', status: 'active', since: '2026-01-31' }
    const created = await admin.call('POST', producers, body)
    expect([created.status, created.data]).toEqual([
      201,
      expect.objectContaining({ ...body, note: null, revision: 1 }),
    ])
    id = created.data.id
    await admin.call('POST', producers, { name: 'Roots', status: 'paused' })
    const changed = await admin.call('PATCH', `${producers}/${id}`, { revision: 1, note: 'New' })
    expect([changed.status, changed.data.note, changed.data.revision]).toEqual([200, 'New', 2])
    const stale = await admin.call('PATCH', `${producers}/${id}`, { revision: 1, note: 'Old' })
    expect(stale.status).toBe(409)
    const bad = await admin.call('POST', producers, { name: '', status: 'gone' })
    expect([bad.status, Object.keys(bad.errors)]).toEqual([422, ['name', 'status']])
    const missing = await admin.get(`${producers}/0193a5b2-0000-7000-8000-00000000dead`)
    expect(missing.status).toBe(404)
  })

  it('has history and notes, and is found', async () => {
    const note = await admin.call('POST', `${producers}/${id}/notes`, { text: 'Rang back' })
    expect(note.status).toBe(201)
    const { data: notes } = await admin.get(`${producers}/${id}/notes`)
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Rang back'])
    const { data: history } = await admin.get(`${producers}/${id}/history`)
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'producer.note_added',
      'producer.update',
      'producer.create',
    ])
    const { data: hits } = await admin.call('GET', '/api/admin/search?q=root')
    expect(hits).toContainEqual(
      expect.objectContaining({ resource: 'producers', title: 'Roots', subtitle: null }),
    )
  })

  it('is listed, searched, filtered, sorted, counted and exported', async () => {
    const names = async (params: object) =>
      (await admin.get(producers, params)).data.map((row: { name: string }) => row.name)
    expect(await names({ sort: ['name', 'DESC'] })).toEqual(['Roots', '=Herbs'])
    expect(await names({ filter: { q: 'root' } })).toEqual(['Roots'])
    expect(await names({ filter: { status: ['active'] } })).toEqual(['=Herbs'])
    expect(await names({ filter: { since_gte: '2026-01-31', since_lte: '2026-01-31' } })).toEqual([
      '=Herbs',
    ])
    const { data } = await admin.get(`${producers}/facets`)
    expect(data.facets.status).toEqual({ active: 1, paused: 1 })
    const file = await admin.get(`${producers}/export`, { columns: ['name', 'status', 'since'] })
    expect(file.text).toBe("Name,Status,Since\r\n'=Herbs,Active,2026-01-31\r\nRoots,Paused,\r\n")
  })

  it('has its pages in the console', async () => {
    const { cell, detail, form, filter, spec } = (await consoleOf(walk.dir))('producers')
    expect(spec.columns).toEqual(['name', 'status', 'since', 'note'])
    expect(cell('status', { id, status: 'paused' }).html).toContain('Paused')
    expect(detail({ id, name: 'Roots' })).toMatch(/Name.*Roots/s)
    for (const fields of [spec.create, spec.update]) {
      expect(form(fields)).toContain('Since')
      expect(Object.keys(fields)).toEqual(
        expect.arrayContaining(['name', 'status', 'since', 'note']),
      )
    }
    expect(filter('since')).toMatchObject({ kind: 'dates' })
  }, 60_000)

  it.runIf(isDeep)(
    'is made, refused, listed, searched and changed in the console’s own pages',
    async () => {
      const page = await consolePages(walk.dir, admin)
      page.create('producers')
      await page.find('textbox', /^Name/)
      await page.click('button', 'Add producer')
      await page.until(async () => expect(page.text()).toContain('Fill in this field'))
      page.change('textbox', /^Name/, 'Leaves')
      page.change('combobox', /^Status/, 'paused')
      await page.click('button', 'Add producer')
      const found = () => admin.get(producers, { filter: { q: 'Leaves' } })
      await page.until(async () => expect((await found()).data).toHaveLength(1))
      const [leaves] = (await found()).data

      page.list('producers')
      for (const name of ['Name', 'Status', 'Since', 'Note']) await page.find('columnheader', name)
      expect(await page.rows()).toHaveLength(3)
      await page.click('button', 'Status')
      await page.click('checkbox', 'Paused')
      await page.until(async () => {
        const rows = await page.rows()
        expect(rows.map((row) => row.includes('Paused'))).toEqual([true, true])
      })
      page.edit('producers', leaves.id)
      await page.find('textbox', /^Note/)
      // the form stands there before its record does
      await page.until(async () => expect(page.value('textbox', /^Name/)).toBe('Leaves'))
      page.change('textbox', /^Note/, 'From the hills')
      await page.click('button', 'Save')
      await page.until(async () =>
        expect((await found()).data[0]).toMatchObject({ note: 'From the hills', revision: 2 }),
      )
      page.detail('producers', leaves.id)
      await page.until(async () => expect(page.text()).toMatch(/Note\s*From the hills/))
      for (const name of ['Notes', 'History']) await page.find('link', name)

      await page.click('button', 'Delete')
      await page.find('dialog', 'Delete “Leaves”?')
      await page.click('button', 'Delete')
      await page.until(async () => expect((await found()).data).toEqual([]))
      page.close()
    },
    120_000,
  )
})

describe('a new field about a person', () => {
  const table = 'apps/api/src/db/schema/doctor.ts'
  const schemas = 'openapi/doctor/schemas.yaml'

  it('is on the page and in the form; lists, filters and exports wait until it is named', () => {
    edit(table, 'preferredContact: technical', 'preferredContact: personal')
    edit(schemas, ', x-group: clinic', '')
    expect(placesOf(field)).toEqual(['page', 'form'])
    edit(schemas, 'columns: [name,', `columns: [name, ${field},`)
    const listed = ['page', 'form', 'row and export', 'column']
    expect(placesOf(field)).toEqual(listed)
    edit(schemas, 'quickFilters: [status,', `quickFilters: [status, ${field},`)
    expect(placesOf(field)).toEqual([...listed, 'filter'])
  }, 300_000)
})

function edit(file: string, from: string, to: string): void {
  const path = join(walk.dir, file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** Where the contract has it when it is made anew: by the command, or by the part of it that decides this. */
function placesOf(name: string): string[] {
  const root = join(walk.dir, 'openapi')
  if (isDeep) walk.run(['scripts/gen.ts'])
  const { components, paths } = isDeep
    ? JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8'))
    : composeLists(
        composeFields(composeSettings(bundle(root)), (_, field) =>
          field === name ? 'personal' : 'technical',
        ),
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
