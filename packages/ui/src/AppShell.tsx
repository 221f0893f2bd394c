import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { mainId, SkipLink } from './SkipLink.tsx'

/**
 * Frame of every page: skip link, header, optional side navigation, main, footer, optional bottom bar.
 * Give `focusKey` the path: when it changes, focus moves to the page's h1 (or main) and is announced.
 */
export function AppShell(props: {
  header?: ReactNode
  side?: ReactNode
  footer?: ReactNode
  bottomBar?: ReactNode
  focusKey?: string
  children: ReactNode
}) {
  useFocusOnChange(props.focusKey)
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      {props.header}
      <Box sx={{ flex: 1, display: 'flex', minWidth: 0 }}>
        {props.side}
        <Box
          component="main"
          id={mainId}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, px: { xs: 4, sm: 6, lg: 8 }, py: { xs: 5, sm: 8 } }}
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

let lastKey: string | undefined

// The first page keeps the browser's own focus; later pages announce their heading.
function useFocusOnChange(key: string | undefined) {
  useEffect(() => {
    if (key === undefined || key === lastKey) return
    const first = lastKey === undefined
    lastKey = key
    if (first) return
    const main = document.getElementById(mainId)
    const heading = main?.querySelector('h1')
    if (heading) heading.tabIndex = -1
    const target = heading ?? main
    target?.focus({ preventScroll: true })
  }, [key])
}
