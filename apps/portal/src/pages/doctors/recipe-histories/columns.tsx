import Box from '@mui/material/Box'
import type { ListRow } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { isNewVersion, reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { Muted } from '@officina/ui/Muted'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link, useSearchParams } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

export type Row = ListRow<'/api/doctor/recipe-histories'>

/** Where the version of an event stands. */
export const placeOf = (row: Row): string | undefined =>
  row.patient
    ? pathTo(
        '/doctors/patients/:patientId/recipes',
        { patientId: row.patient.id },
        { id: row.recipe_id },
      )
    : undefined

/** The columns of the list. */
export function useColumns(): Column<Row>[] {
  const t = useText(messages)
  const locale = useLocale()
  return [
    { key: 'recipe', header: t.recipe, render: (row) => <Recipe row={row} /> },
    {
      key: 'at',
      header: t.time,
      sortKey: 'at',
      render: (row) => <DateText value={row.at} time />,
    },
    {
      key: 'patient',
      header: t.patient,
      render: (row) =>
        row.patient ? (
          <Link to={pathTo('/doctors/patients/:patientId', { patientId: row.patient.id })}>
            {formatName(row.patient, locale)}
          </Link>
        ) : (
          '–'
        ),
    },
    { key: 'event', header: t.event, render: (row) => <What row={row} /> },
    { key: 'actor', header: t.actor, render: (row) => <Who row={row} /> },
    {
      key: 'compare',
      header: t.changes,
      align: 'right',
      render: (row) => (row.compared_to ? <Compare row={row} other={row.compared_to} /> : '–'),
    },
  ]
}

function Recipe({ row }: { row: Row }) {
  const t = useText(messages)
  return (
    <>
      {row.label || t.noLabel}
      <Muted>{[row.number, t.version(row.version)].filter(Boolean).join(' ')}</Muted>
    </>
  )
}

function What({ row }: { row: Row }) {
  const t = useText(messages)
  const words = useText(recipeEventWords)
  const { events } = words
  const word = events[row.event as keyof typeof events] ?? row.event
  const why = reasonText(words, row)
  return (
    <Box sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
      {isNewVersion(row) ? t.newVersion : word}
      {why && <Muted>{why}</Muted>}
    </Box>
  )
}

function Who({ row }: { row: Row }) {
  const t = useText(messages)
  const role = t.roles[row.actor_role]
  return (
    <div>
      {row.actor_name ?? role}
      {row.actor_name && <Muted>{role}</Muted>}
    </div>
  )
}

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
