import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { visuallyHidden } from './PlainSelect.tsx'
import { defineMessages, useText } from './text.tsx'

const waitMs = 60_000

/** Sends the mail again; enabled a minute after the page was opened and after each send. */
export function ResendButton(props: { onResend: () => Promise<unknown> }) {
  const t = useText(messages)
  const [readyAt, setReadyAt] = useState(() => Date.now() + waitMs)
  const [state, setState] = useState<'idle' | 'pending' | 'sent' | 'failed'>('idle')
  const left = useSecondsUntil(readyAt)
  const resting = left > 0 || state === 'pending'

  async function resend() {
    if (resting) return
    setState('pending')
    try {
      await props.onResend()
      setState('sent')
    } catch {
      setState('failed')
    }
    setReadyAt(Date.now() + waitMs)
  }

  return (
    <Box>
      <Button
        variant="outlined"
        fullWidth
        aria-disabled={resting}
        disabled={resting}
        onClick={resend}
      >
        {left > 0 ? t.wait(left) : t.resend}
      </Button>
      <Box
        role="status"
        sx={{
          mt: 2,
          fontSize: '0.875rem',
          color: state === 'failed' ? 'error.main' : 'text.secondary',
        }}
      >
        {state === 'sent' && t.sent}
        {state === 'failed' && t.failed}
        {state === 'idle' && left === 0 && <span style={visuallyHidden}>{t.ready}</span>}
      </Box>
    </Box>
  )
}

function useSecondsUntil(instant: number): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    setNow(Date.now())
    const timer = setInterval(() => {
      setNow(Date.now())
      if (Date.now() >= instant) clearInterval(timer)
    }, 1000)
    return () => clearInterval(timer)
  }, [instant])
  return Math.max(0, Math.ceil((instant - now) / 1000))
}

const messages = defineMessages({
  resend: ['Send again', 'もう一度送信'],
  wait: (n: number) => [`Send again in ${n} s`, `${n}秒後に再送できます`],
  ready: ['You can send the email again now.', 'メールを再送できるようになりました。'],
  sent: [
    'Sent again. It may take a minute to arrive.',
    '再送しました。届くまで1分ほどかかります。',
  ],
  failed: [
    'The email could not be sent. Try again in a minute.',
    'メールを送信できませんでした。1分後にもう一度お試しください。',
  ],
})
