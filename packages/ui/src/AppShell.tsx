import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { atFirstSign } from './atFirstSign.ts'
import { mainId, SkipLink } from './SkipLink.tsx'
import { usePagePlace } from './usePagePlace.ts'

/**
 * Frame of every page: skip link, header, optional side navigation, main, footer, optional bottom bar.
 * With another `path` the page begins at its top, and focus moves to its h1 (or main); it is never without a place.
 */
export function AppShell(props: {
  header?: ReactNode
  side?: ReactNode
  footer?: ReactNode
  bottomBar?: ReactNode
  path?: string
  children: ReactNode
}) {
  usePagePlace(props.path)
  useEffect(() => atFirstSign(keepFocus), [])
  return (
    <Box sx={shell}>
      <SkipLink />
      {props.header}
      <div className="shell-middle">
        {props.side}
        <main id={mainId} tabIndex={-1}>
          {props.children}
        </main>
      </div>
      {props.footer}
      {props.bottomBar && <div className="shell-bottom">{props.bottomBar}</div>}
    </Box>
  )
}

// without a connection the page does without
const keepFocus = () => void import('./focusFromNowOn.ts').catch(() => {})

const shell = {
  minHeight: '100dvh',
  display: 'flex',
  flexDirection: 'column',
  '--header': 'calc(60px + var(--banner, 0px))',
  '& > .shell-middle': { flex: 1, display: 'flex', minWidth: 0 },
  '& > .shell-middle > main': {
    flex: 1,
    minWidth: 0,
    px: { xs: 4, sm: 6, lg: 8 },
    py: { xs: 4, sm: 6 },
  },
  '& > .shell-bottom': { position: 'sticky', bottom: 0, zIndex: 'appBar' },
}
