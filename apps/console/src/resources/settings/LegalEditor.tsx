import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { toApiError } from '@officina/client/errors'
import { formatDateTime } from '@officina/shared/format'
import { isAgreed } from '@officina/shared/legalVersions'
import { LeaveGuard } from '@officina/ui/LeaveGuard'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { DraftConflict } from '../../schema/DraftConflict.tsx'
import { LegalFields } from './LegalFields.tsx'
import { LegalPublishDialog } from './LegalPublishDialog.tsx'
import type { LegalText } from './legalText.ts'

const legalFields = ['body_en', 'body_ja', 'changes_en', 'changes_ja'] as const
type Values = Record<(typeof legalFields)[number], string>

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
  const { time_zone: zone = 'UTC' } = useMe()
  const { text, onChange } = props
  const [saved, setSaved] = useState<Values>(valuesOf(text))
  const [isPublishing, setPublishing] = useState(false)
  const [theirs, setTheirs] = useState<LegalText>()
  const path = `/api/admin/legal-texts/${text.key}`
  const save = async (values: Values) => {
    try {
      const body = { ...values, revision: text.revision }
      onChange((await dataProvider.call('PATCH', path, { body })) as LegalText)
      setSaved(values)
      notify(t.saved, { type: 'success' })
    } catch (error) {
      if (toApiError(error).code !== 'REVISION_CONFLICT') throw error
      setTheirs(await props.onReload())
    }
  }
  const form = useServerForm<Values>(valuesOf(text), save)
  const take = (values: Values) => {
    for (const name of legalFields) form.set(name, values[name])
    setSaved(values)
  }
  const discard = async () => {
    try {
      const body = { revision: text.revision }
      const next = (await dataProvider.call('POST', `${path}/discard`, { body })) as LegalText
      onChange(next)
      take(valuesOf(next))
      notify(t.discarded, { type: 'success' })
    } catch (error) {
      notify(toApiError(error).message, { type: 'error' })
    }
  }
  const isOfSettings = !isAgreed(text.key) && text.versions.length === 1
  const isTyped = legalFields.some((name) => form.values[name] !== saved[name])
  return (
    <Box component="section" aria-label={t.title} sx={{ mt: 5 }}>
      <Box sx={{ mb: 4, color: 'text.secondary', fontSize: '0.875rem' }}>
        {text.draft
          ? t.draft(formatDateTime(text.draft.saved_at, locale, zone), text.draft.saved_by ?? '')
          : isOfSettings
            ? t.ofSettings
            : t.none}
      </Box>
      <form {...form.formProps}>
        <LeaveGuard isTyped={isTyped} />
        <LegalFields form={form} />
        {theirs && (
          <DraftConflict
            onKeep={() => setTheirs(undefined)}
            onTake={() => {
              take(valuesOf(theirs))
              setTheirs(undefined)
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
                onClick={() => setPublishing(true)}
              >
                {t.publish}
              </Button>
              <Button color="error" onClick={() => void discard()}>
                {t.discard}
              </Button>
            </>
          )}
        </Box>
      </form>
      {isPublishing && (
        <LegalPublishDialog
          text={text}
          onClose={() => setPublishing(false)}
          onRefused={form.setErrors}
          onDone={onChange}
        />
      )}
    </Box>
  )
}

const valuesOf = ({ body_en, body_ja, changes_en, changes_ja }: LegalText): Values => ({
  body_en,
  body_ja,
  changes_en,
  changes_ja,
})

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
  discarded: ['Draft discarded', '下書きを破棄しました'],
})
