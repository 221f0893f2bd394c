import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { mainId, SkipLink } from './SkipLink.tsx'
import { usePagePlace } from './usePagePlace.ts'

/**
 * Frame of every page: skip link, header, optional side navigation, main, footer, optional bottom bar.
 * With another `path` the page begins at its top, and focus moves to its h1 (or main).
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
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'flex',
        flexDirection: 'column',
        '--header': 'calc(60px + var(--banner, 0px))',
      }}
    >
      <SkipLink />
      {props.header}
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {props.side}
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 4, sm: 6, lg: 8 }, py: { xs: 4, sm: 6 } }}
        >
          {props.children}
        </Box>
      </Box>
      {props.footer}
      {props.bottomBar && (
        <Box sx={{ position: 'sticky', bottom: 0, zIndex: 'appBar' }}>{props.bottomBar}</Box>
      )}
    </Box>
  )
}
