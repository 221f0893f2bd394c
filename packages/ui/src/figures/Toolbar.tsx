import Box from '@mui/material/Box'
import { addDays, dateIn } from '@officina/shared/dates/days'
import { formatRegion } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import type { ReactNode } from 'react'
import { FilterBar } from '../FilterBar.tsx'
import type { DateRange, Filter } from '../filters.ts'
import { PlainSelect } from '../PlainSelect.tsx'
import { defineMessages, useLocale, useText } from '../text.tsx'
import { type FigureQuery, mostYears, type PeriodChoice, periodChoices, periodOf } from './query.ts'
import type { Figures } from './types.ts'

type Changes = Record<string, string | undefined>

/** Period, comparison and filters of the reports; all of them stand in the address. */
export function Toolbar(props: {
  query: FigureQuery
  figures: Figures | undefined
  catalogs: readonly { id: string; name: string }[]
  /** Of the days that are chosen: the shop's. */
  timeZone: string | undefined
  onChange: (changes: Changes) => void
  children?: ReactNode
}) {
  const { query, onChange } = props
  const t = useText(messages)
  const locale = useLocale()
  const period = periodOf(query)
  const narrowed = query.catalog_id || query.product_id || query.region || period === 'own'
  return (
    <FilterBar
      filters={filtersOf(props, t, locale)}
      onFilter={(key, value) => {
        const { from, to } = (key === 'own' ? (value ?? {}) : {}) as DateRange
        if (key !== 'own') onChange({ [key]: typeof value === 'string' ? value : undefined })
        else onChange({ from, to, period: undefined, by: undefined })
      }}
      {...(narrowed && {
        onClear: () =>
          onChange(
            Object.fromEntries(
              ['catalog', 'product', 'region', 'from', 'to'].map((key) => [key, undefined]),
            ),
          ),
      })}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {props.children}
        <PlainSelect
          label={t.period}
          value={period}
          options={periodChoices
            .filter((value) => value !== 'own' || period === 'own')
            .map((value) => ({ value, label: t.periods[value] }))}
          onChange={(value: PeriodChoice) =>
            value !== 'own' &&
            onChange({ period: value, from: undefined, to: undefined, by: undefined })
          }
        />
        <PlainSelect
          label={t.by}
          value={query.by}
          options={(['day', 'week', 'month'] as const).map((value) => ({
            value,
            label: t.steps[value],
          }))}
          onChange={(by) => onChange({ by })}
        />
        <PlainSelect
          label={t.compare}
          value={query.compare}
          options={(['previous', 'year'] as const).map((value) => ({
            value,
            label: t.compares[value],
          }))}
          onChange={(compare) => onChange({ compare })}
        />
      </Box>
    </FilterBar>
  )
}

function filtersOf(
  { query, figures, catalogs, timeZone }: Parameters<typeof Toolbar>[0],
  t: (typeof messages)['en'],
  locale: Locale,
): Filter[] {
  const named = figures?.products.find((row) => row.id === query.product_id)?.name
  const regions = [
    ...new Set([query.region ?? [], (figures?.regions ?? []).map(({ name }) => name)].flat()),
  ]
  const options = (all: readonly { id: string; name: string }[]) =>
    all.map(({ id, name }) => ({ value: id, label: name }))
  return [
    {
      kind: 'dates',
      key: 'own',
      label: t.dates,
      value: { from: query.from, to: query.to },
      mostYears,
      // the first day alone leads to today, the last one is that of as many days as are shown
      whole: ({ from, to }) => ({
        from: from ?? (to && addDays(to, 1 - (query.days ?? 30))),
        to:
          to ??
          (from &&
            figures &&
            laterOf(from, query.from ? dateIn(new Date(), timeZone) : figures.to)),
      }),
    },
    {
      kind: 'select',
      key: 'catalog',
      label: t.catalog,
      options: options(catalogs),
      value: query.catalog_id ?? '',
    },
    {
      kind: 'select',
      key: 'region',
      label: t.region,
      options: options(regions.map((id) => ({ id, name: formatRegion(id, locale) }))),
      value: query.region ?? '',
    },
    ...(query.product_id
      ? [{ kind: 'toggle' as const, key: 'product', label: named ?? t.product, value: true }]
      : []),
  ]
}

const laterOf = (a: string, b: string): string => (a > b ? a : b)

const messages = defineMessages({
  period: ['Period', '期間'],
  periods: {
    7: ['Last 7 days', '過去7日間'],
    30: ['Last 30 days', '過去30日間'],
    90: ['Last 90 days', '過去90日間'],
    365: ['Last 365 days', '過去365日間'],
    own: ['Chosen dates', '指定した期間'],
  },
  by: ['Show by', '集計単位'],
  steps: { day: ['By day', '日別'], week: ['By week', '週別'], month: ['By month', '月別'] },
  compare: ['Compare with', '比較'],
  compares: {
    previous: ['Compared with the days before', '直前の期間と比較'],
    year: ['Compared with last year', '前年と比較'],
  },
  dates: ['Dates', '日付'],
  catalog: ['Catalog', 'カタログ'],
  region: ['Region', '地域'],
  product: ['One product', '商品を指定'],
})
