import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { sentences } from '@officina/shared/messages'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useNavigate } from 'react-router'
import { messages as words } from './messages.ts'
import { Preview } from './Preview.tsx'
import type { Questionnaire } from './types.ts'
import type { useDraft } from './useDraft.ts'

type Props = {
  questionnaire: Questionnaire
  editing: ReturnType<typeof useDraft>
  onChange: (next: Questionnaire) => void
  onReload: () => Promise<Questionnaire>
  /** Something was refused; it stands at its fields. */
  onRefused: () => void
}

/** Save, preview, publish or discard the draft. */
export function EditorActions(props: Props) {
  const { questionnaire, editing } = props
  const t = useText(messages)
  const locale = useLocale()
  const word = useText(words)
  const notify = useNotify()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'preview' | 'publish' | 'discard'>()
  const close = () => setAsked(undefined)
  const { isTyped, missing, pending } = editing

  async function publish() {
    if (await editing.publish()) notify(t.published, { type: 'success' })
    else props.onRefused()
    close()
  }

  async function discard() {
    if (!(await editing.discard())) return close()
    notify(t.discarded, { type: 'success' })
    if (questionnaire.versions.length === 0) return navigate('/questionnaires', { replace: true })
    const next = await props.onReload()
    props.onChange(next)
    editing.take(next)
    close()
  }

  return (
    <>
      <Box sx={bar}>
        <Button
          type="submit"
          variant={isTyped ? 'contained' : 'outlined'}
          aria-busy={pending || undefined}
        >
          {t.save}
        </Button>
        <Button variant="outlined" onClick={() => setAsked('preview')}>
          {t.preview}
        </Button>
        {questionnaire.draft && (
          <>
            <Button
              variant={isTyped ? 'outlined' : 'contained'}
              disabled={isTyped}
              onClick={() => (editing.check() ? setAsked('publish') : props.onRefused())}
            >
              {t.publish}
            </Button>
            <Button color="error" onClick={() => setAsked('discard')}>
              {t.discard}
            </Button>
          </>
        )}
      </Box>
      {asked === 'preview' && <Preview content={editing.draft} onClose={close} />}
      <ConfirmDialog
        open={asked === 'publish'}
        title={t.publishTitle}
        consequence={sentences([missing.size > 0 && word.missing(missing.size), t.final], locale)}
        verb={t.publishVerb}
        call={{ isPending: pending, error: undefined }}
        onConfirm={() => void publish()}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'discard'}
        danger
        title={t.discardTitle}
        consequence={questionnaire.versions.length === 0 ? t.discardAll : t.discardText}
        verb={t.discard}
        call={{ isPending: pending, error: undefined }}
        onConfirm={() => void discard()}
        onClose={close}
      />
    </>
  )
}

const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: 3,
  py: 3,
  bgcolor: 'background.default',
  borderTop: 1,
  borderColor: 'divider',
}

const messages = defineMessages({
  save: ['Save draft', '下書きを保存'],
  preview: ['Preview', 'プレビュー'],
  publish: ['Publish…', '公開する…'],
  publishTitle: ['Publish this version?', 'この版を公開しますか？'],
  publishVerb: ['Publish', '公開する'],
  final: [
    'Doctors send this version from now on. Questionnaires already sent keep theirs. A published version cannot be changed.',
    '今後、医師が送信する問診票はこの版になります。送信済みの問診票は以前の版のままです。公開した版は変更できません。',
  ],
  published: ['Questionnaire published', '問診票を公開しました'],
  discard: ['Discard draft', '下書きを破棄'],
  discardTitle: ['Discard the draft?', '下書きを破棄しますか？'],
  discardText: ['Changes since the latest version are lost.', '最新の版からの変更は失われます。'],
  discardAll: [
    'This questionnaire has never been published, so it is deleted with its draft.',
    'この問診票はまだ公開されていません。下書きと一緒に削除されます。',
  ],
  discarded: ['Draft discarded', '下書きを破棄しました'],
})
