import Alert from '@mui/material/Alert'
import { useText } from '@officina/ui/text'
import { useSearchParams } from 'react-router'
import { messages } from './messages.ts'

/** What is to be known of how the draft began; of the address and of the answer. */
export function Notices({ ofRecipe }: { ofRecipe: readonly string[] }) {
  const t = useText(messages)
  const [params] = useSearchParams()
  const notices = [...params.getAll('notice'), ...ofRecipe]
  return (
    <>
      {notices.includes('CATALOG_NOT_OPEN') && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.catalogClosed}
        </Alert>
      )}
      {notices.includes('DRAFT_OPENED') && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.draftOpened}
        </Alert>
      )}
    </>
  )
}
