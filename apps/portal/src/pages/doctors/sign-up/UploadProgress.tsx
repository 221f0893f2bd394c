import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useText } from '@officina/ui/text'
import { signUpMessages } from './messages.ts'

/** How much of the application and its files has been sent; `fraction` from 0 to 1. */
export function UploadProgress({ fraction }: { fraction: number | undefined }) {
  const t = useText(signUpMessages)
  const percent = fraction === undefined ? undefined : Math.round(fraction * 100)
  return (
    <Box sx={{ mb: 4 }}>
      <LinearProgress
        aria-label={t.progress}
        variant={percent === undefined ? 'indeterminate' : 'determinate'}
        value={percent}
      />
      <Box sx={{ mt: 1, fontSize: '0.875rem', color: 'text.secondary' }}>
        {percent === undefined || percent === 100 ? t.checking : t.sent(percent)}
      </Box>
    </Box>
  )
}
