import { api } from '@officina/client/api'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useNavigate } from 'react-router'
import { useOpenEdit } from '../../admin/OpenEdits.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { Template, TemplateDialogProps } from './types.ts'

type Named = Pick<Template, 'id' | 'title' | 'version' | 'revision' | 'mailed_doctors'>

/** Also used by the editor, where the page of the version comes next. */
export function PublishDialog(props: {
  template: Named
  onClose: () => void
  onPublished?: () => void
}) {
  const t = useText(messages)
  const { template } = props
  return (
    <ActionDialog
      open
      onClose={props.onClose}
      path={`/api/admin/templates/${template.id}/publish`}
      title={t.publishTitle(template.title, template.version)}
      consequence={t.publishText(template.version > 1, template.mailed_doctors)}
      verb={t.publish}
      done={t.published(template.title)}
      onDone={props.onPublished}
      initial={{}}
      body={() => ({ revision: template.revision })}
    />
  )
}

export function RetireDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(messages)
  return (
    <ActionDialog
      open
      onClose={onClose}
      path={`/api/admin/templates/${template.id}/retire`}
      title={t.retireTitle(template.title)}
      consequence={t.retireText(template.mailed_doctors)}
      verb={t.retire}
      done={t.retired(template.title)}
      danger
      initial={{}}
      body={() => ({ revision: template.revision })}
    />
  )
}

export function DeleteDialog({ template, onClose }: TemplateDialogProps) {
  const t = useText(messages)
  const notify = useNotify()
  const refresh = useRefresh()
  const navigate = useNavigate()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  useOpenEdit()
  async function remove() {
    setPending(true)
    try {
      await api.request('DELETE', `/api/admin/templates/${template.id}`, {})
      notify(t.deleted, { type: 'success' })
      await navigate('/recipes/templates', { replace: true })
      refresh()
    } catch (failure) {
      setError(errorText(failure))
      setPending(false)
    }
  }
  return (
    <ConfirmDialog
      open
      title={t.deleteTitle(template.title, template.version)}
      consequence={t.deleteText}
      verb={t.delete}
      danger
      pending={pending}
      error={error}
      onConfirm={() => void remove()}
      onClose={onClose}
    />
  )
}

const messages = defineMessages({
  publishTitle: (name: string, version: number) => [
    `Publish “${name}”, version ${version}?`,
    `「${name}」第${version}版を公開しますか`,
  ],
  publishText: (replaces: boolean, mails: number) => [
    [
      'Its audience can begin recipes with it, and it is never changed again.',
      replaces && 'The version before is retired.',
      mails > 0 &&
        `${mails === 1 ? '1 doctor who uses it is' : `${mails} doctors who use it are`} told by mail.`,
      'Issued recipes are not changed.',
    ]
      .filter(Boolean)
      .join(' '),
    [
      '対象の医師がレシピの作成に利用できるようになります。公開後は変更できません。',
      replaces && '前の版は公開終了になります。',
      mails > 0 && `利用中の医師${mails}名にメールで通知されます。`,
      '発行済みのレシピは変わりません。',
    ]
      .filter(Boolean)
      .join(''),
  ],
  publish: ['Publish', '公開する'],
  published: (name: string) => [`“${name}” is published`, `「${name}」を公開しました`],
  retireTitle: (name: string) => [`Retire “${name}”?`, `「${name}」の公開を終了しますか`],
  retireText: (mails: number) => [
    [
      'Doctors can no longer begin recipes with it.',
      mails > 0 &&
        `${mails === 1 ? '1 doctor who uses it is' : `${mails} doctors who use it are`} told by mail.`,
      'Issued recipes are not changed.',
    ]
      .filter(Boolean)
      .join(' '),
    [
      '医師は新しいレシピの作成に利用できなくなります。',
      mails > 0 && `利用中の医師${mails}名にメールで通知されます。`,
      '発行済みのレシピは変わりません。',
    ]
      .filter(Boolean)
      .join(''),
  ],
  retire: ['Retire', '公開を終了する'],
  retired: (name: string) => [`“${name}” is retired`, `「${name}」の公開を終了しました`],
  deleteTitle: (name: string, version: number) => [
    `Delete the draft “${name}”, version ${version}?`,
    `下書き「${name}」第${version}版を削除しますか`,
  ],
  deleteText: [
    'It is gone for good. Published versions stay.',
    '元に戻せません。公開した版は残ります。',
  ],
  delete: ['Delete draft', '下書きを削除'],
  deleted: ['The draft was deleted', '下書きを削除しました'],
})
