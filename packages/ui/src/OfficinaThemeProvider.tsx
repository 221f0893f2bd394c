import { CacheProvider } from '@emotion/react'
import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import type { Locale } from '@officina/shared/locale'
import { type ReactNode, useEffect, useState } from 'react'
import { preventDoubleClick } from './preventDoubleClick.ts'
import { colorSchemeKey, modeKey } from './schemeScript.ts'
import { createStyleCache } from './styleCache.ts'
import { createOfficinaTheme } from './theme.ts'

const themes: Record<string, ReturnType<typeof createOfficinaTheme>> = {}

/** Made when first asked for: the other language's costs a visit nothing. */
export function themeOf(locale: Locale, isDense = false) {
  const key = `${locale} ${isDense}`
  themes[key] ??= createOfficinaTheme(locale, isDense)
  return themes[key]
}

/**
 * Theme, styles with the page's CSP nonce, the stored colour scheme (first visit: the system's), and a
 * double click that counts once.
 */
export function OfficinaThemeProvider(props: {
  locale: Locale
  nonce?: string | undefined
  /** Type of 14 px. */
  dense?: boolean
  children: ReactNode
}) {
  const [cache] = useState(() => createStyleCache(props.nonce))
  useEffect(() => preventDoubleClick(), [])
  return (
    <CacheProvider value={cache}>
      <ThemeProvider
        theme={themeOf(props.locale, props.dense)}
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
