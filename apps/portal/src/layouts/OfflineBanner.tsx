import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useIsOnline } from '@officina/client/useIsOnline'
import { defineMessages, useText } from '@officina/ui/text'
import { useEffect, useRef } from 'react'

/** Says that there is no connection, and what becomes of what is done meanwhile. The region is always there, so that it is read out. */
export function OfflineBanner(props: { of: 'doctor' | 'patient' }) {
  const t = useText(messages)
  const isOnline = useIsOnline()
  const region = useRef<HTMLDivElement>(null)
  // the header and what covers the page begin below it, so that it hides no button of theirs
  useEffect(() => {
    const { style } = document.documentElement
    const measure = () => style.setProperty('--banner', `${region.current?.offsetHeight ?? 0}px`)
    const observer = new ResizeObserver(measure)
    if (region.current) observer.observe(region.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--banner')
    }
  }, [])
  return (
    <Box ref={region} role="status" sx={{ position: 'sticky', top: 0, zIndex: 'tooltip' }}>
      {!isOnline && (
        <Alert severity="warning" role="presentation" sx={{ borderRadius: 0 }}>
          {t.offline} {t[props.of]}
        </Alert>
      )}
    </Box>
  )
}

const messages = defineMessages({
  offline: [
    'You are offline. What you see may be old.',
    'オフラインです。表示が最新でない場合があります。',
  ],
  patient: [
    'Changes of your cart are saved when the connection is back.',
    'カートの変更は、接続が戻ると保存されます。',
  ],
  doctor: ['Nothing can be saved until the connection is back.', '接続が戻るまで保存できません。'],
})
