import { type ApiError, api } from '@officina/client/api'
import { errorText } from '@officina/ui/errorText.ts'
import { FileDrop } from '@officina/ui/FileDrop'
import { lazyPart } from '@officina/ui/lazyPart'
import { steady } from '@officina/ui/steady'
import { useText } from '@officina/ui/text'
import { useRef, useState } from 'react'
import type { Attachment } from '../../../../features/recipe/draft.ts'
import type { Draft } from '../../../../features/recipe/useDraft.ts'
import { toast } from '../../../../features/toast.tsx'
import { messages } from './messages.ts'

const AttachmentList = lazyPart(
  () => import('../../../../features/recipe/AttachmentList.tsx'),
  'AttachmentList',
)
const Drop = steady(FileDrop)
// comes while something is on its way
const LinearProgress = lazyPart(() => import('@mui/material/LinearProgress'))

const limits = {
  accept: ['application/pdf', 'image/jpeg', 'image/png'],
  maxBytes: 10 * 1024 * 1024,
  most: 10,
}

/** Files for the patient: chosen ones go up at once, each can be saved and taken away again. */
export function Attachments({ draft }: { draft: Draft }) {
  const t = useText(messages)
  const [progress, setProgress] = useState<number>()
  const [error, setError] = useState<string>()
  const { attachments, recipe } = draft

  // one after the other: each answer names all files, and a late one would hide the newest
  const sending = useRef(Promise.resolve())
  function add(files: File[]) {
    sending.current = sending.current.then(() => send(files))
  }

  async function send(files: File[]) {
    setError(undefined)
    setProgress(0)
    try {
      const recipeId = await draft.ensureId()
      if (!recipeId) return setError(t.failed)
      const { upload } = await import('@officina/client/transfer')
      const form = new FormData()
      for (const file of files) form.append('files', file)
      const all = await upload('post', '/api/doctor/recipes/{recipeId}/attachments', {
        params: { path: { recipeId } },
        form,
        onProgress: (now) => setProgress((now.fraction ?? 0) * 100),
      })
      draft.setAttachments(all)
    } catch (thrown) {
      const failure = thrown as ApiError
      if (!failure.handled) setError(failure.errors.files?.[0] ?? errorText(failure))
    } finally {
      setProgress(undefined)
    }
  }

  async function remove({ id, filename }: Attachment) {
    try {
      await api.del('/api/doctor/recipes/{recipeId}/attachments/{attachmentId}', {
        params: { path: { recipeId: recipe.id, attachmentId: id } },
      })
      draft.setAttachments((old) => old.filter((file) => file.id !== id))
      toast.success(t.fileRemoved(filename))
    } catch (thrown) {
      toast.failed(thrown)
    }
  }

  return (
    <>
      <Drop
        label={t.files}
        help={t.filesHelp}
        accept={limits.accept}
        maxBytes={limits.maxBytes}
        maxFiles={limits.most - attachments.length}
        error={error}
        disabled={progress !== undefined}
        onChange={add}
      />
      {progress !== undefined && (
        <LinearProgress
          variant="determinate"
          value={progress}
          aria-label={t.uploading}
          sx={{ mb: 4 }}
        />
      )}
      {attachments.length > 0 && (
        <AttachmentList
          of="doctor"
          recipeId={recipe.id}
          files={attachments}
          onRemove={(file) => void remove(file)}
        />
      )}
    </>
  )
}
