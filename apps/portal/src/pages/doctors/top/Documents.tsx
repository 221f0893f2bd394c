import Box from '@mui/material/Box'
import { invalidate } from '@officina/client/query'
import { upload } from '@officina/client/transfer'
import { formatFileSize } from '@officina/shared/format'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { SubmitButton } from '@officina/ui/SubmitButton'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { licenceFiles } from '../../../features/application/limits.ts'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { toast } from '../../../features/toast.tsx'
import { statusMessages } from './statusMessages.ts'
import type { Application } from './types.ts'

/** What was handed in, and a place for more while that is allowed. */
export function Documents({ application }: { application: Application }) {
  const t = useText(statusMessages)
  const locale = useLocale()
  return (
    <Panel title={t.documents}>
      {application.documents.length === 0 && <Quiet>{t.noDocuments}</Quiet>}
      <Box component="ul" sx={{ m: 0, mb: 4, pl: 5 }}>
        {application.documents.map((file) => (
          <li key={file.id}>
            <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
              {file.filename}
            </Box>{' '}
            <Box component="span" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
              {formatFileSize(file.size, locale)} · <DateText value={file.created_at} />
            </Box>
          </li>
        ))}
      </Box>
      {application.can_add_documents && <AddDocuments />}
    </Panel>
  )
}

function AddDocuments() {
  const t = useText(statusMessages)
  const queryClient = useQueryClient()
  const files = useKeptState<File[]>('application documents', [])
  const send = useMutation<unknown, Error>({
    mutationFn: () => {
      const form = new FormData()
      for (const file of files.value) form.append('licence_file', file)
      return upload('post', '/api/doctor/application/documents', { form })
    },
    onSuccess: async () => {
      files.set([])
      toast.success(t.added)
      await invalidate(queryClient, '/api/doctor/application')
    },
  })
  return (
    <>
      <FileDrop
        label={t.add}
        help={t.addHelp}
        {...licenceFiles}
        files={files.value}
        onChange={files.set}
        error={errorText(send.error)}
      />
      <SubmitButton
        type="button"
        variant="outlined"
        fullWidth={false}
        pending={send.isPending}
        disabled={files.value.length === 0}
        onClick={() => send.mutate()}
      >
        {t.upload}
      </SubmitButton>
    </>
  )
}
