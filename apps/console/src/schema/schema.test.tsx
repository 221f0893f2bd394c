import { setViewerZone } from '@officina/shared/format'
import { LocaleContext } from '@officina/ui/text'
import fc from 'fast-check'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MeContext } from '../admin/MeContext.ts'
import { createI18n } from '../providers/i18n.ts'
import type { Me } from '../session/me.ts'
import { columnsOf, type Row } from './columns.tsx'
import { FieldValue } from './FieldValue.tsx'
import { datePresets, filtersOf, referencesOf, withFilter, within } from './filters.ts'
import { groupsOf } from './formGroups.ts'
import type { CellOverrides } from './overrides.ts'
import { SchemaForm } from './SchemaForm.tsx'
import { isOneOf } from './SchemaInput.tsx'
import { SchemaShow } from './SchemaShow.tsx'
import { tabFilters } from './SpecTabs.tsx'
import {
  allResources,
  type FieldSpec,
  loadSpec,
  type ResourceSpec,
  readableOf,
  specOf,
} from './spec.ts'
import { ordered } from './useColumns.ts'
import { isDemanded, validatorsOf } from './validation.ts'
import { fieldLabel, nameOfRecord, optionsOf, pluralOf, valueLabel } from './words.ts'
import { fromLocalInput, toLocalInput } from './zoned.ts'

const specs = (await Promise.all(
  allResources().map(({ name }) => loadSpec(name)),
)) as ResourceSpec[]
const doctors = specOf('doctors')
const text: FieldSpec = { type: 'string', required: false, nullable: true }
const me = { currency: 'JPY', time_zone: 'Asia/Tokyo', permissions: [] } as unknown as Me

// as the console does for all of its pages
beforeAll(() => setViewerZone(me.time_zone))
afterAll(() => setViewerZone(undefined))

function show(element: React.ReactNode): string {
  return renderToStaticMarkup(
    <MeContext value={me}>
      <MemoryRouter>
        <CoreAdminContext store={memoryStore({ locale: 'en' })} i18nProvider={createI18n('en')}>
          {element}
        </CoreAdminContext>
      </MemoryRouter>
    </MeContext>,
  )
}
const value = (field: Partial<FieldSpec>, of: unknown) =>
  show(<FieldValue field={{ ...text, ...field }} value={of} />)

describe('the generated resources', () => {
  it.each(specs.map((spec) => [spec.name, spec] as const))('%s can be shown', (_name, spec) => {
    for (const column of spec.columns ?? []) expect(spec.row).toContain(column)
    for (const name of spec.quickFilters ?? [])
      expect(
        Object.keys(spec.filters).some((key) => key === name || key.startsWith(`${name}_`)),
      ).toBe(true)
    if (spec.order) expect(spec.sort).toContain(spec.order[0])
    for (const locale of ['en', 'ja'] as const) expect(pluralOf(spec, locale)).toBeTruthy()
  })

  it('have a Japanese word for every column, choice and field of a form', () => {
    for (const spec of specs) {
      const named = [
        ...(spec.columns ?? []),
        ...Object.keys(spec.update ?? {}),
        ...Object.keys(spec.create ?? {}),
      ]
      for (const name of named) {
        const field = spec.update?.[name] ?? spec.create?.[name] ?? spec.fields[name]
        if (name === 'revision' || name === 'checklist' || !field) continue
        expect(fieldLabel(name, field, 'ja'), `${spec.name}.${name}`).toMatch(
          /[^\x20-\x7e]|^[A-Z0-9]/,
        )
      }
    }
  })
})

describe('choices', () => {
  // what people are never shown in these words
  const unseen = ['actions', 'mode', 'lines', 'possible_duplicates']
  const choicesOf = (field: FieldSpec) => {
    const item = { ...field, ...field.items } as FieldSpec
    return (item.enum ?? []).filter(
      (value) => value !== null && !item.status && !(item.labels ?? field.labels)?.[value],
    )
  }
  it.each(specs.map((spec) => [spec.name, spec] as const))(
    'of %s have words in both languages',
    (_name, spec) => {
      const all = { ...spec.fields, ...spec.filters, ...spec.create, ...spec.update }
      const wordless = Object.entries(all)
        .filter(([name]) => !unseen.includes(name))
        .flatMap(([name, field]) => choicesOf(field).map((value) => `${name}: ${value}`))
      expect(wordless).toEqual([])
    },
  )
})

