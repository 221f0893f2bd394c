import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { formatName } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { dividedRows } from './dividedRows.ts'
import { messages } from './messages.ts'

/** Recipes by what runs out first. */
export function Renewals({ renewals }: { renewals: components['schemas']['DoctorRenewal'][] }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Panel title={t.renewals}>
      {renewals.length === 0 && <Quiet>{t.noRenewals}</Quiet>}
      <Box component="ul" sx={list}>
        {renewals.map((renewal) => (
          <li key={renewal.recipe_id}>
            <div className="renewal-of">
              <Link
                to={pathTo(
                  '/doctors/patients/:patientId/recipes',
                  { patientId: renewal.patient.id },
                  { id: renewal.recipe_id },
                )}
              >
                {formatName(renewal.patient, locale, { honorific: true })}
              </Link>
              <div className="renewal-note">{renewal.label || renewal.recipe_number}</div>
            </div>
            <div className="renewal-when">
              <Status kind="renewal" value={renewal.renewal} />
              <div className="renewal-note">
                <DateText value={renewal.runs_out_on} />
              </div>
            </div>
          </li>
        ))}
      </Box>
    </Panel>
  )
}

const list = {
  ...dividedRows({ justifyContent: 'space-between', gap: 3, py: 3 }),
  '& .renewal-of': { minWidth: 0 },
  '& .renewal-when': { textAlign: 'right' },
  '& .renewal-note': { fontSize: '0.875rem', color: 'text.secondary' },
}
