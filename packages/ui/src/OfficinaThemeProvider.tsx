import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { type ReactNode, useState } from 'react'
import { colorSchemeKey, modeKey } from './schemeScript.ts'
import type { Locale } from './text.tsx'
import { createOfficinaTheme } from './theme.ts'

const themes = { en: createOfficinaTheme('en'), ja: createOfficinaTheme('ja') }

/** Theme, styles with the page's CSP nonce, and the stored colour scheme (first visit: the system's). */
export function OfficinaThemeProvider(props: {
  locale: Locale
  nonce?: string | undefined
  children: ReactNode
}) {
  const [cache] = useState(() => createCache({ key: 'o', prepend: true, nonce: props.nonce }))
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={themes[props.locale]}
        defaultMode="system"
        modeStorageKey={modeKey}
        colorSchemeStorageKey={colorSchemeKey}
        noSsr
      >
        <CssBaseline enableColorScheme />
        {props.children}
      </ThemeProvider>
    </CacheProvider>
  )
}
