import { toApiError } from '@officina/client/errors'
import { formatDate } from '@officina/shared/format'
import { legalTitles } from '@officina/shared/legal/titles'
import { isAgreed } from '@officina/shared/legalVersions'
import { CheckField } from '@officina/ui/CheckField'
import { Field } from '@officina/ui/Field'
import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useNotify } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import type { LegalText } from './legalText.ts'

/** From which day the version applies, and whether people have to accept it. */
export function LegalPublishDialog(props: {
  text: LegalText
  onClose: () => void
  /** Something of the text itself was refused. */
  onRefused: (errors: Record<string, string[]>) => void
  /** Somebody else has changed it. */
  onConflict: (error: unknown) => void
  onDone: (text: LegalText) => void
}) {
  const t = useText(messages)
  const locale = useLocale()
  const notify = useNotify()
  const { text } = props
  const asks = isAgreed(text.key)
  const initial = { version: asks ? text.earliest_to_accept : text.earliest, asks_acceptance: asks }
  const form = useServerForm(initial, async (values) => {
    try {
      const path = `/api/admin/legal-texts/${text.key}/publish`
      const body = { ...values, revision: text.revision }
      props.onDone((await dataProvider.call('POST', path, { body })) as LegalText)
      notify(t.done(formatDate(values.version, locale)), { type: 'success' })
      props.onClose()
    } catch (failure) {
      const error = toApiError(failure)
      if (error.code === 'REVISION_CONFLICT') {
        props.onClose()
        return props.onConflict(failure)
      }
      if (!Object.keys(error.errors).some((name) => !(name in initial))) throw failure
      props.onRefused(error.errors)
      props.onClose()
    }
  })
  const earliest = form.values.asks_acceptance ? text.earliest_to_accept : text.earliest
  return (
    <FormDialog
      title={t.title(legalTitles[text.key][locale])}
      form={form}
      verb={t.publish}
      onClose={props.onClose}
    >
      {asks && (
        <CheckField
          {...form.check('asks_acceptance')}
          label={t.asks}
          help={form.values.asks_acceptance ? t.told(text.people) : t.quiet}
        />
      )}
      <Field
        {...form.field('version')}
        label={t.version}
        type="date"
        required
        help={t.earliest(formatDate(earliest, locale))}
        inputProps={{ min: earliest }}
        sx={{ maxWidth: 220 }}
      />
      <FormError>{form.message}</FormError>
      <p>{t.final}</p>
    </FormDialog>
  )
}

const messages = defineMessages({
  title: (name: string) => [`Publish “${name}”`, `「${name}」の公開`],
  asks: ['Ask people to accept it', '同意を求める'],
  told: (n: number) => [
    n === 1
      ? '1 person gets an email now and is asked at the first sign-in from that day on.'
      : `${n} people get an email now and are asked at the first sign-in from that day on.`,
    `対象の${n}名にメールでお知らせし、施行日以降のログイン時に同意をお願いします。`,
  ],
  quiet: [
    'For corrections that change nothing for people: no email, nobody is asked.',
    '内容に影響のない修正向けです。メールも同意のお願いもありません。',
  ],
  version: ['Applies from', '施行日'],
  earliest: (day: string) => [`${day} or later`, `${day}以降`],
  final: [
    'A published text cannot be changed. To correct it, publish another version.',
    '公開後は変更できません。修正する場合は新しい版を公開してください。',
  ],
  publish: ['Publish', '公開する'],
  done: (day: string) => [`Published. It applies from ${day}.`, `公開しました（${day} 施行）`],
})
