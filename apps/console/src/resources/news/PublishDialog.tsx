import Alert from '@mui/material/Alert'
import { loadErrorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { defineMessages, Space, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { q } from '../../providers/queries.ts'
import { ActionDialog } from '../../schema/ActionDialog.tsx'
import type { DialogProps } from '../../schema/actions.ts'
import { useSay } from '../../schema/actions.ts'
import type { RecordOf } from '../../schema/spec.ts'
import { readersText } from './readersText.ts'

/** News, with the people they are for once those are counted. */
export type Counted = RecordOf<'news'> & { doctors?: number; patients?: number }

/** Says to how many people the news go before they do. */
export default function PublishDialog(props: DialogProps<Counted>) {
  const { action, record: news } = props
  const t = useText(messages)
  const { say } = useSay()
  const { data, error } = useQuery({
    ...q('/api/admin/news/{newsId}/recipients', { params: { path: { newsId: news.id } } }),
    staleTime: 0,
  })
  const people = data ? data.doctors + data.patients : 0
  return (
    <ActionDialog
      {...props}
      record={{ ...news, ...data }}
      text={
        <>
          {data ? t.people(data.doctors, data.patients, data.mails) : t.counting}
          <Space />
          {say(action.text, news)}
          {news.category === 'recall' && !news.requires_ack && (
            <Alert severity="warning" sx={{ mt: 3 }}>
              {t.unconfirmed}
            </Alert>
          )}
          <FormError>{loadErrorText(error)}</FormError>
        </>
      }
      verb={data ? undefined : null}
      body={() => ({ recipients: people })}
    />
  )
}

const messages = defineMessages({
  counting: ['Counting readers…', '対象者を数えています…'],
  people: (doctors: number, patients: number, mails: number) => [
    `For ${readersText(doctors, patients)}. ${mails === 0 ? 'Nobody gets an email.' : `${mails} will get an email.`}`,
    `対象は医師${doctors}名、患者${patients}名です。${mails === 0 ? 'メールは送信されません。' : `うち${mails}名にメールが届きます。`}`,
  ],
  unconfirmed: [
    'Readers do not have to confirm this recall. To ask them to, cancel and select “Requires acknowledgement”.',
    'この回収のお知らせは、既読の確認を求めない設定です。確認を求める場合は、キャンセルして「確認が必要」を選択してください。',
  ],
})
