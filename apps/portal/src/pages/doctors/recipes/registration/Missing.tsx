import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useText } from '@officina/ui/text'
import type { DraftFields } from '../../../../features/recipe/draft.ts'
import { messages } from './messages.ts'

/** Where something is missing; `line` counts from 0. */
export type Place = { step: 'patient' | 'products' | 'dosage'; line?: number | undefined }
type Gap = Place & { text: string }

/** What nobody has chosen yet. */
export function useMissing({ patient_id, lines }: DraftFields): Gap[] {
  const t = useText(messages)
  return [
    ...(patient_id ? [] : [{ step: 'patient' as const, text: t.choosePatient }]),
    ...(lines.length > 0 ? [] : [{ step: 'products' as const, text: t.addFirst }]),
  ]
}

/** What keeps a recipe from being issued, and the way there. */
export function Missing(props: { gaps: readonly Gap[]; onShow: (place: Place) => void }) {
  const t = useText(messages)
  if (props.gaps.length === 0) return null
  return (
    <Alert severity="error" sx={{ mb: 4 }}>
      {t.mustFix}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {props.gaps.map((gap) => (
          <li key={gap.text}>
            <MuiLink
              component="button"
              type="button"
              sx={{ minHeight: 28, textAlign: 'start' }}
              onClick={() => props.onShow(gap)}
            >
              {gap.text}
            </MuiLink>
          </li>
        ))}
      </Box>
    </Alert>
  )
}
