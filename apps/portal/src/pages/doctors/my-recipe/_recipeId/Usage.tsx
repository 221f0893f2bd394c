import Box from '@mui/material/Box'
import { type Column, DataTable } from '@officina/ui/DataTable'
import { formatName } from '@officina/ui/format.ts'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import type { MyRecipe } from '../../../../features/myRecipe/queries.ts'
import { myRecipeWords } from '../../../../features/myRecipe/words.ts'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { messages } from './messages.ts'

type Use = MyRecipe['uses'][number]

/** The patients whose recipe began with this set, and with which version of it. */
export function Usage({ set }: { set: MyRecipe }) {
  const t = useText(messages)
  const words = useText(myRecipeWords)
  const locale = useLocale()
  const columns: Column<Use>[] = [
    {
      key: 'patient',
      header: t.patient,
      render: ({ patient }) =>
        patient ? (
          <Link to={`/doctors/patients/${patient.id}`}>{formatName(patient, locale)}</Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'recipe',
      header: t.recipe,
      render: ({ patient, recipe_id, number }) =>
        patient ? (
          <Link to={`/doctors/patients/${patient.id}/recipes?id=${recipe_id}`}>{number}</Link>
        ) : (
          number
        ),
    },
    { key: 'version', header: t.withVersion, render: ({ version }) => words.version(version) },
    { key: 'issued', header: t.issued, render: ({ issued_at }) => <DateText value={issued_at} /> },
    {
      key: 'status',
      header: t.status,
      render: ({ status }) => <Status kind="recipe" value={status} />,
    },
  ]
  return (
    <Box sx={{ mt: 6 }}>
      <Panel title={t.usage}>
        <Box sx={{ mb: 3, color: 'text.secondary' }}>
          {words.used(set.used_count)}
          {set.last_used_at && (
            <>
              {' · '}
              {words.lastUsed} <DateText value={set.last_used_at} />
            </>
          )}
        </Box>
        {set.uses.length === 0 ? (
          <Quiet>{t.usageNone}</Quiet>
        ) : (
          <DataTable
            label={t.usage}
            columns={columns}
            rows={set.uses}
            rowKey={({ recipe_id }) => recipe_id}
          />
        )}
        {set.uses.length === 50 && <Quiet>{t.newest}</Quiet>}
      </Panel>
    </Box>
  )
}
