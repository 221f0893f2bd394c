import { api } from '@officina/client/api'
import { TabsNav } from '@officina/ui/TabsNav'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'react-admin'
import { useLocation } from 'react-router'
import type { ResourceSpec } from './spec.ts'
import { optionsOf, pluralOf } from './words.ts'

type Facets = { facets: Record<string, Record<string, number>> }

/** One tab per choice of the filter that the contract names, each with its address and live count. */
export function SpecTabs(props: { spec: ResourceSpec; name: string; filter?: object | undefined }) {
  const { spec, name } = props
  const t = useText(messages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { filterValues } = useListContext()
  const { data } = useFacets(spec, props.filter)
  const field = spec.filters[name]
  if (!field) return null
  const options = optionsOf({ ...field, ...field.items, labels: field.labels } as never, locale)
  const current = [filterValues[name]].flat()[0]
  const all = { value: undefined, label: t.all }
  return (
    <TabsNav
      label={pluralOf(spec, locale)}
      tabs={[...options.filter(({ value }) => value !== 'all'), all].map(({ value, label }) => ({
        label,
        to: `${pathname}?filter=${encodeURIComponent(JSON.stringify(value ? { [name]: field.type === 'array' ? [value] : value } : {}))}`,
        current: current === value || (current === 'all' && value === undefined),
        count: value ? data && (data.facets[name]?.[value] ?? 0) : undefined,
      }))}
    />
  )
}

function useFacets(spec: ResourceSpec, filter: object | undefined) {
  return useQuery({
    queryKey: [spec.name, 'facets', filter],
    queryFn: async ({ signal }) => {
      const query = filter ? `?filter=${encodeURIComponent(JSON.stringify(filter))}` : ''
      const path = `/api/admin/${spec.name}/facets${query}`
      return (await api.request('GET', path, { signal, quiet: true })).data as Facets
    },
    enabled: spec.facets,
    retry: false,
  })
}

const messages = defineMessages({ en: { all: 'All' }, ja: { all: 'すべて' } })
