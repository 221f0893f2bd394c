import fc from 'fast-check'
import { expect, it } from 'vitest'
import { grounds, isReadable, mix, toneForDark } from './brandColor.ts'
import { contrast } from './contrast.ts'

const colors = fc
  .integer({ min: 0, max: 0xffffff })
  .map((n) => `#${n.toString(16).padStart(6, '0')}`)

it('has a tone for dark mode that reads on dark surfaces, whatever the colour', () => {
  fc.assert(
    fc.property(colors, (color) => {
      const tone = toneForDark(color)
      expect(tone).toMatch(/^#[0-9A-F]{6}$/)
      expect(contrast(tone, grounds.dark)).toBeGreaterThanOrEqual(7)
    }),
  )
})

it('refuses what white or the page hides', () => {
  expect(['#1E5B47', '#23598F', '#A3262A', '#000000'].every(isReadable)).toBe(true)
  expect(['#FFEE99', '#8CCFB4', '#FFFFFF'].some(isReadable)).toBe(false)
  expect(mix('#000000', '#FFFFFF', 0.5)).toBe('#808080')
})
