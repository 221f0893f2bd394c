import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** Recipes by what runs out first. */
export function Renewals({ renewals }: { renewals: components['schemas']['DoctorRenewal'][] }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Panel title={t.renewals}>
      {renewals.length === 0 && <Quiet>{t.noRenewals}</Quiet>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {renewals.map((renewal) => (
          <Box component="li" key={renewal.recipe_id} sx={row}>
            <Box sx={{ minWidth: 0 }}>
              <Link
                to={pathTo(
                  '/doctors/patients/:patientId/recipes',
                  { patientId: renewal.patient.id },
                  { id: renewal.recipe_id },
                )}
              >
                {formatName(renewal.patient, locale, { honorific: true })}
              </Link>
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {renewal.label || renewal.recipe_number}
              </Box>
            </Box>
            <Box sx={{ textAlign: 'right' }}>
              <Status kind="renewal" value={renewal.renewal} />
              <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                <DateText value={renewal.runs_out_on} />
              </Box>
            </Box>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 3,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
}
