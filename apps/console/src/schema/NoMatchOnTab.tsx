import Link from '@mui/material/Link'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useGetList, useListContext } from 'react-admin'
import { Link as RouterLink, useLocation } from 'react-router'
import { tabFilters } from './SpecTabs.tsx'
import type { ResourceSpec } from './spec.ts'

/** Nothing matches. Where the tab hides what a search finds, a link leads to it on the tab that hides nothing. */
export function NoMatchOnTab(props: {
  spec: ResourceSpec
  /** Filter that always holds and is not shown. */
  within: Record<string, unknown> | undefined
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { filterValues, setFilters } = useListContext()
  const all = props.spec.tabs?.find((tab) => tab.label && Object.keys(tab.filter).length === 0)
  const ofTabs = tabFilters(props.spec)
  const kept = Object.entries(filterValues).filter(([name]) => !ofTabs.includes(name))
  const filter = Object.fromEntries(kept)
  const isHidden = Boolean(all && filter.q) && kept.length < Object.keys(filterValues).length
  const { total = 0, isPending } = useGetList(
    props.spec.name,
    { filter, pagination: { page: 1, perPage: 1 }, meta: { within: props.within } },
    { enabled: isHidden },
  )
  if (isHidden && isPending) return null
  if (!isHidden || total === 0) return <NoMatch onClear={() => setFilters({}, {})} />
  const name = all?.label?.[locale === 'ja' ? 1 : 0] ?? ''
  return (
    <EmptyState
      title={t.nothingHere}
      text={
        <Link
          component={RouterLink}
          to={`${pathname}?filter=${encodeURIComponent(JSON.stringify(filter))}`}
        >
          {t.elsewhere(total, name)}
        </Link>
      }
    />
  )
}

const messages = defineMessages({
  nothingHere: ['Nothing here', 'このタブには該当するものがありません'],
  elsewhere: (n: number, tab: string) => [
    `${n === 1 ? '1 match' : `${n} matches`} in “${tab}”`,
    `「${tab}」に${n}件あります`,
  ],
})
