import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '@officina/ui/text'
import { noticeMessages } from './noticeMessages.ts'
import { useNotice } from './useNotice.ts'

/** One mail when a pack is back in stock: asked for, or on and taken back. */
export function NotifyMe(props: { variantId: string; title: string; isOn: boolean }) {
  const t = useText(noticeMessages)
  const notice = useNotice(props.variantId)
  if (!props.isOn)
    return (
      <Button
        variant="outlined"
        aria-label={t.notifyName(props.title)}
        disabled={notice.pending}
        onClick={notice.ask}
      >
        {t.notify}
      </Button>
    )
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3 }}>
      <span>{t.on}</span>
      <Button
        size="small"
        aria-label={t.offName(props.title)}
        disabled={notice.pending}
        onClick={notice.stop}
      >
        {t.off}
      </Button>
    </Box>
  )
}
