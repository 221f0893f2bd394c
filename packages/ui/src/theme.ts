import { createTheme, shouldSkipGeneratingVar, type Theme } from '@mui/material/styles'
import type {} from '@mui/material/themeCssVarsAugmentation'
import type { Tone } from '@officina/shared/status/words'
import { themeComponents } from './themeComponents.ts'
import { fonts, type Scheme, tokens } from './tokens.ts'

type TonePalette = Record<Tone, { text: string; tint: string }>
declare module '@mui/material/styles' {
  interface Palette {
    tone: TonePalette
    control: string
  }
  interface PaletteOptions {
    tone?: TonePalette
    control?: string
  }
}

/** Digits of one width, for tables and money: `sx={tabular}`. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const

/** The one theme of portal and console, light and dark; the console's type is smaller (`isDense`). Colours in `sx` by name: `tone.good.text`. */
export function createOfficinaTheme(locale: 'en' | 'ja' = 'en', isDense = false): Theme {
  const lineHeight = (locale === 'ja' ? 1.7 : 1.5) - (isDense ? 0.1 : 0)
  const body = isDense ? '0.875rem' : '1rem'
  // short texts are not broken in the middle of a word
  const phrases =
    locale === 'ja' ? ({ wordBreak: 'auto-phrase', overflowWrap: 'anywhere' } as const) : {}
  const heading = {
    fontFamily: fonts.serif,
    fontWeight: 600,
    lineHeight: locale === 'ja' ? 1.4 : 1.25,
    ...phrases,
  }
  return createTheme(
    {
      cssVariables: {
        colorSchemeSelector: 'data-color-scheme',
        shouldSkipGeneratingVar: (keys: string[]) =>
          shouldSkipGeneratingVar(keys) || unused.test(keys.join('-')),
      },
      colorSchemes: { light: { palette: palette('light') }, dark: { palette: palette('dark') } },
      shape: { borderRadius: 8 },
      spacing: 4,
      typography: {
        fontFamily: fonts.sans,
        h1: { ...heading, fontSize: '1.75rem' },
        h2: { fontSize: '1.25rem', fontWeight: 650, lineHeight: heading.lineHeight, ...phrases },
        h3: { fontSize: '1rem', fontWeight: 650, lineHeight, ...phrases },
        h4: { ...heading, fontSize: '2.25rem' },
        h5: { ...heading, fontSize: '1.75rem' },
        h6: { fontSize: '1rem', fontWeight: 650, lineHeight },
        subtitle1: { fontSize: body, lineHeight },
        subtitle2: { fontSize: '0.875rem', fontWeight: 600, lineHeight },
        body1: { fontSize: body, lineHeight },
        body2: { fontSize: '0.875rem', lineHeight },
        caption: { fontSize: '0.75rem', lineHeight },
        overline: { fontSize: '0.75rem', lineHeight, letterSpacing: 0, textTransform: 'none' },
        button: {
          fontSize: body,
          fontWeight: 600,
          lineHeight: 1.5,
          textTransform: 'none',
          ...phrases,
        },
      },
      transitions: {
        duration: {
          shortest: 100,
          shorter: 120,
          short: 150,
          standard: 180,
          complex: 200,
          enteringScreen: 180,
          leavingScreen: 150,
        },
      },
      motion: { reducedMotion: 'system' },
      components: themeComponents,
    },
    locale === 'ja' ? { components: japanese } : {},
  )
}

/** A third of MUI's variables, which nothing here asks for: each page would read them with its styles. */
const unused =
  /^(font|overlays|palette-(Avatar|FilledInput|Slider|SpeedDialAction|StepConnector|StepContent))-|^shadows-([579]|1[01345789]|2[0-3])$/

// the library's own texts come with every language and make a number format of each as they load
const japanese = {
  MuiAlert: { defaultProps: { closeText: '閉じる' } },
  MuiAutocomplete: {
    defaultProps: {
      clearText: 'クリア',
      closeText: '閉じる',
      loadingText: '読み込み中…',
      noOptionsText: '候補がありません',
      openText: '開く',
    },
  },
}

function palette(scheme: Scheme) {
  const t = tokens[scheme]
  const tone = (name: Tone) => ({ main: t.tones[name].text, contrastText: t.tones[name].tint })
  return {
    mode: scheme,
    primary: { main: t.primary, contrastText: t.onPrimary },
    secondary: { main: t.accent, contrastText: t.onAccent },
    error: tone('stopped'),
    warning: tone('attention'),
    info: tone('progress'),
    success: tone('good'),
    background: { default: t.page, paper: t.surface },
    text: { primary: t.text, secondary: t.muted },
    divider: t.border,
    control: t.control,
    tone: t.tones,
  }
}
