import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import type { components } from '@officina/openapi/schema'
import { formatFileSize } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useMutation } from '@tanstack/react-query'
import { toast } from '../../../../features/toast.tsx'
import { messages } from './messages.ts'

export type PatientFile = components['schemas']['PatientFile']

/** One file: saved by its name, deleted by the cross. */
export function FileRow(props: {
  patientId: string
  file: PatientFile
  onRemove: (() => void) | undefined
}) {
  const { file } = props
  const t = useText(messages)
  const locale = useLocale()
  const save = useMutation({
    mutationFn: async () => {
      const { download, saveBlob } = await import('@officina/client/transfer')
      const path = { patientId: props.patientId, fileId: file.id }
      const got = await download('get', '/api/doctor/patients/{patientId}/files/{fileId}', {
        params: { path },
      })
      saveBlob(got.blob, got.filename)
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Button
          startIcon={<AttachFile />}
          aria-label={t.fileSave(file.filename)}
          aria-busy={save.isPending || undefined}
          onClick={() => !save.isPending && save.mutate()}
          sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          {file.filename}
        </Button>
        <Box sx={{ px: 2, color: 'text.secondary', fontSize: '0.875rem' }}>
          <DateText value={file.created_at} /> · {formatFileSize(file.size, locale)}
        </Box>
      </Box>
      {props.onRemove && (
        <IconButton aria-label={t.fileDeleteOne(file.filename)} onClick={props.onRemove}>
          <Close fontSize="small" />
        </IconButton>
      )}
    </Box>
  )
}
