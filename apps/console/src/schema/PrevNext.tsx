import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { useEffect, useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { recordPath } from '../resources/recordPath.ts'
import { type Browsing, recallBrowsing, rememberBrowsing } from './browsing.ts'
import { findResource } from './spec.ts'
import { nameOfRecord } from './words.ts'

/** "3 of 57" with links to the record before and after, in the list one came from. */
export function PrevNext(props: { resource: string; id: string }) {
  const [browsing, setBrowsing] = useState(() => recallBrowsing(props.resource))
  if (!browsing) return null
  const move = (page: number) => {
    rememberBrowsing(props.resource, { ...browsing, page })
    setBrowsing({ ...browsing, page })
  }
  return <Neighbours {...props} browsing={browsing} onMove={move} />
}

function Neighbours(props: {
  resource: string
  id: string
  browsing: Browsing
  onMove: (page: number) => void
}) {
  const { browsing, resource, id } = props
  const t = useText(messages)
  const locale = useLocale()
  const { page, perPage } = browsing
  const here = usePage(resource, browsing, page, true)
  const [opened, setOpened] = useState(browsing.opened)
  const spec = findResource(resource)
  const current =
    here.data?.map((row) => ({ id: row.id, name: nameOfRecord(spec, row, locale) })) ?? []
  const found = current.some((row) => row.id === id)
  const total = here.total ?? 0
  // what came up from the next page follows what is left of this one
  const rows = found ? current : withNew(opened?.rows ?? [], current)
  const key = found ? JSON.stringify([total, current]) : ''
  useEffect(() => {
    if (!key) return
    const [total, rows] = JSON.parse(key)
    setOpened({ rows, total })
    rememberBrowsing(resource, { ...browsing, opened: { rows, total } })
  }, [key, resource, browsing])
  const index = rows.findIndex((row) => row.id === id)
  const before = usePage(resource, browsing, page - 1, found && index === 0 && page > 1)
  const isLast = found && index === rows.length - 1 && page * perPage < total
  const after = usePage(resource, browsing, page + 1, isLast)
  if (!here.data || index < 0) return null
  const previous = index > 0 ? rows[index - 1] : page > 1 ? before.data?.at(-1) : undefined
  const next = index < rows.length - 1 ? rows[index + 1] : isLast ? after.data?.[0] : undefined
  const number = (n: number) => formatNumber(n, locale)
  const nextName = !found && next && 'name' in next ? String(next.name) : undefined
  return (
    <Box
      component="nav"
      aria-label={t.label}
      sx={{ ...tabular, display: 'flex', alignItems: 'center', ml: 'auto', fontSize: '0.875rem' }}
    >
      <Step
        label={t.previous}
        icon={<ChevronLeft />}
        resource={resource}
        id={previous?.id}
        onGo={() => index === 0 && props.onMove(page - 1)}
      />
      {t.position(
        number((page - 1) * perPage + index + 1),
        number(found ? total : (opened?.total ?? total)),
      )}
      {next && nextName ? (
        <Button component={Link} to={recordPath(resource, next.id)} endIcon={<ChevronRight />}>
          {t.nextNamed(nextName)}
        </Button>
      ) : (
        <Step
          label={t.next}
          icon={<ChevronRight />}
          resource={resource}
          id={next?.id}
          onGo={() => index === rows.length - 1 && props.onMove(page + 1)}
        />
      )}
    </Box>
  )
}

const withNew = <R extends { id: string }>(known: readonly R[], rows: readonly R[]): R[] => [
  ...known,
  ...rows.filter((row) => !known.some(({ id }) => id === row.id)),
]

function Step(props: {
  label: string
  icon: React.ReactNode
  resource: string
  id: string | undefined
  onGo: () => void
}) {
  return props.id ? (
    <IconButton
      component={Link}
      to={recordPath(props.resource, props.id)}
      aria-label={props.label}
      onClick={props.onGo}
    >
      {props.icon}
    </IconButton>
  ) : (
    <IconButton aria-label={props.label} disabled>
      {props.icon}
    </IconButton>
  )
}

function usePage(resource: string, browsing: Browsing, page: number, enabled: boolean) {
  const { filter, sort, perPage } = browsing
  return useGetList<{ id: string }>(
    resource,
    { filter, sort, pagination: { page: Math.max(1, page), perPage } },
    { enabled, staleTime: 60_000 },
  )
}

const messages = defineMessages({
  label: ['List navigation', '一覧内の移動'],
  previous: ['Previous record', '前の記録'],
  next: ['Next record', '次の記録'],
  nextNamed: (name: string) => [`Next: ${name}`, `次：${name}`],
  position: (n: string, total: string) => [`${n} of ${total}`, `${total}件中 ${n}件目`],
})
