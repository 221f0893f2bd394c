import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toApiError } from '@officina/client/errors'
import { formatDateTime } from '@officina/shared/format'
import { isAgreed } from '@officina/shared/legalVersions'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { errorText } from '@officina/ui/errorText.ts'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { DraftConflict } from '../../schema/DraftConflict.tsx'
import { LegalFields } from './LegalFields.tsx'
import { LegalPublishDialog } from './LegalPublishDialog.tsx'
import { type LegalText, type LegalValues, valuesOf } from './legalText.ts'

/** The draft of the next version, in both languages. */
export function LegalEditor(props: {
  text: LegalText
  onChange: (text: LegalText) => void
  /** Reads what is stored now. */
  onReload: () => Promise<LegalText>
}) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const { text, onChange } = props
  // the text as it was when the question was asked
  const [publishing, setPublishing] = useState<LegalText>()
  const [isDiscarding, setDiscarding] = useState(false)
  const [isBehind, setBehind] = useState(false)
  const path = `/api/admin/legal-texts/${text.key}`

  async function save(values: LegalValues): Promise<boolean> {
    setBehind(false)
    try {
      onChange((await dataProvider.call('PATCH', path, { body: values })) as LegalText)
      notify(t.saved, { type: 'success' })
      return true
    } catch (error) {
      await askAbout(error)
      return false
    }
  }
  async function discard() {
    setBehind(false)
    try {
      const body = { revision: form.values.revision }
      const next = (await dataProvider.call('POST', `${path}/discard`, { body })) as LegalText
      onChange(next)
      form.kept.discard()
      notify(t.discarded, { type: 'success' })
    } catch (thrown) {
      await askAbout(thrown).catch((error) => notify(errorText(error), { type: 'error' }))
    }
    setDiscarding(false)
  }
  /** After a conflict; told of it, one may save again. */
  async function askAbout(error: unknown): Promise<void> {
    if (toApiError(error).code !== 'REVISION_CONFLICT') throw error
    const { revision } = await props.onReload()
    setBehind(true)
    form.set('revision', revision)
  }
  // what others save comes in below what is typed, and never under it unasked
  const form = useServerForm(valuesOf(text), save, undefined, `legal text ${text.key}`)
  const { isTyped } = form
  const isOfSettings = !isAgreed(text.key) && text.versions.length === 1
  return (
    <Box component="section" aria-label={t.title} sx={{ mt: 5 }}>
      <Box sx={{ mb: 4, color: 'text.secondary', fontSize: '0.875rem' }}>
        {text.draft
          ? t.draft(formatDateTime(text.draft.saved_at, locale), text.draft.saved_by ?? '')
          : isOfSettings
            ? t.ofSettings
            : t.none}
      </Box>
      <form {...form.formProps}>
        <LeaveGuard isTyped={isTyped} onLeave={form.forget} />
        <KeptNotice kept={form.kept} />
        <LegalFields form={form} />
        {isBehind && (
          <DraftConflict
            onKeep={() => setBehind(false)}
            onTake={() => {
              form.kept.discard()
              setBehind(false)
            }}
          />
        )}
        <Box sx={{ display: 'flex', gap: 3, flexWrap: 'wrap', alignItems: 'center' }}>
          <Button
            type="submit"
            variant={isTyped ? 'contained' : 'outlined'}
            aria-busy={form.pending || undefined}
          >
            {t.save}
          </Button>
          {text.draft && (
            <>
              <Button
                variant={isTyped ? 'outlined' : 'contained'}
                disabled={isTyped}
                onClick={() => setPublishing(text)}
              >
                {t.publish}
              </Button>
              <Button color="error" onClick={() => setDiscarding(true)}>
                {t.discard}
              </Button>
            </>
          )}
        </Box>
      </form>
      {publishing && (
        <LegalPublishDialog
          text={publishing}
          onClose={() => setPublishing(undefined)}
          onRefused={form.setErrors}
          onConflict={(error) => void askAbout(error)}
          onDone={onChange}
        />
      )}
      <ConfirmDialog
        open={isDiscarding}
        danger
        title={t.discardTitle}
        consequence={t.discardText}
        verb={t.discard}
        call={undefined}
        onConfirm={() => void discard()}
        onClose={() => setDiscarding(false)}
      />
    </Box>
  )
}

const messages = defineMessages({
  title: ['Next version', '次の版'],
  none: [
    'No draft. The latest version is shown below. Save a change to begin the next one.',
    '下書きはありません。以下は最新の版の本文です。変更して保存すると、次の版の下書きになります。',
  ],
  ofSettings: [
    'No version published. The text below is generated from the settings and changes with them. A text that you publish does not.',
    '公開した版はありません。以下は設定から作成した文面で、設定の変更が反映されます。公開した本文には反映されません。',
  ],
  draft: (at: string, by: string) => [
    `Draft, saved ${at}${by && ` by ${by}`}. Only administrators see it.`,
    `下書き（${at} 保存${by && `、${by}`}）。管理者以外には表示されません。`,
  ],
  save: ['Save draft', '下書きを保存'],
  saved: ['Draft saved', '下書きを保存しました'],
  publish: ['Publish…', '公開する…'],
  discard: ['Discard draft', '下書きを破棄'],
  discardTitle: ['Discard the draft?', '下書きを破棄しますか？'],
  discardText: ['Changes since the latest version are lost.', '最新の版からの変更は失われます。'],
  discarded: ['Draft discarded', '下書きを破棄しました'],
})
