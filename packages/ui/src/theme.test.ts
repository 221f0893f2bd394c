import { expect, test } from 'vitest'
import { createOfficinaTheme } from './theme.ts'
import { tokens } from './tokens.ts'

test('the theme carries the tokens of both schemes', () => {
  const { colorSchemes } = createOfficinaTheme('en')
  expect(colorSchemes.light?.palette.primary.main).toBe(tokens.light.primary)
  expect(colorSchemes.dark?.palette.background.default).toBe(tokens.dark.page)
  expect(colorSchemes.dark?.palette.tone.good.text).toBe(tokens.dark.tones.good.text)
})

test('schemes follow the attribute on the root element', () => {
  const theme = createOfficinaTheme('en')
  expect(theme.getColorSchemeSelector('dark')).toBe('[data-color-scheme="dark"] &')
  expect(theme.vars.palette.tone.good.text).toContain('--mui-palette-tone-good-text')
})

test('Japanese has taller lines and its own words inside MUI', () => {
  expect(createOfficinaTheme('en').typography.body1.lineHeight).toBe(1.5)
  const ja = createOfficinaTheme('ja')
  expect(ja.typography.body1.lineHeight).toBe(1.7)
  expect(ja.components?.MuiAutocomplete?.defaultProps?.closeText).toBe('閉じる')
})

test('no motion is longer than 200 ms', () => {
  const { duration } = createOfficinaTheme('en').transitions
  expect(Math.max(...Object.values(duration))).toBeLessThanOrEqual(200)
})
