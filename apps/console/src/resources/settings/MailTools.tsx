import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { errorText } from '@officina/ui/errorText.ts'
import { defineMessages, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMe } from '../../admin/MeContext.ts'
import { dataProvider } from '../../providers/dataProvider.ts'
import { q } from '../../providers/queries.ts'

/** What every email looks like with the settings in force, in both languages, and one sent to oneself. */
export function MailTools() {
  const t = useText(messages)
  const notify = useNotify()
  const me = useMe()
  const { data } = useQuery({ ...q('/api/admin/settings/mail/preview'), staleTime: 0 })
  const [isSending, setSending] = useState(false)
  const send = async () => {
    setSending(true)
    try {
      await dataProvider.call('POST', '/api/admin/settings/mail/test')
      notify(t.sent(me.email ?? ''), { type: 'success' })
    } catch (error) {
      notify(errorText(error), { type: 'error' })
    } finally {
      setSending(false)
    }
  }
  return (
    <Card component="section" sx={{ p: { xs: 4, sm: 6 }, my: 5 }}>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t.title}
      </Typography>
      <Typography sx={{ mb: 4, color: 'text.secondary' }}>{t.text}</Typography>
      {(['en', 'ja'] as const).map((locale) => (
        <Box key={locale} component="figure" sx={{ m: 0, mb: 4 }}>
          <Box component="figcaption" sx={{ fontWeight: 600, fontSize: '0.875rem', mb: 1 }}>
            {t[locale]}
          </Box>
          <Box component="pre" lang={locale} sx={preview}>
            {data ? `${data[locale].subject}\n\n${data[locale].text}` : '…'}
          </Box>
        </Box>
      ))}
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
    </Card>
  )
}

const preview = {
  m: 0,
  p: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  font: 'inherit',
  fontSize: '0.875rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
}

const messages = defineMessages({
  title: ['Preview', 'プレビュー'],
  text: ['The test email with the saved settings.', '保存済みの設定によるテストメールです。'],
  en: ['English', '英語'],
  ja: ['Japanese', '日本語'],
  send: ['Send test email to me', '自分にテストメールを送信'],
  sent: (email: string) => [`Test email sent to ${email}`, `${email} にテストメールを送信しました`],
})
