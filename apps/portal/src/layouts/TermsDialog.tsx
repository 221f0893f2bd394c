import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { ApiError, api } from '@officina/client/api'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { legalTitles } from '@officina/shared/legal/titles'
import { errorText } from '@officina/ui/errorText.ts'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { useId, useState } from 'react'
import { useRevalidator } from 'react-router'
import { DocumentLink } from '../features/legal/DocumentLink.tsx'
import { signOut } from '../features/signOut.ts'
import { queryClient } from '../queryClient.ts'
import { askAgain, type Role, rememberMe } from '../session.ts'

const TermsRefusal = lazyPart(() => import('./TermsRefusal.tsx'))

type Document = components['schemas']['OutstandingDocument']

/** Blocks the page, which keeps what was typed, until the new documents are accepted. */
export default function TermsDialog({ of, documents }: { of: Role; documents: Document[] }) {
  const t = useText(messages)
  const locale = useLocale()
  const id = useId()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const [isRefused, setRefused] = useState(false)

  async function accept() {
    if (pending) return
    setPending(true)
    setError(undefined)
    try {
      const body = { documents: documents.map(({ key, version }) => ({ key, version })) }
      rememberMe(of, await api.post(`/api/${of}/terms` as '/api/patient/terms', { body }))
      await Promise.all([revalidate(), queryClient.invalidateQueries()])
    } catch (failure) {
      if (!(failure instanceof ApiError) || failure.handled) return
      setError(errorText(failure))
      if (failure.status !== 422) return
      // they have changed again: the ones to accept now are shown
      askAgain(of)
      await revalidate()
    } finally {
      setPending(false)
    }
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={id} aria-describedby={`${id}-text`}>
      <DialogTitle id={id} component="h2" variant="h2" sx={{ pb: 2 }}>
        {t.title}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`} style={{ marginTop: 0 }}>
          {t.text}
        </p>
        <ul style={{ paddingLeft: 20 }}>
          {documents.map(({ key, version, changes }) => (
            <li key={key} style={{ marginBottom: 8 }}>
              <DocumentLink to={`/${key}`}>{legalTitles[key][locale]}</DocumentLink>
              <Space />
              {t.from(formatDate(version, locale))}
              <ul style={{ paddingLeft: 20 }} aria-label={t.changes}>
                {changes[locale].map((change) => (
                  <li key={change}>{change}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <FormError>{error}</FormError>
        {isRefused && <TermsRefusal of={of} />}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, gap: 2, flexWrap: 'wrap' }}>
        {!isRefused && <Button onClick={() => setRefused(true)}>{t.refuse}</Button>}
        <Button onClick={() => void signOut(of)}>{t.signOut}</Button>
        <Button
          variant="contained"
          onClick={() => void accept()}
          aria-disabled={pending || undefined}
          aria-busy={pending || undefined}
        >
          {t.accept}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const messages = defineMessages({
  title: ['Our terms have changed', '規約が改定されました'],
  text: [
    'Read and accept the new version to continue. What you typed on this page is kept.',
    '続けるには、新しい版をご確認のうえ同意してください。入力中の内容はそのまま残ります。',
  ],
  from: (date: string) => [`(version of ${date})`, `（${date}版）`],
  changes: ['What changed', '変更点'],
  accept: ['Accept and continue', '同意して続ける'],
  refuse: ['I do not agree', '同意しない'],
  signOut: ['Sign out', 'ログアウト'],
})
