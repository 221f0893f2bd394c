import type { Locale } from '@officina/shared/locale'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useListFilterContext } from 'react-admin'
import { useLocation } from 'react-router'
import { dataProvider } from '../providers/dataProvider.ts'
import { type ResourceName, type ResourceSpec, specOf, type Tab } from './spec.ts'
import { pluralOf, valueLabel } from './words.ts'

type Counts = Record<string, Record<string, number> | undefined>

/** The contract's tabs of a list, each with its address and its live count. */
export function SpecTabs(props: { resource: ResourceName }) {
  const spec = specOf(props.resource)
  const t = useText(messages)
  const locale = useLocale()
  const { pathname, search } = useLocation()
  const { filterValues } = useListFilterContext()
  const counts = useCounts(spec)
  const tabs = spec.tabs ?? []
  const chosen = textOf(
    Object.fromEntries(tabFilters(spec).map((name) => [name, filterValues[name]])),
  )
  return (
    <TabsNav
      label={t.label(pluralOf(spec, locale))}
      tabs={tabs.map((tab) => ({
        label: labelOf(spec, tab, locale),
        to: `${pathname}?filter=${encodeURIComponent(JSON.stringify(tab.filter))}${arranged(search)}`,
        current: chosen === textOf(tab.filter),
        count: counts && countOf(tab, counts),
      }))}
    />
  )
}

/** Order and length of the pages of an address: another tab is another choice of rows alone. */
function arranged(search: string): string {
  const params = new URLSearchParams(search)
  return ['sort', 'order', 'perPage']
    .flatMap((name) => {
      const value = params.get(name)
      return value === null ? [] : [`&${name}=${encodeURIComponent(value)}`]
    })
    .join('')
}

/** Names of the filters that the tabs of a list set. */
export const tabFilters = ({ tabs = [] }: ResourceSpec): string[] => [
  ...new Set(tabs.flatMap((tab) => Object.keys(tab.filter))),
]

function useCounts(spec: ResourceSpec): Counts | undefined {
  const of = JSON.stringify(tabFilters(spec))
  const { data } = useQuery({
    queryKey: [spec.name, 'facets', of],
    queryFn: async ({ signal }) => {
      const path = `/api/admin/${spec.name}/facets?of=${encodeURIComponent(of)}`
      return (await dataProvider.call('GET', path, { signal, quiet: true })) as { facets: Counts }
    },
    enabled: spec.facets,
    refetchInterval: 60_000,
    retry: false,
  })
  return data?.facets
}

function labelOf(spec: ResourceSpec, tab: Tab, locale: Locale): string {
  if (tab.label) return tab.label[locale === 'ja' ? 1 : 0]
  const [name = '', value] = Object.entries(tab.filter)[0] ?? []
  const field = spec.filters[name]
  const labels = field?.labels ?? field?.items?.labels
  return field
    ? valueLabel({ ...field, ...(labels ? { labels } : {}) }, String([value].flat()[0]), locale)
    : name
}

/** Rows of one choice are counted once; a tab without a filter has no choice to count. */
function countOf({ filter }: Tab, counts: Counts): number | undefined {
  const [[name = '', value] = [], ...more] = Object.entries(filter)
  if (!name || more.length > 0) return undefined
  return [value].flat().reduce<number>((sum, each) => sum + (counts[name]?.[String(each)] ?? 0), 0)
}

const textOf = (filter: object) =>
  JSON.stringify(
    Object.entries(filter)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )

const messages = defineMessages({
  label: (list: string) => [`${list} by status`, `状態別の${list}`],
})
