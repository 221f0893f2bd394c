import AttachFile from '@mui/icons-material/AttachFile'
import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { ApiError } from '@officina/client/api'
import { useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatFileSize } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { lazyPart } from '@officina/ui/lazyPart'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Panel, Quiet } from '../../../../features/Panel.tsx'
import { toast } from '../../../../features/toast.tsx'
import { useSaveFile } from '../../../../features/useSaveFile.ts'
import { messages } from './messages.ts'
import { filesQuery } from './overview.ts'

// comes while something is on its way
const LinearProgress = lazyPart(() => import('@mui/material/LinearProgress'))

const list = '/api/doctor/patients/{patientId}/files'
const changed = [list, '/api/doctor/patients/{patientId}/timeline'] as const

/** The doctor's own papers about a patient: laboratory results, letters, pictures. */
export function Files({ patientId, isReadOnly }: { patientId: string; isReadOnly: boolean }) {
  const t = useText(messages)
  const query = useQuery(filesQuery(patientId))
  const [asked, setAsked] = useState<PatientFile>()
  const remove = useApiMutation('delete', '/api/doctor/patients/{patientId}/files/{fileId}', {
    invalidates: changed,
    onSuccess: () => {
      setAsked(undefined)
      toast.success(t.fileDeleted)
    },
  })
  return (
    <Panel title={t.files}>
      <Box sx={{ mb: 4, fontSize: '0.875rem', color: 'text.secondary' }}>{t.filesHelp}</Box>
      {!isReadOnly && <NewFiles patientId={patientId} />}
      <Loaded query={query} skeleton={null}>
        {(data) => (
          <>
            {data.length === 0 && <Quiet>{t.noFiles}</Quiet>}
            {data.length > 0 && (
              <ul aria-label={t.files} style={{ listStyle: 'none', margin: 0, padding: 0 }}>
                {data.map((file) => (
                  <FileRow
                    key={file.id}
                    patientId={patientId}
                    file={file}
                    onRemove={isReadOnly ? undefined : () => setAsked(file)}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      {asked && (
        <ConfirmDialog
          danger
          title={t.fileDeleteTitle(asked.filename)}
          consequence={t.fileDeleteText}
          verb={t.fileDelete}
          call={remove}
          onConfirm={() => remove.mutate({ params: { path: { patientId, fileId: asked.id } } })}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Panel>
  )
}

function NewFiles({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const [progress, setProgress] = useState(0)
  const send = async (files: File[]) => {
    const { upload } = await import('@officina/client/transfer')
    const form = new FormData()
    for (const file of files) form.append('files', file)
    return upload('post', list, {
      params: { path: { patientId } },
      form,
      onProgress: (now) => setProgress((now.fraction ?? 0) * 100),
    })
  }
  const add = useApiMutation(send, { invalidates: changed, onSettled: () => setProgress(0) })
  const { error } = add
  return (
    <>
      <FileDrop
        label={t.addFiles}
        help={t.filesKinds}
        required
        accept={['application/pdf', 'image/jpeg', 'image/png']}
        maxBytes={10 * 1024 * 1024}
        maxFiles={10}
        error={(error instanceof ApiError && error.errors.files?.[0]) || errorText(error)}
        disabled={add.isPending}
        onChange={(files) => add.mutate(files)}
      />
      {add.isPending && (
        <LinearProgress variant="determinate" value={progress} aria-label={t.uploading} />
      )}
    </>
  )
}

type PatientFile = components['schemas']['PatientFile']

/** One file: saved by its name, deleted by the cross. */
function FileRow(props: {
  patientId: string
  file: PatientFile
  onRemove: (() => void) | undefined
}) {
  const { file } = props
  const t = useText(messages)
  const locale = useLocale()
  const { pending, save } = useSaveFile(({ download }) =>
    download('get', '/api/doctor/patients/{patientId}/files/{fileId}', {
      params: { path: { patientId: props.patientId, fileId: file.id } },
    }),
  )
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Button
          startIcon={<AttachFile />}
          aria-label={t.fileSave(file.filename)}
          aria-busy={pending || undefined}
          onClick={() => void save()}
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
