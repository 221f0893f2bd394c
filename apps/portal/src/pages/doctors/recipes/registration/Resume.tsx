import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { formatDateTime, formatName } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { steady } from '@officina/ui/steady'
import { useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Beginning } from '../../../../features/recipe/draft.ts'
import { toast } from '../../../../features/toast.tsx'
import { useMe } from '../../../../features/useMe.ts'
import { pathTo } from '../../../../pathTo.ts'
import { messages } from './messages.ts'

type Props = {
  unsent: NonNullable<Beginning['unsent']>
  onOpen: () => void
  onGone: () => void
}

/** Says that something was written and not sent, and what can be done with it. */
export const Resume = steady(function Resume({ unsent, onOpen, onGone }: Props) {
  const t = useText(messages)
  const locale = useLocale()
  const { time_zone } = useMe('doctor')
  const [deleting, setDeleting] = useState(false)
  const remove = useApiMutation('delete', '/api/doctor/recipes/{recipeId}', {
    invalidates: ['/api/doctor/recipes'],
    onSuccess: () => {
      toast.success(t.deleted)
      onGone()
    },
  })
  const name = unsent.patient ? formatName(unsent.patient, locale) : ''
  const at = formatDateTime(unsent.updated_at, locale, time_zone)
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {name ? t.unsent(name, at, unsent.label) : t.unsentNobody(at, unsent.label)}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2 }}>
        <Button
          component={Link}
          variant="outlined"
          to={pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: unsent.id })}
          onClick={onOpen}
        >
          {t.continue}
        </Button>
        <Button onClick={onGone}>{t.startNew}</Button>
        <Button onClick={() => setDeleting(true)}>{t.deleteUnsent}</Button>
      </Box>
      {deleting && (
        <ConfirmDialog
          title={t.deleteTitle}
          consequence={t.deleteText}
          verb={t.delete}
          danger
          call={remove}
          onConfirm={() => remove.mutate({ params: { path: { recipeId: unsent.id } } })}
          onClose={() => setDeleting(false)}
        />
      )}
    </Alert>
  )
})
