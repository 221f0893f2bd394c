import Add from '@mui/icons-material/Add'
import Download from '@mui/icons-material/FileDownloadOutlined'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import { lazyPart } from '@officina/ui/lazyPart'
import { EmptyState, NoMatch } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useGetList, useListContext } from 'react-admin'
import { Link, useLocation } from 'react-router'
import { useMe } from '../admin/MeContext.ts'
import { may } from '../providers/authProvider.ts'
import { createPath } from '../resources/recordPath.ts'
import { within } from './filters.ts'
import { tabFilters } from './SpecTabs.tsx'
import type { ResourceSpec } from './spec.ts'
import { createTitle } from './words.ts'

/** Nothing matches. Where the tab hides what a search finds, a link leads to it on the tab that hides nothing. */
export function NoMatchOnTab(props: {
  spec: ResourceSpec
  /** Filter that always holds and is not shown. */
  within: Record<string, unknown> | undefined
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { pathname } = useLocation()
  const { filterValues, setFilters, meta } = useListContext()
  const all = props.spec.tabs?.find((tab) => tab.label && Object.keys(tab.filter).length === 0)
  const ofTabs = tabFilters(props.spec)
  const kept = Object.entries(filterValues).filter(([name]) => !ofTabs.includes(name))
  const filter = Object.fromEntries(kept)
  const isHidden = Boolean(all && filter.q) && kept.length < Object.keys(filterValues).length
  const elsewhere = useGetList(
    props.spec.name,
    { filter, pagination: { page: 1, perPage: 1 }, meta: { within: props.within } },
    { enabled: isHidden },
  )
  const { total = 0 } = elsewhere
  if (isHidden && elsewhere.isPending) return null
  if (!isHidden || total === 0) {
    const here = suggestionIn(meta)
    const suggestion = here ?? suggestionIn(elsewhere.meta)
    const search = { ...(here ? filterValues : filter), q: suggestion }
    return (
      <NoMatch
        onClear={() => setFilters({}, {})}
        {...(suggestion && {
          text: <DidYouMean suggestion={suggestion} to={addressOf(pathname, search)} />,
        })}
      />
    )
  }
  const name = all?.label?.[locale === 'ja' ? 1 : 0] ?? ''
  return (
    <EmptyState
      title={t.nothingHere}
      text={
        <MuiLink component={Link} to={addressOf(pathname, filter)}>
          {t.elsewhere(total, name)}
        </MuiLink>
      }
    />
  )
}

const addressOf = (pathname: string, filter: object) =>
  `${pathname}?filter=${encodeURIComponent(JSON.stringify(filter))}`

const suggestionIn = (meta: unknown) => (meta as { suggestion?: string } | undefined)?.suggestion

/** Another search that finds something. */
function DidYouMean(props: { suggestion: string; to: string }) {
  const t = useText(messages)
  return (
    <MuiLink component={Link} to={props.to}>
      {t.didYouMean(props.suggestion)}
    </MuiLink>
  )
}

/** "New", where the spec has a POST and the administrator may use it. */
export function CreateLink(props: { spec: ResourceSpec }) {
  const locale = useLocale()
  const me = useMe()
  if (!props.spec.create || !may(me, props.spec.name, 'create')) return null
  return (
    <Button
      component={Link}
      to={createPath(props.spec.name)}
      variant="contained"
      startIcon={<Add />}
    >
      {props.spec.create_verb?.[locale] ?? createTitle(props.spec, locale)}
    </Button>
  )
}

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx'))

/** The whole filtered list in the shown columns, as a CSV file. */
export function ExportButton(props: {
  spec: ResourceSpec
  filter?: Record<string, unknown> | undefined
  columns: readonly string[]
}) {
  const t = useText(messages)
  const [open, setOpen] = useState(false)
  const { filterValues, sort, total = 0 } = useListContext()
  if (total === 0) return null
  return (
    <>
      <IconButton
        size="small"
        color="inherit"
        aria-label={t.export}
        title={t.export}
        onClick={() => setOpen(true)}
      >
        <Download />
      </IconButton>
      {open && (
        <ExportDialog
          spec={props.spec}
          filter={within(props.filter, filterValues)}
          sort={sort}
          columns={props.columns}
          total={total}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const messages = defineMessages({
  nothingHere: ['No results in this tab', 'このタブには該当するものがありません'],
  elsewhere: (n: number, tab: string) => [
    `${n === 1 ? '1 match' : `${n} matches`} in “${tab}”`,
    `「${tab}」に${n}件あります`,
  ],
  didYouMean: (words: string) => [`Did you mean “${words}”?`, `「${words}」で検索する`],
  export: ['Export', '書き出し'],
})
