import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ListRow } from '@officina/client/query'
import { Dash } from '@officina/ui/Dash'
import { SelectField } from '@officina/ui/SelectField'
import { Status } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText } from '@officina/ui/values'
import { Link, useSearchParams } from 'react-router'
import { messages } from './messages.ts'

type Row = ListRow<'/api/doctor/recipes'>

/** The patient's recipes, newest change first, of all courses or one. */
export function RecipeList(props: {
  rows: Row[]
  course: string | null
  currentId: string | undefined
}) {
  const t = useText(messages)
  const [, setSearch] = useSearchParams()
  const courses = [...new Set(props.rows.map((row) => row.label))].filter(Boolean)
  const shown = props.rows.filter((row) => props.course === null || row.label === props.course)
  return (
    <Box component="nav" aria-label={t.list}>
      {courses.length > 1 && (
        <SelectField
          label={t.course}
          value={props.course ?? ''}
          empty={t.allCourses}
          options={courses.map((label) => ({ value: label, label }))}
          onChange={(event) =>
            setSearch(event.target.value ? { label: event.target.value } : {}, { replace: true })
          }
        />
      )}
      {shown.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t.noneInCourse}</Box>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {shown.map((row) => (
          <Card component="li" key={row.id} sx={row.id === props.currentId ? current : undefined}>
            <RecipeLink row={row} course={props.course} isCurrent={row.id === props.currentId} />
          </Card>
        ))}
      </Box>
    </Box>
  )
}

function RecipeLink(props: { row: Row; course: string | null; isCurrent: boolean }) {
  const t = useText(messages)
  const { row } = props
  const query = new URLSearchParams({
    id: row.id,
    ...(props.course ? { label: props.course } : {}),
  })
  return (
    <Box
      component={Link}
      to={`?${query}`}
      preventScrollReset
      aria-current={props.isCurrent ? 'true' : undefined}
      sx={link}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 2 }}>
        <Box sx={{ fontWeight: 600 }}>{row.label || t.noLabel}</Box>
        <Status kind="recipe" value={row.status} />
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {unbroken(
          [row.number, t.version(row.version), t.lines(row.lines_count)]
            .filter(Boolean)
            .join(' · '),
        )}
      </Box>
      {row.issued_at && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <DateText value={row.issued_at} />
          <Dash />
          <DateText value={row.expires_on} />
          {row.needed_count > 0 && <> · {t.ordered(row.ordered_count, row.needed_count)}</>}
        </Box>
      )}
      {row.renewal && (
        <Box>
          <Status kind="renewal" value={row.renewal} />
        </Box>
      )}
    </Box>
  )
}

const current = { borderColor: 'primary.main', borderWidth: 2 }
const link = {
  display: 'grid',
  gap: 1,
  p: 4,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 'inherit',
  '&:hover': { bgcolor: 'action.hover' },
}
