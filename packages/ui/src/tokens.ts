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

/** Contrast ratio of two `#rrggbb` colours by WCAG 2, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)]
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!
}
