import Box from '@mui/material/Box'
import { useText } from '@officina/ui/text'
import { messages } from './messages.ts'

/** A dot with a word for those who do not see it. */
export function UnreadDot() {
  const t = useText(messages)
  return (
    <Box
      component="span"
      role="img"
      aria-label={t.unread}
      sx={{
        display: 'inline-block',
        flexShrink: 0,
        width: 10,
        height: 10,
        borderRadius: '50%',
        bgcolor: 'primary.main',
      }}
    />
  )
}
