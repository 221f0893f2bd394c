import Button from '@mui/material/Button'
import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { DeleteDialog, PublishDialog, RetireDialog } from './TemplateDialogs.tsx'
import type { Template } from './types.ts'

const dialogs = { publish: PublishDialog, retire: RetireDialog, delete: DeleteDialog }
type Action = keyof typeof dialogs

/** What the version's state and the administrator's role allow. */
export function TemplateActions({ template }: { template: Template }) {
  const t = useText(messages)
  const [open, setOpen] = useOpened<Action>(`template ${template.id}`)
  const Dialog = open && dialogs[open]
  const may = (action: Template['actions'][number]) => template.actions.includes(action)
  const editor = (mode: string) => `/recipes/registration?mode=${mode}&recipe=${template.id}`
  return (
    <>
      {may('edit') && (
        <Button component={Link} to={editor('edit')} variant="outlined">
          {template.status === 'draft' ? t.edit : t.editNext}
        </Button>
      )}
      {may('duplicate') && (
        <Button component={Link} to={editor('copy')} variant="outlined">
          {t.duplicate}
        </Button>
      )}
      {(Object.keys(dialogs) as Action[]).filter(may).map((action) => (
        <Button
          key={action}
          variant={action === 'publish' ? 'contained' : 'outlined'}
          color={action === 'publish' ? 'primary' : 'error'}
          onClick={() => setOpen(action)}
        >
          {t[action]}
        </Button>
      ))}
      {Dialog && <Dialog template={template} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const messages = defineMessages({
  edit: ['Edit', '編集'],
  editNext: ['Edit as a new version', '新しい版を作成'],
  duplicate: ['Duplicate', '複製'],
  publish: ['Publish', '公開'],
  retire: ['Retire', '公開を終了'],
  delete: ['Delete draft', '下書きを削除'],
})
