import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import Box from '@mui/material/Box'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import type { Practice } from './types.ts'

const places = {
  profile: pathTo('/doctors/top', {}, { panel: 'account' }),
  catalogs: pathTo('/doctors/catalogs'),
  patient: pathTo('/doctors/patients', {}, { panel: 'invite' }),
  recipe: pathTo('/doctors/recipes/registration'),
} as const

/** The four steps to the first order, instead of zeros. */
export function FirstSteps({ checklist }: { checklist: Practice['checklist'] }) {
  const t = useText(messages)
  return (
    <Panel title={t.start}>
      <Quiet>{t.startText}</Quiet>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, mt: 4, p: 0, display: 'grid', gap: 3 }}>
        {(['profile', 'catalogs', 'patient', 'recipe'] as const).map((step) => (
          <Box component="li" key={step} sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
            {checklist[step] ? (
              <CheckCircle color="primary" titleAccess={t.done} />
            ) : (
              <RadioButtonUnchecked color="disabled" aria-hidden />
            )}
            <span>
              {checklist[step] ? t.steps[step] : <Link to={places[step]}>{t.steps[step]}</Link>}
              {step === 'profile' && !checklist.profile && <Quiet>{t.profileHelp}</Quiet>}
            </span>
          </Box>
        ))}
      </Box>
    </Panel>
  )
}
