import { useOpened } from '@officina/ui/keptInput.ts'
import { defineMessages, useText } from '@officina/ui/text'
import type { ComponentType } from 'react'
import { ActionsMenu } from '../../schema/ActionsMenu.tsx'
import { PublishDialog, RepublishDialog, ScheduleDialog } from './PublishDialogs.tsx'
import {
  ArchiveDialog,
  DeleteDialog,
  DuplicateDialog,
  TestMailDialog,
  UnpublishDialog,
  UnscheduleDialog,
} from './StepDialogs.tsx'
import type { News, NewsDialogProps } from './types.ts'

const dialogs = {
  publish: PublishDialog,
  schedule: ScheduleDialog,
  republish: RepublishDialog,
  test_mail: TestMailDialog,
  duplicate: DuplicateDialog,
  unschedule: UnscheduleDialog,
  unpublish: UnpublishDialog,
  archive: ArchiveDialog,
  delete: DeleteDialog,
} satisfies Record<string, ComponentType<NewsDialogProps>>
type Action = keyof typeof dialogs

/** The steps that the state and the administrator's role allow. */
export function NewsActions({ news }: { news: News }) {
  const t = useText(messages)
  const [open, setOpen] = useOpened<Action>(`news ${news.id}`)
  const shown = (Object.keys(dialogs) as Action[]).filter((action) => news.actions.includes(action))
  const Dialog = open && dialogs[open]
  return (
    <>
      <ActionsMenu
        actions={shown.map((key) => ({
          key,
          label: t[key],
          isMain: key === 'publish',
          isDangerous: ['delete', 'unpublish', 'archive'].includes(key),
        }))}
        onChoose={setOpen}
      />
      {Dialog && <Dialog news={news} onClose={() => setOpen(undefined)} />}
    </>
  )
}

const messages = defineMessages({
  publish: ['Publish now', '今すぐ公開'],
  schedule: ['Schedule', '公開予約'],
  republish: ['Publish as changed', '変更版として公開'],
  test_mail: ['Test mail', 'テストメール'],
  duplicate: ['Duplicate', '複製'],
  unschedule: ['Back to draft', '下書きに戻す'],
  unpublish: ['Unpublish', '公開を取り下げる'],
  archive: ['Archive', 'アーカイブ'],
  delete: ['Delete', '削除'],
})
