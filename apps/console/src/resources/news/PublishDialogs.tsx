import { q } from '@officina/client/query'
import { loadErrorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useMe } from '../../admin/MeContext.ts'
import { ActionDialog, type ActionForm } from '../../schema/ActionDialog.tsx'
import { fromLocalInput } from '../../schema/zoned.ts'
import type { NewsDialogProps } from './types.ts'

type Values = { publish_at: string }
type Step = 'publish' | 'schedule' | 'republish'

export const PublishDialog = (props: NewsDialogProps) => <Publish {...props} step="publish" />
export const RepublishDialog = (props: NewsDialogProps) => <Publish {...props} step="republish" />
export function ScheduleDialog(props: NewsDialogProps) {
  const t = useText(messages)
  const { time_zone: zone = 'UTC' } = useMe()
  return (
    <Publish {...props} step="schedule">
      {(form) => (
        <Field
          {...form.field('publish_at')}
          label={`${t.publishAt} (${zone})`}
          type="datetime-local"
          required
        />
      )}
    </Publish>
  )
}

/** Says to how many people the news go before they do. */
function Publish(
  props: NewsDialogProps & { step: Step; children?: (form: ActionForm<Values>) => ReactNode },
) {
  const { news, step } = props
  const words = useText(messages)
  const t = words[step]
  const { time_zone: zone = 'UTC' } = useMe()
  const { data, error } = useQuery({
    ...q('/api/admin/news/{newsId}/recipients', { params: { path: { newsId: news.id } } }),
    staleTime: 0,
  })
  const people = data ? data.doctors + data.patients : 0
  return (
    <ActionDialog<Values>
      open
      onClose={props.onClose}
      path={`/api/admin/news/${news.id}/${step}`}
      title={t.title(news.title)}
      consequence={
        <>
          {data ? words.people(data.doctors, data.patients, data.mails) : words.counting}{' '}
          {t.consequence}
          <FormError>{loadErrorText(error)}</FormError>
        </>
      }
      verb={data ? t.verb(people) : words.wait}
      done={t.done}
      initial={{ publish_at: '' }}
      body={(values) => ({
        revision: news.revision,
        recipients: people,
        ...(step === 'schedule'
          ? { publish_at: values.publish_at ? fromLocalInput(values.publish_at, zone) : '' }
          : {}),
      })}
    >
      {props.children}
    </ActionDialog>
  )
}

const messages = defineMessages({
  publishAt: ['Publish at', '公開日時'],
  counting: ['Counting the people …', '対象者を数えています…'],
  wait: ['Counting …', '集計中…'],
  people: (doctors: number, patients: number, mails: number) => [
    `For ${doctors} ${doctors === 1 ? 'doctor' : 'doctors'} and ${patients} ${patients === 1 ? 'patient' : 'patients'}; ${mails} of them get a mail.`,
    `対象は医師${doctors}名、患者${patients}名です。うち${mails}名にメールが届きます。`,
  ],
  publish: {
    title: (title: string) => [`Publish “${title}” now?`, `「${title}」を今すぐ公開しますか`],
    consequence: [
      'They see it at once, and mails cannot be called back.',
      'すぐに表示され、送信したメールは取り消せません。',
    ],
    verb: (n: number) => [`Publish to ${n} people`, `${n}名に公開する`],
    done: ['Published', '公開しました'],
  },
  schedule: {
    title: (title: string) => [`Publish “${title}” later?`, `「${title}」の公開を予約しますか`],
    consequence: ['It can be taken back until then.', '公開までは取り消せます。'],
    verb: (n: number) => [`Schedule for ${n} people`, `${n}名への公開を予約する`],
    done: ['Scheduled', '公開を予約しました'],
  },
  republish: {
    title: (title: string) => [
      `Publish “${title}” as changed?`,
      `「${title}」を変更版として公開しますか`,
    ],
    consequence: [
      'Everybody has to read (and acknowledge) it again.',
      '全員が未読（未確認）に戻ります。',
    ],
    verb: (n: number) => [`Publish again to ${n} people`, `${n}名に再度公開する`],
    done: ['Published as changed', '変更版として公開しました'],
  },
})
