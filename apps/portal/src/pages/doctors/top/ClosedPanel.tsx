import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { formatDate } from '@officina/shared/format'
import { PageHeader } from '@officina/ui/PageHeader'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { ExportPart } from '../../../features/account/ExportPart.tsx'

/** The account was closed: until when the practice's data can be downloaded, and where. */
export default function ClosedPanel({ until }: { until: string | null }) {
  const t = useText(messages)
  const locale = useLocale()
  return (
    <Box sx={{ maxWidth: 720 }}>
      <PageHeader title={t.title} />
      <Alert severity="info" sx={{ mb: 5 }}>
        <AlertTitle>{t.closed}</AlertTitle>
        {until && t.until(formatDate(until, locale))}
      </Alert>
      <Card sx={{ px: { xs: 4, sm: 5 }, pb: 4 }}>
        <ExportPart of="doctor" />
      </Card>
    </Box>
  )
}

const messages = defineMessages({
  title: ['Closed account', '閉鎖されたアカウント'],
  closed: ['Your account was closed.', 'アカウントは閉鎖されました。'],
  until: (day: string) => [
    `You can download your practice’s data until ${day}. After that you can no longer sign in.`,
    `${day}まで診療データをダウンロードできます。その後はログインできなくなります。`,
  ],
})