describe('values', () => {
  it('are shown as the contract says they are', () => {
    expect(value({ status: 'doctor' }, 'needs_info')).toContain('Information needed')
    expect(value({ labels: { a: ['One', '一'] } }, 'a')).toBe('One')
    expect(value({ format: 'card-brand' }, 'visa')).toBe('Visa')
    expect(value({ type: 'integer', format: 'money' }, 5000)).toContain('¥5,000')
    expect(value({ type: 'integer', format: 'basis-points' }, 2050)).toBe('20.5%')
    expect(value({ format: 'date' }, '2026-11-20')).toContain('20 Nov 2026')
    expect(value({ format: 'month' }, '2026-10')).toBe('October 2026')
    expect(value({ format: 'date-time' }, '2026-11-20T18:00:00.000Z')).toContain(
      '21 Nov 2026, 03:00',
    )
    expect(value({ format: 'email' }, 'a@b.c')).toContain('href="mailto:a@b.c"')
    expect(value({ type: 'boolean' }, false)).toBe('No')
    expect(value({ type: 'array' }, ['a', 'b'])).toBe('a, b')
    expect(value({}, null)).toBe('<span data-none="true">–</span>')
    const parts = { ...text, fields: { a: { ...text, title: 'Name', title_ja: '名称' } } }
    expect(value(parts, { a: 'x' })).toContain('Name: x')
    const inJapanese = show(
      <LocaleContext value={{ locale: 'ja', setLocale: () => undefined }}>
        <FieldValue field={parts} value={{ a: 'x' }} />
      </LocaleContext>,
    )
    expect(inJapanese).toContain('名称：x')
    expect(value({ status: 'doctor' }, 'from_tomorrow')).toContain('From tomorrow')
  })

  it('never become markup or a script address', () => {
    expect(value({}, '<img src=x onerror=alert(1)>')).not.toContain('<img')
    expect(value({ format: 'uri' }, 'javascript:alert(1)')).not.toContain('href')
  })

  it('of fields that are not for the reader have no place on the page', () => {
    const record = { id: '1', number: 'R-1', patient_number: 'P-1' } as never
    const page = show(<SchemaShow resource="recipes" record={record} groups={['recipe']} />)
    expect(page).toContain('Patient number')
    expect(page).not.toContain('Patient&#x27;s name')
  })

  it('name a record by what people call it', () => {
    expect(nameOfRecord(doctors, { id: '1', name: 'Ana', number: 'D-1' }, 'en')).toBe('Ana')
    expect(nameOfRecord(undefined, { id: '1', number: 'O-1' }, 'en')).toBe('O-1')
    const shelf = { id: '1', name: 'Zinc, 60 capsules', product: 'Zinc', variant: '60 capsules' }
    const named = (['en', 'ja'] as const).map((locale) =>
      nameOfRecord({ representation: 'name' }, shelf, locale),
    )
    expect(named).toEqual(['Zinc, 60 capsules', 'Zinc（60カプセル）'])
  })
})

