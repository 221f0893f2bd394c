import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { invalidate, q, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import { errorText, loadErrorText } from '@officina/ui/errorText.ts'
import { Field } from '@officina/ui/Field'
import { FactList } from '@officina/ui/facts'
import { useKeptState } from '@officina/ui/keptInput.ts'
import { Photos } from '@officina/ui/Photos'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changedByRecipe } from '../recipe/changedByRecipe.ts'
import { reportWords } from '../shop/reportWords.ts'
import { toast } from '../toast.tsx'

/** What the patient reports about a product; one click stops it in the running recipes. */
export function ReportPanel(props: { id: string; isReadOnly: boolean; onClose: () => void }) {
  const { id } = props
  const t = useText(reportMessages)
  const words = useText(reportWords)
  const queryClient = useQueryClient()
  const answer = useKeptState(`answer to report ${id}`, '')
  const { data, error } = useQuery(
    q('/api/doctor/reports/{reportId}', { params: { path: { reportId: id } } }),
  )
  const send = useApiMutation('post', '/api/doctor/reports/{reportId}/answer', {
    onSuccess: async (report) => {
      await Promise.all(changed.map((path) => invalidate(queryClient, path)))
      toast.success(report.decision === 'stopped' ? t.stopped(report.product) : t.answered)
      answer.set('')
    },
    onError: (error) => rereadAfterConflict(queryClient, error, changed),
  })
  const decide = (decision: 'stopped' | 'continued') =>
    data &&
    send.mutate({
      params: { path: { reportId: id } },
      body: { decision, answer: answer.value.trim() || null, revision: data.revision },
    })
  const isOpen = data?.status === 'open' && !props.isReadOnly
  return (
    <SidePanel
      title={data ? t.title(data.product) : t.report}
      onClose={() => {
        answer.forget()
        props.onClose()
      }}
      isTyped={isOpen && answer.value.trim() !== ''}
      actions={
        isOpen && (
          <>
            <Button disabled={send.isPending} onClick={() => decide('continued')}>
              {t.goOn}
            </Button>
            <Button
              variant="contained"
              color="error"
              disabled={send.isPending}
              onClick={() => decide('stopped')}
            >
              {t.stop}
            </Button>
          </>
        )
      }
    >
      {!data && !error && <CardSkeleton cards={1} height={200} />}
      {error && <EmptyState title={t.missing} text={loadErrorText(error)} />}
      {data && (
        <>
          <FactList
            facts={[
              { label: t.what, value: words.kinds[data.kind] },
              { label: t.reported, value: <DateText value={data.created_at} time /> },
              { label: t.order, value: data.order_number },
              { label: words.lot, value: data.lot },
              { label: words.expires, value: <DateText value={data.expires_on} timeZone="UTC" /> },
              { label: t.message, value: data.message },
              { label: t.decision, value: data.decision && words[data.decision] },
              { label: t.answer, value: data.decision && data.answer },
            ]}
          />
          <Photos
            label={t.photos}
            photos={data.photos}
            src={(photo) => `/api/doctor/reports/${id}/photos/${photo}`}
          />
          {isOpen && (
            <>
              <Alert severity="info" sx={{ my: 5 }}>
                {data.active_lines > 0 ? t.inRecipes(data.active_lines) : t.inNoRecipe}
              </Alert>
              <Field
                label={t.answer}
                name="answer"
                help={t.answerHelp}
                optional
                multiline
                minRows={3}
                value={answer.value}
                onChange={(event) => answer.set(event.target.value)}
                inputProps={{ maxLength: 1000 }}
              />
            </>
          )}
          {send.error && !send.error.handled && (
            <Alert severity="error">{errorText(send.error)}</Alert>
          )}
        </>
      )}
    </SidePanel>
  )
}

const changed = ['/api/doctor/reports', ...changedByRecipe] as const

const reportMessages = defineMessages({
  report: ['Report', '報告'],
  title: (product: string) => [`Report about ${product}`, `「${product}」についての報告`],
  missing: ['This report does not exist', 'この報告は見つかりません'],
  what: ['What happened', '内容'],
  reported: ['Reported', '報告日時'],
  order: ['Order', '注文'],
  message: ['In the patient’s words', '患者さんの記述'],
  photos: ['Photos from the patient', '患者さんの写真'],
  decision: ['Decision', '判断'],
  answer: ['Answer to the patient', '患者さんへの回答'],
  answerHelp: [
    'The patient gets it by email with your decision.',
    '判断とあわせて、患者さんにメールで送られます。',
  ],
  inRecipes: (n: number) => [
    n === 1
      ? 'This product, or the one it replaced, is on one of the patient’s active recipes. If you stop it, it can no longer be ordered.'
      : `This product, or the one it replaced, is on the patient’s active recipes ${n} times. If you stop it, it can no longer be ordered.`,
    `有効なレシピの${n}行にこの商品、または代替前の商品があります。中止すると、以後の注文はできなくなります。`,
  ],
  inNoRecipe: [
    'None of the patient’s active recipes has this product. The patient is notified to stop using it.',
    '有効なレシピにこの商品はありません。患者さんに使用中止をお知らせします。',
  ],
  stop: ['Stop product', '商品を中止'],
  goOn: ['Continue product', '継続可と回答'],
  stopped: (product: string) => [
    `${product} stopped. The patient was notified.`,
    `「${product}」を中止し、患者さんに通知しました。`,
  ],
  answered: ['Answer sent to the patient', '患者さんに回答しました'],
})
