import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { api } from '@officina/client/api'
import { invalidate } from '@officina/client/query'
import { useIdempotencyKey } from '@officina/client/useIdempotencyKey'
import type { components } from '@officina/openapi/schema'
import { Field } from '@officina/ui/Field'
import { FormError } from '@officina/ui/FormError'
import { KeptNotice } from '@officina/ui/KeptNotice'
import { defineMessages, useText } from '@officina/ui/text'
import { useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { toast } from '../toast.tsx'
import { useKeptForm } from '../useKeptForm.ts'

export type Asked =
  | { kind: 'refill'; recipe_line_id: string; title: string }
  | { kind: 'product'; product_id: string; title: string }
  | { kind: 'question' }

type Props = { about: Asked; open: boolean; onClose: () => void }

/** What the doctor is asked, with a word to it. */
export default function AskDialog({ about, open, onClose }: Props) {
  const titleId = useId()
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <AskForm about={about} titleId={titleId} onDone={onClose} />
    </Dialog>
  )
}

function AskForm(props: { about: Asked; titleId: string; onDone: () => void }) {
  const { about } = props
  const t = useText(messages)
  const queryClient = useQueryClient()
  const keyOf = useIdempotencyKey()
  const isQuestion = about.kind === 'question'
  const form = useKeptForm(nameOf(about), { message: '' }, submit, (values) => ({
    ...(isQuestion && !values.message.trim() ? { message: [t.missing] } : {}),
  }))

  async function submit(values: { message: string }) {
    const body = { ...bodyOf(about), message: values.message.trim() || null }
    const request = await api.post('/api/patient/requests', {
      params: { header: { 'Idempotency-Key': keyOf(body) } },
      body,
    })
    for (const path of ['/api/patient/requests', '/api/patient/recipes', '/api/patient/products'])
      await invalidate(queryClient, path)
    toast.success(request.status === 'approved' ? t.approved : t.sent)
    props.onDone()
  }

  const title = {
    refill: t.refillTitle,
    product: t.productTitle,
    question: () => t.questionTitle,
  }[about.kind]('title' in about ? about.title : '')
  return (
    <form {...form.formProps}>
      <DialogTitle id={props.titleId} component="h2" variant="h2">
        {title}
      </DialogTitle>
      <DialogContent>
        <p>{t[`${about.kind}Text`]}</p>
        <KeptNotice kept={form.kept} />
        <FormError>{form.message}</FormError>
        <Field
          {...form.field('message')}
          label={isQuestion ? t.question : t.message}
          help={t.left}
          optional={!isQuestion}
          required={isQuestion}
          multiline
          minRows={3}
          inputProps={{ maxLength: 300 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onDone}>{t.cancel}</Button>
        <Button type="submit" variant="contained" disabled={form.pending}>
          {t.send}
        </Button>
      </DialogActions>
    </form>
  )
}

const nameOf = (about: Asked) =>
  `ask ${about.kind} ${'title' in about ? ('product_id' in about ? about.product_id : about.recipe_line_id) : ''}`

function bodyOf(about: Asked): components['schemas']['PatientRequestNew'] {
  if (about.kind === 'question') return { kind: 'question' }
  const { title, ...body } = about
  return body
}

const messages = defineMessages({
  refillTitle: (product: string) => [
    `Request a refill: ${product}`,
    `再購入のリクエスト：${product}`,
  ],
  productTitle: (product: string) => [`Request ${product}`, `${product}のリクエスト`],
  questionTitle: ['Ask your doctor', '担当医への質問'],
  refillText: [
    'Your doctor decides whether you can order it again. You will get an email.',
    '再購入できるかどうかを担当医が判断し、メールでお知らせします。',
  ],
  productText: [
    'Your doctor decides whether it is right for you. You will get an email.',
    'この商品が適しているかどうかを担当医が判断し、メールでお知らせします。',
  ],
  questionText: [
    'For questions about your products. In an emergency, call the emergency number instead.',
    '商品についてのご質問はこちらから。緊急の場合は救急にお電話ください。',
  ],
  message: ['Message', 'メッセージ'],
  question: ['Your question', 'ご質問'],
  left: ['Up to 300 characters.', '300文字以内'],
  missing: ['Write your question.', '質問を入力してください。'],
  send: ['Send', '送信'],
  cancel: ['Cancel', 'キャンセル'],
  sent: ['Sent. Your doctor will reply.', '送信しました。担当医からの回答をお待ちください。'],
  approved: ['Approved. You can order it now.', '承認されました。今すぐご注文いただけます。'],
})
