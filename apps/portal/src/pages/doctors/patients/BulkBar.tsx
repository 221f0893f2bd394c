import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { formatName, named } from '@officina/shared/format'
import { Field } from '@officina/ui/Field'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { LateConfirm } from '@officina/ui/LateConfirm'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Refused } from '../../../features/Refused.tsx'
import { toast } from '../../../features/toast.tsx'
import type { Row } from './columns.tsx'

const FormDialog = lazyPart(() => import('@officina/ui/FormDialog'), 'FormDialog')

type Action = 'resend' | 'add_tag' | 'archive'

/** What can be done with the selected patients at once; who was refused is named with the reason. */
export function BulkBar(props: { rows: Row[]; isArchive: boolean; onDone: () => void }) {
  const t = useText(bulkMessages)
  const locale = useLocale()
  const [asked, setAsked] = useState<Action>()
  const ids = props.rows.map(({ id }) => id)
  const tag = useKeptState(`tag ${ids.join()}`, '')
  const [failures, setFailures] = useState<string[]>([])
  const actions: Action[] = props.isArchive ? ['add_tag'] : ['resend', 'add_tag', 'archive']
  const nameOf = (id: string) => {
    const row = props.rows.find((each) => each.id === id)
    return row ? formatName(row, locale) : id
  }

  const run = useApiMutation('post', '/api/doctor/patients/bulk', {
    invalidates: ['/api/doctor/patients', '/api/doctor/top'],
    onSuccess: (results) => {
      const refused = results.filter(({ ok }) => !ok)
      const done = results.length - refused.length
      if (done > 0 && asked) toast.success(t[asked].done(done))
      setFailures(refused.map(({ id, message }) => named(nameOf(id), message ?? '', locale)))
      if (refused.length > 0) return
      tag.set('')
      setAsked(undefined)
      props.onDone()
    },
  })

  const tagError = run.error?.errors.tag?.[0]

  function ask(action: Action) {
    run.reset()
    setFailures([])
    setAsked(action)
  }

  const close = () => {
    tag.set('')
    setAsked(undefined)
    if (failures.length > 0) props.onDone()
  }
  return (
    <Box role="group" aria-label={t.group} sx={bar}>
      <span aria-live="polite">{t.selected(props.rows.length)}</span>
      {actions.map((action) => (
        <Button
          key={action}
          variant="outlined"
          onPointerEnter={LateConfirm.preload}
          onFocus={LateConfirm.preload}
          onClick={() => ask(action)}
        >
          {t[action].verb}
        </Button>
      ))}
      <Button onClick={props.onDone}>{t.clear}</Button>
      {/* for the others it is done: there is nothing to send again */}
      {asked && failures.length > 0 && (
        <FormDialog title={t[asked].verb} onClose={close}>
          <Refused heading={t.refused} failures={failures} />
        </FormDialog>
      )}
      {asked && failures.length === 0 && (
        <LateConfirm
          title={t[asked].title(props.rows.length)}
          consequence={t[asked].consequence}
          verb={t[asked].verb}
          danger={asked === 'archive'}
          reason={asked === 'archive' && `archive ${ids.join()}`}
          reasonOptional
          call={tagError ? undefined : run}
          onConfirm={(reason) =>
            run.mutateAsync({
              body: {
                action: asked,
                ids,
                ...(asked === 'add_tag' ? { tag: tag.value.trim() } : {}),
                reason: reason || null,
              },
            })
          }
          isTyped={tag.value !== ''}
          onClose={close}
        >
          {asked === 'add_tag' && (
            <Field
              label={t.tag}
              help={t.tagHelp}
              required
              value={tag.value}
              error={tagError}
              onChange={(event) => tag.set(event.target.value)}
              inputProps={{ maxLength: 40 }}
            />
          )}
        </LateConfirm>
      )}
    </Box>
  )
}

const bar = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mb: 4 }

const bulkMessages = defineMessages({
  group: ['Selected patients', '選択した患者'],
  selected: (n: number) => [
    n === 1 ? '1 patient selected' : `${n} patients selected`,
    `${n}名を選択中`,
  ],
  clear: ['Clear selection', '選択を解除'],
  tag: ['Tag', 'タグ'],
  tagHelp: ['Separate several with commas.', '複数の場合は読点またはカンマで区切ってください。'],
  refused: ['These patients were skipped:', '次の患者さんは処理できませんでした：'],
  resend: {
    verb: ['Send invitations', '招待を送信'],
    title: (n: number) => [
      `Send an invitation to ${n === 1 ? '1 patient' : `${n} patients`}?`,
      `${n}名に招待を送信しますか？`,
    ],
    done: (n: number) => [
      n === 1 ? 'Invitation sent to 1 patient' : `Invitations sent to ${n} patients`,
      `${n}名に招待を送信しました`,
    ],
    consequence: [
      'Each patient gets a new link. Earlier links stop working.',
      '新しいリンクを送信します。以前のリンクは無効になります。',
    ],
  },
  add_tag: {
    verb: ['Add tag', 'タグを追加'],
    title: (n: number) => [
      `Add a tag to ${n === 1 ? '1 patient' : `${n} patients`}`,
      `${n}名にタグを追加`,
    ],
    done: (n: number) => [
      n === 1 ? '1 patient tagged' : `${n} patients tagged`,
      `${n}名にタグを追加しました`,
    ],
    consequence: [
      'Patients who already have the tag keep it.',
      'すでにタグのある患者さんは変わりません。',
    ],
  },
  archive: {
    verb: ['Archive', 'アーカイブ'],
    title: (n: number) => [
      `Archive ${n === 1 ? '1 patient' : `${n} patients`}?`,
      `${n}名をアーカイブしますか？`,
    ],
    done: (n: number) => [
      n === 1 ? '1 patient archived' : `${n} patients archived`,
      `${n}名をアーカイブしました`,
    ],
    consequence: [
      'They can no longer sign in, see recipes or order. Orders already placed go ahead; repeats stop. Their data is kept, and you can restore each of them until they join another clinic.',
      'ログイン、レシピの閲覧、注文ができなくなります。受付済みの注文はそのまま続きますが、定期注文は停止します。データは保存され、個別に元に戻せますが、ほかのクリニックに移った後は元に戻せません。',
    ],
  },
})
