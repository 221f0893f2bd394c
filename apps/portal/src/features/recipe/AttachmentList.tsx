import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { formatFileSize } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useSaveFile } from '../useSaveFile.ts'
import type { Attachment } from './draft.ts'

const paths = {
  doctor: '/api/doctor/recipes/{recipeId}/attachments/{attachmentId}',
  patient: '/api/patient/recipes/{recipeId}/attachments/{attachmentId}',
} as const

/** The files of a recipe, each to be saved; with `onRemove` also to be taken away. */
export function AttachmentList(props: {
  of: keyof typeof paths
  recipeId: string
  files: readonly Attachment[]
  onRemove?: (file: Attachment) => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const { saving, save } = useSaveFile<string>(({ download }, attachmentId) =>
    download('get', paths[props.of], {
      params: { path: { recipeId: props.recipeId, attachmentId } },
    }),
  )
  return (
    <Box component="ul" aria-label={t.files} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {props.files.map((file) => (
        <Box component="li" key={file.id} sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Button
            startIcon={<AttachFile />}
            aria-label={t.save(file.filename)}
            aria-busy={saving === file.id || undefined}
            onClick={() => void save(file.id)}
            sx={{ minWidth: 0, overflowWrap: 'anywhere', textAlign: 'left' }}
          >
            {file.filename}
          </Button>
          <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', whiteSpace: 'nowrap' }}>
            {formatFileSize(file.size, locale)}
          </Box>
          {props.onRemove && (
            <IconButton
              aria-label={t.remove(file.filename)}
              onClick={() => props.onRemove?.(file)}
              sx={{ ml: 'auto' }}
            >
              <Close fontSize="small" />
            </IconButton>
          )}
        </Box>
      ))}
    </Box>
  )
}

const messages = defineMessages({
  files: ['Files', '添付ファイル'],
  save: (name: string) => [`Download ${name}`, `${name}をダウンロード`],
  remove: (name: string) => [`Remove ${name}`, `${name}を削除`],
})
