import Box from '@mui/material/Box'
import { formatName } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import type { MyRecipe } from '../../../../features/myRecipe/queries.ts'
import { myRecipeWords } from '../../../../features/myRecipe/words.ts'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

type Use = MyRecipe['uses'][number]

/** The patients whose recipe began with this set, and with which version of it. */
export function Usage({ set }: { set: MyRecipe }) {
  const t = useText(messages)
  const words = useText(myRecipeWords)
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
          <Box component="ul" aria-label={t.usage} sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {set.uses.map((use) => (
              <UsageRow key={use.recipe_id} use={use} />
            ))}
          </Box>
        )}
        {set.uses.length === 50 && <Quiet>{t.newest}</Quiet>}
      </Panel>
    </Box>
  )
}

function UsageRow({ use }: { use: Use }) {
  const words = useText(myRecipeWords)
  const locale = useLocale()
  const { patient, recipe_id, number } = use
  const of = patient && { patientId: patient.id }
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 160px', fontWeight: 600 }}>
        {of ? (
          <Link to={pathTo('/doctors/patients/:patientId', of)}>{formatName(patient, locale)}</Link>
        ) : (
          '–'
        )}
      </Box>
      <Box sx={{ flex: '1 1 140px' }}>
        {of ? (
          <Link to={pathTo('/doctors/patients/:patientId/recipes', of, { id: recipe_id })}>
            {number}
          </Link>
        ) : (
          number
        )}
      </Box>
      <Box sx={{ flex: '1 1 80px', color: 'text.secondary' }}>{words.version(use.version)}</Box>
      <Box sx={{ flex: '1 1 110px', color: 'text.secondary' }}>
        <DateText value={use.issued_at} />
      </Box>
      <Status kind="recipe" value={use.status} />
    </Box>
  )
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
}