describe('lists', () => {
  it('have the columns of the contract, sortable where the server sorts', () => {
    const columns = columnsOf(doctors, ['name', 'clinic_name', 'patients_total'], 'ja')
    expect(columns.map((column) => column.header)).toEqual(['氏名', 'クリニック名', '患者'])
    expect(columns.map((column) => column.sortKey)).toEqual(['name', 'clinic_name', undefined])
    expect(columns[2]?.align).toBe('right')
  })

  it('say beneath a value what has no column of its own, numbers with their name', () => {
    const below = (names: string[], row: object) => {
      const [column] = columnsOf(doctors, names, 'en', {}, { name: ['number', 'patients_total'] })
      return column?.below ? show(column.below({ id: '1', ...row })) : ''
    }
    const row = { number: 'D-000123', patients_total: 3 }
    expect(below(['name'], row)).toMatch(/D-000123.*Patients: .*3/)
    expect(below(['name', 'number'], row)).not.toContain('D-000123')
    expect(below(['name'], { number: '', patients_total: null })).toBe('')
  })

  it('name countries in short, so that no region is cut', () => {
    const [column] = columnsOf(specOf('orders'), ['patient_name'], 'en')
    expect(show(column?.below?.({ id: '1', ship_region: 'US-WA' }))).toContain('WA, US')
    expect(show(column?.below?.({ id: '1', ship_region: '' }))).toBe('')
  })

  it('take single cells from a page', () => {
    const cells = { name: (row: Row) => `Dr ${row.name}` }
    const [column] = columnsOf(doctors, ['name'], 'en', cells)
    expect(column?.render({ id: '1', name: 'Ana' })).toBe('Dr Ana')
  })

  it('have filters of every kind, which write the dialect', () => {
    const filters = filtersOf(
      doctors.filters,
      { status: ['applied'], applied_at_gte: '2026-11-01' },
      'en',
    )
    const kinds = Object.fromEntries(filters.map((filter) => [filter.key, filter.kind]))
    expect(kinds).toMatchObject({
      status: 'multi',
      speciality: 'multi',
      applied_at: 'dates',
      no_bank: 'toggle',
    })
    expect(filters.find((filter) => filter.key === 'applied_at')?.value).toEqual({
      from: '2026-11-01',
      to: undefined,
    })
    const options = filters.find((filter) => filter.key === 'status')
    expect(options?.kind === 'multi' && options.options.map((option) => option.label)).toContain(
      'Under review',
    )
    const values = withFilter(doctors.filters, { q: 'x', applied_at_gte: 'old' }, 'applied_at', {
      to: '2026-11-20',
    })
    expect(values).toEqual({ q: 'x', applied_at_lte: '2026-11-20' })
    expect(withFilter(doctors.filters, values, 'applied_at', undefined)).toEqual({ q: 'x' })
  })

  it('narrow what always holds, and never leave it', () => {
    const working = { status: ['approved', 'suspended'] }
    expect(within(working, { status: ['suspended'], q: 'a' })).toEqual({
      status: ['suspended'],
      q: 'a',
    })
    expect(within(working, { status: ['applied'] })).toEqual(working)
    expect(within(working, {})).toEqual(working)
    expect(within({ renewal_sent: true }, { renewal_sent: false })).toEqual({ renewal_sent: true })
    expect(within(undefined, { q: 'a' })).toEqual({ q: 'a' })
  })

  it('have ranges of money and words of plain text', () => {
    const values = withFilter(doctors.filters, {}, 'sales_90d', { from: 0, to: 5000 })
    expect(values).toEqual({ sales_90d_gte: 0, sales_90d_lte: 5000 })
    const filters = filtersOf(doctors.filters, values, 'en', { currency: 'JPY' })
    expect(filters.filter(({ key }) => key.startsWith('sales'))).toEqual([
      {
        kind: 'amounts',
        key: 'sales_90d',
        label: 'Revenue (90 days)',
        value: { from: 0, to: 5000 },
        currency: 'JPY',
      },
    ])
    const region = filters.find(({ key }) => key === 'clinic_prefecture')
    expect(region).toEqual({ kind: 'text', key: 'clinic_prefecture', label: 'State or prefecture' })
    const months = filtersOf(specOf('settlements').filters, {}, 'ja')
    expect(months.find(({ key }) => key === 'period')).toMatchObject({
      kind: 'text',
      label: '対象月',
      help: expect.stringContaining('2026-11'),
    })
    expect(months.find(({ key }) => key === 'net')).toMatchObject({ label: '支払額' })
  })

  it('are those of fields one may read', () => {
    const keys = (permissions: string[]) =>
      filtersOf(readableOf(doctors.filters, permissions), {}, 'en').map(({ key }) => key)
    expect(keys(['order.read', 'settlement.read'])).toEqual(
      expect.arrayContaining(['sales_90d', 'no_bank', 'speciality']),
    )
    expect(keys(['order.read'])).not.toContain('no_bank')
    expect(keys([])).not.toContain('sales_90d')
    // an id of a record that one may not read has no name
    const columns = (permissions: string[]) =>
      Object.keys(readableOf(specOf('stock-values').fields, permissions))
    expect(columns(['logistics.manage'])).toContain('supplier_id')
    expect(columns([])).not.toContain('supplier_id')
  })

  it('choose other records from lists one may read', () => {
    const names = (resource: 'orders' | 'recipes', permissions: string[]) =>
      referencesOf(specOf(resource).filters, permissions).map(([name]) => name)
    expect(names('orders', ['doctor.read', 'patient.read', 'recipe.read'])).toEqual([
      'doctor_id',
      'patient_id',
      'product_id',
    ])
    expect(names('orders', [])).toEqual([])
    // which products are on a recipe is health data
    expect(names('recipes', ['recipe.read'])).not.toContain('product_id')
    expect(names('recipes', ['phi.read', 'recipe.read'])).toContain('product_id')
  })

  it('have the tabs of the contract: filters with choices', () => {
    expect(specOf('orders').tabs?.map((tab) => tab.filter)).toContainEqual({ tab: 'to_ship' })
    expect(specOf('orders').tabs?.at(-1)).toEqual({ label: ['All', 'すべて'], filter: {} })
    expect(tabFilters(specOf('shipments'))).toEqual(['work_needed', 'status'])
    for (const spec of specs)
      for (const name of tabFilters(spec)) expect(spec.filters, spec.name).toHaveProperty(name)
  })
})

