import { contrast } from '@officina/shared/contrast'
import type { Tone } from '@officina/shared/status/words'
import { expect, test } from 'vitest'
import { type Scheme, tokens } from './tokens.ts'

const schemes = Object.keys(tokens) as Scheme[]

test('the measure agrees with known ratios', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21)
  expect(contrast('#FFFFFF', '#FFFFFF')).toBe(1)
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2)
})

test.each(schemes)('%s: every text reads at 4.5:1 on every ground', (scheme) => {
  const t = tokens[scheme]
  const tones = Object.keys(t.tones) as Tone[]
  const grounds = [t.page, t.surface]
  const pairs: [string, string, string][] = [
    ['on primary', t.onPrimary, t.primary],
    ['on accent', t.onAccent, t.accent],
    ...grounds.flatMap((ground) =>
      (['text', 'muted', 'primary', 'accent'] as const).map((role): [string, string, string] => [
        role,
        t[role],
        ground,
      ]),
    ),
    ...tones.flatMap((tone): [string, string, string][] => [
      [tone, t.tones[tone].text, t.tones[tone].tint],
      [`${tone} on surface`, t.tones[tone].text, t.surface],
      [`${tone} on page`, t.tones[tone].text, t.page],
      [`text on ${tone}`, t.text, t.tones[tone].tint],
    ]),
  ]
  expect(pairs.filter(([, text, ground]) => contrast(text, ground) < 4.5)).toEqual([])
})

test.each(schemes)('%s: outlines of controls and the focus ring reach 3:1', (scheme) => {
  const t = tokens[scheme]
  for (const ground of [t.page, t.surface]) {
    expect(contrast(t.control, ground)).toBeGreaterThanOrEqual(3)
    expect(contrast(t.primary, ground)).toBeGreaterThanOrEqual(3)
  }
})
