import { styled } from '@mui/material/styles'
import { defineMessages, useText } from './text.tsx'

export const mainId = 'main'

/** First thing the Tab key reaches: jumps over the navigation to the page's content. */
export function SkipLink() {
  const t = useText(messages)
  return (
    <Anchor data-noprint href={`#${mainId}`}>
      {t.skip}
    </Anchor>
  )
}

const Anchor = styled('a')(({ theme }) => ({
  position: 'fixed',
  top: 8,
  left: 8,
  zIndex: theme.zIndex.tooltip,
  padding: '8px 16px',
  borderRadius: 8,
  color: (theme.vars ?? theme).palette.primary.contrastText,
  backgroundColor: (theme.vars ?? theme).palette.primary.main,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
}))

const messages = defineMessages({
  skip: ['Skip to content', '本文へ移動'],
})