describe('forms', () => {
  it('have a labelled input for every field one may change, in the contract’s groups', () => {
    const fields = doctors.update ?? {}
    const only = Object.keys(fields).filter(
      (name) => !['checklist', 'assigned_to', 'catalog_ids'].includes(name),
    )
    const html = show(<SchemaForm spec={doctors} fields={fields} only={only} />)
    for (const name of only.filter((name) => name !== 'revision'))
      expect(html, name).toContain(`name="${name}"`)
    expect(html).not.toContain('name="revision"')
    const ids = [...html.matchAll(/<label for="([^"]+)"/g)].map((match) => match[1])
    for (const id of ids) expect(html).toContain(`id="${id}"`)
    expect(html.indexOf('>Person<')).toBeLessThan(html.indexOf('>Clinic<'))
  })

  it('put what no group names at the end and leave out what machines make', () => {
    const groups = groupsOf(doctors, { last_name: text, id: text, revision: text, extra: text })
    expect(groups.map((group) => [group.key, group.fields])).toEqual([
      ['person', ['last_name']],
      ['other', ['extra']],
    ])
  })

  it('check what the contract demands', async () => {
    const problem = async (field: Partial<FieldSpec>, of: unknown) => {
      for (const validate of validatorsOf({ ...text, ...field })) {
        const found = await validate(of, {}, {})
        if (found) return typeof found === 'string' ? found : found.message
      }
      return undefined
    }
    expect(await problem({ nullable: false, required: true }, '')).toBe('ra.validation.required')
    expect(await problem({ maxLength: 3 }, 'abcd')).toBe('ra.validation.maxLength')
    expect(await problem({ type: 'integer', minimum: 1 }, 0)).toBe('ra.validation.minValue')
    expect(await problem({ pattern: '^[A-Z]{2}$' }, 'jp')).toBe('officina.pattern')
    expect(await problem({ pattern: '^[A-Z]{2}$' }, 'ＪＰ')).toBeUndefined()
    expect(await problem({ format: 'uri' }, 'javascript:alert(1)')).toBe('officina.uri')
    expect(await problem({ format: 'email' }, 'nobody')).toBe('ra.validation.email')
    expect(await problem({ format: 'email' }, 'ａ＠ｂ．ｊｐ')).toBeUndefined()
    expect(await problem({ type: 'array', minItems: 1 }, [])).toBe('officina.minItems')
    expect(await problem({ maxLength: 3 }, null)).toBeUndefined()
    expect(isDemanded({ ...text, type: 'boolean', nullable: false, required: true })).toBe(false)
  })

  it('offer words, never codes', () => {
    const field = doctors.update?.licence_type as FieldSpec
    expect(optionsOf(field, 'ja')).toContainEqual({ value: 'dentist', label: '歯科医師' })
    expect(valueLabel(text, 'some_code', 'en')).toBe('Some code')
  })
})

