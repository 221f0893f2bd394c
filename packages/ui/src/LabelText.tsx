import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { defineMessages, useText } from './text.tsx'

/** About two lines of a phone. */
const short = 90

/** What the label says of the use, beside a dosage that is written; a long text is cut to two lines until opened. */
export function LabelText({ text }: { text: string | undefined }) {
  const t = useText(messages)
  const [isOpen, setOpen] = useState(false)
  if (!text) return null
  const isLong = text.length > short
  return (
    <Box role="note" aria-label={t.title} sx={{ mb: 4, fontSize: '0.875rem' }}>
      <Box sx={{ color: 'text.secondary' }}>{t.title}</Box>
      <Box sx={isLong && !isOpen ? twoLines : undefined}>{text}</Box>
      {isLong && (
        <Button size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? t.less : t.more}
        </Button>
      )}
    </Box>
  )
}

const twoLines = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
}

const messages = defineMessages({
  title: ['Directions on the label', '表示の用法'],
  more: ['Show all', 'すべて表示'],
  less: ['Show less', '折りたたむ'],
})
