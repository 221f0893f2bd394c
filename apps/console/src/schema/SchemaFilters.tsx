import FilterList from '@mui/icons-material/FilterList'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import OutlinedInput from '@mui/material/OutlinedInput'
import { FilterBar } from '@officina/ui/FilterBar'
import { type Filter, isSet } from '@officina/ui/filters.ts'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { OnceOpened } from '@officina/ui/OnceOpened'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { type ReactNode, Suspense, useState } from 'react'
import { useListFilterContext } from 'react-admin'
import { useMe } from '../admin/MeContext.ts'
import { useMethodChoices } from './deliveryMethods.tsx'
import type { Offered } from './FilterMenu.tsx'
import { type FilterValues, filtersOf, referencesOf, withChoices, withFilter } from './filters.ts'
import { tabFilters } from './SpecTabs.tsx'
import { type FieldSpec, type ResourceSpec, readableOf } from './spec.ts'
import { fieldHelp, fieldLabel } from './words.ts'

// few lists are narrowed to another record at once
const ReferencePicker = lazyWithRetry(() => import('./ReferencePicker.tsx'), 'ReferencePicker')
const FilterMenu = lazyWithRetry(() => import('./FilterMenu.tsx'))

/** Search, the quick filters, the ones in use, and a menu with the rest. All kept in the address. */
export function SchemaFilters(props: {
  spec: ResourceSpec
  quick: readonly string[]
  /** What always holds: other values are not offered. */
  fixed?: FilterValues | undefined
  /** Words to choose from in filters whose values the contract does not list. */
  choices?: Readonly<Record<string, readonly string[]>> | undefined
  children?: ReactNode
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { filterValues, setFilters } = useListFilterContext()
  const [added, setAdded] = useState<readonly string[]>([])
  const { time_zone: timeZone = 'UTC', currency, permissions } = useMe()
  const isNamed = (key: string) => props.quick.includes(key) || added.includes(key)
  const known = useMethodChoices(
    readableOf(props.spec.filters, permissions),
    (name) => isNamed(name) || filterValues[name] !== undefined,
  )
  const fields = withChoices(known, props.choices, locale)
  // a tab says what it shows; several choices of a filter that is no tab are said by the filter
  const ofTabs = tabFilters(props.spec).filter(
    (name) => fields[name]?.type !== 'array' || isTab(props.spec, name, filterValues[name]),
  )
  const all = filtersOf(fields, filterValues, locale, { timeZone, currency })
    .filter((filter) => !ofTabs.includes(filter.key))
    .map((filter) => narrowed(filter, props.fixed?.[filter.key]))
  const isShown = (filter: Filter) => isSet(filter) || isNamed(filter.key)
  const references = referencesOf(fields, permissions)
  const isOpen = ([name]: (typeof references)[number]) =>
    isNamed(name) || filterValues[name] !== undefined
  const apply = (next: FilterValues) => setFilters(next, {})
  const set = (key: string, value: Parameters<typeof withFilter>[3]) =>
    apply(withFilter(fields, filterValues, key, value, timeZone))
  return (
    <FilterBar
      {...(fields.q
        ? {
            search: {
              label: t.search,
              placeholder: fieldHelp(fields.q, locale),
              value: (filterValues.q as string | undefined) ?? '',
              onChange: (value: string) => set('q', value || undefined),
            },
          }
        : {})}
      filters={all.filter(isShown)}
      onFilter={set}
      onClear={() => {
        setAdded([])
        const kept = ofTabs.filter((name) => filterValues[name] !== undefined)
        apply(Object.fromEntries(kept.map((name) => [name, filterValues[name]])))
      }}
    >
      <span style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        {references.filter(isOpen).map(([name, field]) => (
          <ReferenceFilter
            key={name}
            name={name}
            field={field}
            value={filterValues[name] as string | undefined}
            onChange={(value) => set(name, value)}
          />
        ))}
        <MoreFilters
          filters={[
            ...all
              .filter((filter) => !isShown(filter))
              .map(({ key, label, kind }) => ({ key, label, isToggle: kind === 'toggle' })),
            ...references
              .filter((reference) => !isOpen(reference))
              .map(([key, field]) => ({ key, label: fieldLabel(key, field, locale) })),
          ]}
          onAdd={({ key, isToggle }) => (isToggle ? set(key, true) : setAdded([...added, key]))}
        />
        {props.children}
      </span>
    </FilterBar>
  )
}

const isTab = ({ tabs = [] }: ResourceSpec, name: string, value: unknown): boolean =>
  value !== undefined &&
  tabs.some(({ filter }) => JSON.stringify(filter[name]) === JSON.stringify(value))

const narrowed = (filter: Filter, fixed: unknown): Filter =>
  filter.kind === 'multi' && Array.isArray(fixed)
    ? { ...filter, options: filter.options.filter(({ value }) => fixed.includes(value)) }
    : filter

function MoreFilters(props: { filters: Offered[]; onAdd: (filter: Offered) => void }) {
  const t = useText(messages)
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (props.filters.length === 0) return null
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<FilterList />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onPointerEnter={FilterMenu.preload}
        onFocus={FilterMenu.preload}
        onClick={(event) => {
          ReferencePicker.preload()
          setAnchor(event.currentTarget)
        }}
      >
        {t.more}
      </Button>
      <OnceOpened open={Boolean(anchor)}>
        <FilterMenu {...props} anchor={anchor} onClose={() => setAnchor(null)} />
      </OnceOpened>
    </>
  )
}

/** Narrows a list to one other record, found by typing its name. */
function ReferenceFilter(props: {
  name: string
  field: FieldSpec
  value: string | undefined
  onChange: (id: string | undefined) => void
}) {
  const label = fieldLabel(props.name, props.field, useLocale())
  return (
    <Box sx={{ width: 220 }}>
      <Suspense fallback={<OutlinedInput size="small" fullWidth disabled placeholder={label} />}>
        <ReferencePicker
          resource={props.field.reference as string}
          value={props.value ?? null}
          onChange={(id) => props.onChange(id ?? undefined)}
          ariaLabel={label}
          placeholder={label}
        />
      </Suspense>
    </Box>
  )
}

const messages = defineMessages({
  search: ['Search', '検索'],
  more: ['More filters', '絞り込みを追加'],
})