describe('moments in the business time zone', () => {
  it('come back as they were typed', () => {
    const zones = ['UTC', 'Asia/Tokyo', 'America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe']
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (date, zone) => {
          const typed = toLocalInput(date.toISOString(), zone)
          expect(toLocalInput(fromLocalInput(typed, zone), zone)).toBe(typed)
        },
      ),
    )
    expect(fromLocalInput('2026-11-20T18:00', 'Asia/Tokyo')).toBe('2026-11-20T09:00:00.000Z')
  })
})

// Read by the type check: names the contract does not know must fail to compile.
export const wrong: CellOverrides<'doctors'>[] = [
  { name: (row) => row.name },
  // @ts-expect-error no such column
  { nome: () => 'x' },
]

describe('react-admin’s own words', () => {
  it('are there in both languages, and our notices pass through as they are', () => {
    expect(createI18n('ja').translate('ra.validation.required')).toBe('入力してください。')
    expect(createI18n('en').translate('officina.minItems', { min: 2 })).toBe('Choose at least 2.')
    for (const locale of ['en', 'ja'] as const)
      expect(createI18n(locale).translate('Ana B. is approved')).toBe('Ana B. is approved')
  })
})

describe('the arrangement of a list', () => {
  it('keeps the first column in front and puts new ones last', () => {
    expect(ordered(['a', 'b', 'c', 'd'], [])).toEqual(['a', 'b', 'c', 'd'])
    expect(ordered(['a', 'b', 'c', 'd'], ['d', 'gone', 'a', 'b'])).toEqual(['a', 'd', 'b', 'c'])
  })

  it('has ranges of whole days in the business zone', () => {
    const presets = datePresets(new Date('2026-11-20T16:00:00Z'), 'Asia/Tokyo', 'en')
    const of = (label: string) => {
      const found = presets.find((preset) => preset.label === label)
      return [found?.from, found?.to]
    }
    expect(of('Today')).toEqual(['2026-11-21', '2026-11-21'])
    expect(of('This week')).toEqual(['2026-11-16', '2026-11-22'])
    expect(of('This month')).toEqual(['2026-11-01', '2026-11-30'])
    expect(of('Last month')).toEqual(['2026-10-01', '2026-10-31'])
    const fields = { placed_at_gte: { ...text, format: 'date-time' } }
    const range = { from: '2026-11-21', to: '2026-11-21' }
    const values = withFilter(fields, {}, 'placed_at', range, 'Asia/Tokyo')
    expect(values).toEqual({
      placed_at_gte: '2026-11-20T15:00:00.000Z',
      placed_at_lte: '2026-11-21T14:59:59.999Z',
    })
    expect(filtersOf(fields, values, 'en', { timeZone: 'Asia/Tokyo' })[0]).toMatchObject({
      value: range,
    })
  })
})

describe('forms', () => {
  it('show a field only under its condition', () => {
    expect(isOneOf('email', ['email', 'both'])).toBe(true)
    expect(isOneOf(['sms'], 'email')).toBe(false)
    expect(isOneOf(['sms', 'email'], 'email')).toBe(true)
    expect(isOneOf(undefined, true)).toBe(false)
  })
})
