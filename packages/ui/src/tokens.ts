import type { Tone } from '@officina/shared/status/words'

type Palette = { [name: string]: unknown; tones: Record<Tone, { text: string; tint: string }> }

/** Colours, type and space of Officina. Plain data: the theme, the mails and the tests read it. */
export const tokens = {
  light: {
    page: '#FAF8F3',
    surface: '#FFFFFF',
    border: '#E3DFD5',
    // Outlines of controls need 3:1 against the surface; the card border is decoration and may be paler.
    control: '#857F70',
    text: '#1C2421',
    muted: '#56615B',
    primary: '#1E5B47',
    onPrimary: '#FFFFFF',
    accent: '#8A4F0F',
    onAccent: '#FFFFFF',
    tones: {
      good: { text: '#2E6B3F', tint: '#E5F0E6' },
      progress: { text: '#23598F', tint: '#E3EDF7' },
      attention: { text: '#7A4700', tint: '#FBEFD9' },
      stopped: { text: '#A3262A', tint: '#FBE7E6' },
      draft: { text: '#4F5752', tint: '#ECEAE4' },
    },
  },
  dark: {
    page: '#101613',
    surface: '#18201C',
    border: '#2B352F',
    control: '#748079',
    text: '#E8ECE9',
    muted: '#A3AFA8',
    primary: '#8CCFB4',
    onPrimary: '#10211A',
    accent: '#E2B36B',
    onAccent: '#241803',
    tones: {
      good: { text: '#9AD3A6', tint: '#1B2E20' },
      progress: { text: '#9CC6F0', tint: '#17273A' },
      attention: { text: '#EBC07C', tint: '#33270F' },
      stopped: { text: '#F2A6A3', tint: '#381B1B' },
      draft: { text: '#BAC4BE', tint: '#27302B' },
    },
  },
} as const satisfies Record<string, Palette>

export type Scheme = keyof typeof tokens

export const fonts = {
  sans: 'system-ui, -apple-system, "Segoe UI", "Hiragino Sans", "Noto Sans JP", "Noto Sans CJK JP", sans-serif',
  serif:
    '"Iowan Old Style", "Palatino Linotype", Palatino, "Hiragino Mincho ProN", "Noto Serif JP", "Noto Serif CJK JP", serif',
} as const
