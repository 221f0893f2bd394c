import { contrast } from './contrast.ts'

/** What a brand colour stands on: white and the page's ground in light mode, surfaces in dark mode. */
export const grounds = { light: ['#FFFFFF', '#FAF8F3'], dark: '#18201C' } as const

/** Text of the brand colour must be readable on every light ground, and white on it. */
export const isReadable = (color: string): boolean =>
  grounds.light.every((ground) => contrast(color, ground) >= 4.5)

/** The tone that takes the place of a brand colour in dark mode: mixed with white until it reads well there. */
export function toneForDark(color: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const tone = mix(color, '#FFFFFF', share)
    if (contrast(tone, grounds.dark) >= 7) return tone
  }
  return '#FFFFFF'
}

/** A colour with `share` (0 to 1) of another in it. */
export function mix(color: string, other: string, share: number): string {
  const [own, theirs] = [channels(color), channels(other)]
  const mixed = own.map((value, i) => Math.round(value + ((theirs[i] ?? 0) - value) * share))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

/** Red, green and blue of `#rrggbb`, 0 to 255. */
export const channels = (hex: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
