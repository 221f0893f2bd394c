import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import type { components } from '@officina/openapi/schema'
import { errorText } from '@officina/ui/errorText.ts'
import { SidePanel } from '@officina/ui/SidePanel'
import { ListSkeleton } from '@officina/ui/skeletons'
import { ErrorState } from '@officina/ui/states'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { q } from '../../providers/queries.ts'
export type MailMessage = components['schemas']['MailMessage']

const locales = ['en', 'ja'] as const
const parts = ['html', 'text'] as const

/** An email with sample data in either language, as HTML and as text. */
export function MailPreview({ message, onClose }: { message: MailMessage; onClose: () => void }) {
  const t = useText(messages)
  const reader = useLocale()
  const [locale, setLocale] = useState(reader)
  const [part, setPart] = useState<(typeof parts)[number]>('html')
  const { data, error, refetch } = useQuery({
    ...q('/api/admin/settings/mail/messages/{message}', {
      params: { path: { message: message.key } },
    }),
    staleTime: 0,
  })
  const mail = data?.[locale]
  return (
    <SidePanel
      width={680}
      title={message.name[reader]}
      onClose={onClose}
      actions={<SendToMe message={message} locale={locale} />}
    >
      <Box sx={{ mb: 4, color: 'text.secondary' }}>
        {message.when[reader]}
        {message.state === 'off' && <div>{t.off}</div>}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mb: 4 }}>
        <Switch label={t.language} options={locales} value={locale} onChange={setLocale} />
        <Switch label={t.part} options={parts} value={part} onChange={setPart} />
      </Box>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : mail ? (
        <Box component="figure" sx={{ m: 0 }}>
          <Box component="figcaption" lang={locale} sx={{ fontWeight: 600, mb: 2 }}>
            {mail.subject}
          </Box>
          {part === 'html' ? (
            // no script, form or link of it does anything
            <Box component="iframe" sandbox="" srcDoc={mail.html} title={t.frame} sx={frame} />
          ) : (
            <Box component="pre" lang={locale} sx={text}>
              {mail.text}
            </Box>
          )}
        </Box>
      ) : (
        <ListSkeleton rows={6} />
      )}
    </SidePanel>
  )
}

type Choice = 'en' | 'ja' | 'html' | 'text'

function Switch<V extends Choice>(props: {
  label: string
  options: readonly V[]
  value: V
  onChange: (value: V) => void
}) {
  const t = useText(messages)
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={props.value}
      aria-label={props.label}
      onChange={(_, next: V | null) => next && props.onChange(next)}
    >
      {props.options.map((each) => (
        <ToggleButton key={each} value={each}>
          {t[each as Choice]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}

function SendToMe({ message, locale }: { message: MailMessage; locale: 'en' | 'ja' }) {
  const t = useText(messages)
  const notify = useNotify()
  const me = useMe()
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      const path = `/api/admin/settings/mail/messages/${message.key}/test`
      await dataProvider.call('POST', path, { body: { locale } })
      notify(t.sent(me.email ?? ''), { type: 'success' })
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    } finally {
      setSending(false)
    }
  }
  return (
    <Button
      variant="outlined"
      aria-busy={isSending || undefined}
      aria-disabled={isSending || undefined}
      onClick={() => {
        if (!isSending) void send()
      }}
    >
      {t.send}
    </Button>
  )
}

// mails have a white ground, also in dark mode
const frame = {
  display: 'block',
  width: '100%',
  height: 560,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  bgcolor: '#FFFFFF',
}
const text = {
  m: 0,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontFamily: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

const messages = defineMessages({
  language: ['Language of the email', 'メールの言語'],
  part: ['Format', '形式'],
  en: ['English', '英語'],
  ja: ['Japanese', '日本語'],
  html: ['HTML', 'HTML'],
  text: ['Text', 'テキスト'],
  frame: ['Preview of the email', 'メールのプレビュー'],
  off: ['This email is turned off for everyone.', '現在は全員に送信しない設定です。'],
  send: ['Send test email to me', '自分にテストメールを送信'],
  sent: (email: string) => [`Test email sent to ${email}`, `${email} にテストメールを送信しました`],
})
