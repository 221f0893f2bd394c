import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import type { ListRow } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { isNewVersion, reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { Muted } from '@officina/ui/Muted'
import { useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { unbroken } from '@officina/ui/unbroken'
import { DateText } from '@officina/ui/values'
import { Link, useSearchParams } from 'react-router'
import type { List } from '../../../features/list/useListState.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

export type Row = ListRow<'/api/doctor/recipe-histories'>

/** The versions of a page, each with what happened to it: the order is that of their events. */
export function Versions({ rows, list }: { rows: Row[]; list: List }) {
  const t = useText(messages)
  const isNewest = list.sort.order === 'DESC'
  const versions = new Map<string, Row[]>()
  for (const row of rows) versions.set(row.recipe_id, [...(versions.get(row.recipe_id) ?? []), row])
  return (
    <>
      <Button
        size="small"
        onClick={() => list.setSort({ key: 'at', order: isNewest ? 'ASC' : 'DESC' })}
        sx={{ mb: 2 }}
      >
        {isNewest ? t.newestFirst : t.oldestFirst}
        <span aria-hidden>{isNewest ? ' ↓' : ' ↑'}</span>
      </Button>
      <Card component="ul" aria-label={t.title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...versions].map(([key, events]) => (
          <Version key={key} events={events} />
        ))}
      </Card>
    </>
  )
}

function Version({ events }: { events: Row[] }) {
  const t = useText(messages)
  const locale = useLocale()
  const [row] = events
  if (!row) return null
  const { patient } = row
  return (
    <Box component="li" sx={version}>
      <Box sx={what}>
        <Box sx={{ fontWeight: 600 }}>
          {patient ? (
            <Box component={Link} to={placeOf(row, patient.id)} sx={quietLink}>
              {row.label || t.noLabel}
            </Box>
          ) : (
            row.label || t.noLabel
          )}
          <Muted>{unbroken([row.number, t.version(row.version)].filter(Boolean).join(' '))}</Muted>
        </Box>
        <Box sx={{ fontSize: '0.875rem', display: 'flex', columnGap: 4 }}>
          {patient && (
            <Box
              component={Link}
              to={pathTo('/doctors/patients/:patientId', { patientId: patient.id })}
              sx={quietLink}
            >
              {formatName(patient, locale)}
            </Box>
          )}
          {row.compared_to && <Compare row={row} other={row.compared_to} />}
        </Box>
      </Box>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0 }}>
        {folded(events).map(({ event, times }) => (
          <Event key={event.id} row={event} times={times} />
        ))}
      </Box>
    </Box>
  )
}

function Event({ row, times }: { row: Row; times: number }) {
  const t = useText(messages)
  const words = useText(recipeEventWords)
  const { events } = words
  const locale = useLocale()
  const why = reasonText(words, row, locale)
  const role = t.roles[row.actor_role]
  return (
    <Box component="li" sx={line}>
      <Box sx={{ ...tabular, color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
        <DateText value={row.at} time />
      </Box>
      <Box sx={event}>
        {isNewVersion(row) ? t.newVersion : (events[row.event as keyof typeof events] ?? row.event)}
        {times > 1 && <Muted>{t.times(times)}</Muted>}
        {why && <Muted>{why}</Muted>}
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {row.actor_name ? t.by(row.actor_name, role) : role}
      </Box>
    </Box>
  )
}

/** One after the other by the same person, such as a recipe that is looked at again and again, is told once. */
function folded(events: Row[]): { event: Row; times: number }[] {
  const found: { event: Row; times: number }[] = []
  for (const event of events) {
    const last = found.at(-1)
    const isSame =
      last?.event.event === event.event &&
      last.event.actor_name === event.actor_name &&
      last.event.actor_role === event.actor_role &&
      last.event.reason_code === event.reason_code &&
      last.event.reason === event.reason
    if (last && isSame) last.times += 1
    else found.push({ event, times: 1 })
  }
  return found
}

const placeOf = (row: Row, patientId: string): string =>
  pathTo('/doctors/patients/:patientId/recipes', { patientId }, { id: row.recipe_id })

function Compare({ row, other }: { row: Row; other: string }) {
  const t = useText(messages)
  const [search] = useSearchParams()
  const next = new URLSearchParams(search)
  next.set('diff', row.recipe_id)
  next.set('with', other)
  return (
    <Link
      to={`?${next}`}
      preventScrollReset
      aria-label={t.compareOf([row.number, t.version(row.version)].filter(Boolean).join(' '))}
    >
      {t.compare}
    </Link>
  )
}

const version = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '340px minmax(0, 1fr)' },
  columnGap: 6,
  rowGap: 1,
  px: 4,
  py: '8.5px',
  '& + &': { borderTop: 1, borderColor: 'divider' },
}
// links of two lines above each other, each as high as a finger needs
const what = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  lineHeight: '24px',
  '& a': { display: 'inline-block' },
}
const line = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: '11em minmax(0, 1fr) minmax(0, 14em)' },
  columnGap: 4,
  alignItems: 'baseline',
  pb: { xs: 1, sm: 0 },
}
const event = {
  minWidth: 0,
  overflowWrap: 'anywhere',
  gridColumn: { xs: '1 / -1', sm: 'auto' },
  order: { xs: -1, sm: 0 },
}
const quietLink = {
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover, &:focus-visible': { textDecoration: 'underline' },
}
