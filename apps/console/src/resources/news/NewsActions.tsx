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
  en: {
    publish: 'Publish now',
    schedule: 'Schedule',
    republish: 'Publish as changed',
    test_mail: 'Test mail',
    duplicate: 'Duplicate',
    unschedule: 'Back to draft',
    unpublish: 'Unpublish',
    archive: 'Archive',
    delete: 'Delete',
  },
  ja: {
    publish: '今すぐ公開',
    schedule: '公開予約',
    republish: '変更版として公開',
    test_mail: 'テストメール',
    duplicate: '複製',
    unschedule: '下書きに戻す',
    unpublish: '公開を取り下げる',
    archive: 'アーカイブ',
    delete: '削除',
  },
})
