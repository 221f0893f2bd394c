import Alert from '@mui/material/Alert'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

type Recipe = components['schemas']['PatientRecipe']

/** That a recipe is paused or has ended, why, and what came after it. */
export function Ending(props: {
  recipe: Pick<Recipe, 'status' | 'end_reason_code' | 'superseded_by'>
}) {
  const t = useText(messages)
  const { status, end_reason_code: code, superseded_by: next } = props.recipe
  if (status === 'issued') return null
  if (status === 'on_hold')
    return (
      <Alert severity="warning" sx={{ mb: 4 }}>
        {t.holdText}
      </Alert>
    )
  // that the doctor stopped it is what the sentence says already
  const reason = status === 'cancelled' && code && code !== 'stopped_by_doctor' && t.reasons[code]
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {t.ended[status]} {reason && t.reason(reason)}{' '}
      {next && <Link to={pathTo('/user/recipes', {}, { id: next })}>{t.successor}</Link>}
    </Alert>
  )
}
