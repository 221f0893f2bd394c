import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import { formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import { Link } from 'react-router'
import { recordPath } from '../resources/recordPath.ts'
import { type Browsing, recallBrowsing, rememberBrowsing } from './browsing.ts'

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
  const { browsing, resource } = props
  const t = useText(messages)
  const locale = useLocale()
  const { page, perPage } = browsing
  const here = usePage(resource, browsing, page, true)
  const rows = here.data ?? []
  const total = here.total ?? 0
  const index = rows.findIndex((row) => row.id === props.id)
  const found = index >= 0
  const before = usePage(resource, browsing, page - 1, found && index === 0 && page > 1)
  const isLast = found && index === rows.length - 1 && page * perPage < total
  const after = usePage(resource, browsing, page + 1, isLast)
  if (!found) return null
  const previous = index > 0 ? rows[index - 1] : before.data?.at(-1)
  const next = index < rows.length - 1 ? rows[index + 1] : isLast ? after.data?.[0] : undefined
  const number = (n: number) => formatNumber(n, locale)
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
      {t.position(number((page - 1) * perPage + index + 1), number(total))}
      <Step
        label={t.next}
        icon={<ChevronRight />}
        resource={resource}
        id={next?.id}
        onGo={() => index === rows.length - 1 && props.onMove(page + 1)}
      />
    </Box>
  )
}

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
  position: (n: string, total: string) => [`${n} of ${total}`, `${total}件中 ${n}件目`],
})
