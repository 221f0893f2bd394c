import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isDeep } from '../apps/api/src/testing/deep.ts'
import { consoleOf } from './lib/consoleOf.ts'
import { consolePages } from './lib/consolePages.ts'
import { copyRepository, type Session, type Walk } from './lib/walk.ts'

/** Follows docs/adding-a-resource.md step by step: contract, table and handlers, no JSX. */
const suppliers = '/api/admin/suppliers'

let walk: Walk
let admin: Session
let id: string
beforeAll(async () => {
  walk = copyRepository()
  walk.follow('docs/adding-a-resource.md')
  admin = await walk.serve()
}, 180_000)
afterAll(() => walk?.close(), 30_000)

describe('a new resource', () => {
  it('is no line of JSX, and its states have words and tones', () => {
    const changed = walk.changed()
    expect(changed.filter((file) => /^(apps\/(console|portal)|packages)\//.test(file))).toEqual([
      'apps/console/src/resources/suppliers/definition.ts',
      'packages/shared/src/status/words.ts',
    ])
    expect(readFileSync(`${walk.dir}/packages/shared/src/status/words.ts`, 'utf8')).toMatch(
      /paused: \['\w+', 'Paused', '停止中'\]/,
    )
  })

  it('has formatted code', () => {
    const code = walk.changed().filter((file) => file.endsWith('.ts') && !/generated/.test(file))
    walk.run(['node_modules/@biomejs/biome/bin/biome', 'ci', ...code])
  })

  it.runIf(isDeep)(
    'has a test that passes',
    () => walk.run(['node_modules/vitest/vitest.mjs', 'run', '--project=api', 'entities/supplier']),
    120_000,
  )

  it('is created, read, changed and refused', async () => {
    const body = { name: '=Herbs', status: 'active', since: '2026-01-31' }
    const created = await admin.call('POST', suppliers, body)
    expect([created.status, created.data]).toEqual([
      201,
      expect.objectContaining({ ...body, note: null, revision: 1 }),
    ])
    id = created.data.id
    await admin.call('POST', suppliers, { name: 'Roots', status: 'paused' })
    const changed = await admin.call('PATCH', `${suppliers}/${id}`, { revision: 1, note: 'New' })
    expect([changed.status, changed.data.note, changed.data.revision]).toEqual([200, 'New', 2])
    const stale = await admin.call('PATCH', `${suppliers}/${id}`, { revision: 1, note: 'Old' })
    expect(stale.status).toBe(409)
    const bad = await admin.call('POST', suppliers, { name: '', status: 'gone' })
    expect([bad.status, Object.keys(bad.errors)]).toEqual([422, ['name', 'status']])
    const missing = await admin.get(`${suppliers}/0193a5b2-0000-7000-8000-00000000dead`)
    expect(missing.status).toBe(404)
  })

  it('has history and notes, and is found', async () => {
    const note = await admin.call('POST', `${suppliers}/${id}/notes`, { text: 'Rang back' })
    expect(note.status).toBe(201)
    const { data: notes } = await admin.get(`${suppliers}/${id}/notes`)
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Rang back'])
    const { data: history } = await admin.get(`${suppliers}/${id}/history`)
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'supplier.note_added',
      'supplier.update',
      'supplier.create',
    ])
    const { data: hits } = await admin.call('GET', '/api/admin/search?q=root')
    expect(hits).toContainEqual(
      expect.objectContaining({ resource: 'suppliers', title: 'Roots', subtitle: null }),
    )
  })

  it('is listed, searched, filtered, sorted, counted and exported', async () => {
    const names = async (params: object) =>
      (await admin.get(suppliers, params)).data.map((row: { name: string }) => row.name)
    expect(await names({ sort: ['name', 'DESC'] })).toEqual(['Roots', '=Herbs'])
    expect(await names({ filter: { q: 'root' } })).toEqual(['Roots'])
    expect(await names({ filter: { status: ['active'] } })).toEqual(['=Herbs'])
    expect(await names({ filter: { since_gte: '2026-01-31', since_lte: '2026-01-31' } })).toEqual([
      '=Herbs',
    ])
    const { data } = await admin.get(`${suppliers}/facets`)
    expect(data.facets.status).toEqual({ active: 1, paused: 1 })
    const file = await admin.get(`${suppliers}/export`, { columns: ['name', 'status', 'since'] })
    expect(file.text).toBe("Name,Status,Since\r\n'=Herbs,Active,2026-01-31\r\nRoots,Paused,\r\n")
  })

  it('has its pages in the console', async () => {
    const { cell, detail, form, filter, spec } = (await consoleOf(walk.dir))('suppliers')
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

  it('is made, refused, listed, searched and changed in the console’s own pages', async () => {
    const page = await consolePages(walk.dir, admin)
    page.create('suppliers')
    await page.find('textbox', /^Name/)
    await page.click('button', 'Create')
    await page.until(async () => expect(page.text()).toContain('Required'))
    page.change('textbox', /^Name/, 'Leaves')
    page.change('combobox', /^Status/, 'paused')
    await page.click('button', 'Create')
    const found = () => admin.get(suppliers, { filter: { q: 'Leaves' } })
    await page.until(async () => expect((await found()).data).toHaveLength(1))
    const [leaves] = (await found()).data

    page.list('suppliers')
    for (const name of ['Name', 'Status', 'Since', 'Note']) await page.find('columnheader', name)
    expect(await page.rows()).toHaveLength(3)
    await page.click('button', 'Status')
    await page.click('checkbox', 'Paused')
    await page.until(async () => {
      const rows = await page.rows()
      expect(rows.map((row) => row.includes('Paused'))).toEqual([true, true])
    })
    page.edit('suppliers', leaves.id)
    await page.find('textbox', /^Note/)
    // the form stands there before its record does
    await page.until(async () => expect(page.value('textbox', /^Name/)).toBe('Leaves'))
    page.change('textbox', /^Note/, 'From the hills')
    await page.click('button', 'Save')
    await page.until(async () =>
      expect((await found()).data[0]).toMatchObject({ note: 'From the hills', revision: 2 }),
    )
    page.detail('suppliers', leaves.id)
    await page.until(async () => expect(page.text()).toMatch(/Note\s*From the hills/))
    for (const name of ['Notes', 'History']) await page.find('link', name)

    await page.click('button', 'Delete')
    await page.find('dialog', 'Delete “Leaves”?')
    await page.click('button', 'Delete')
    await page.until(async () => expect((await found()).data).toEqual([]))
    page.close()
  }, 120_000)
})
