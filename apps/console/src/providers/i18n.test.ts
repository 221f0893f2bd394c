import ra_en from 'ra-language-english'
import { describe, expect, it } from 'vitest'
import { createI18n, ja } from './i18n.ts'

describe('words of the console', () => {
  it('says the sentences of our pages as they are', () => {
    for (const locale of ['en', 'ja'] as const) {
      const { translate } = createI18n(locale)
      expect(translate('O-2026-000123 is paid')).toBe('O-2026-000123 is paid')
      expect(translate('佐藤 大輔 さんを承認しました')).toBe('佐藤 大輔 さんを承認しました')
      expect(translate('St. Mary. Done.')).toBe('St. Mary. Done.')
    }
  })

  it('never shows a key', () => {
    const { translate } = createI18n('en')
    expect(translate('resources.doctors.fields.name')).toBe('')
    expect(translate('ra.no.such.words')).toBe('')
    expect(translate('ra.no.such.words', { _: 'Words' })).toBe('Words')
    expect(translate('ra.action.undo')).not.toBe('')
  })

  it('fills in values and counts', () => {
    const en = createI18n('en').translate
    expect(en('ra.notification.updated', { smart_count: 1 })).toBe('Element updated')
    expect(en('ra.notification.updated', { smart_count: 3 })).toBe('3 elements updated')
    expect(en('ra.message.invalid_form')).toBe('Check the marked fields.')
    expect(en('ra.validation.maxLength', { max: 20 })).toBe('Must be 20 characters or less')
    const ja = createI18n('ja').translate
    expect(ja('ra.notification.updated', { smart_count: 3 })).toBe('3件を更新しました')
    expect(ja('ra.no.such.words', { _: '%{min}から', min: 1 })).toBe('1から')
  })

  it('has every word of react-admin in both languages', () => {
    const keysOf = (words: object, path = ''): string[] =>
      Object.entries(words).flatMap(([key, value]) =>
        typeof value === 'object' ? keysOf(value, `${path}${key}.`) : [path + key],
      )
    expect(
      keysOf(ja)
        .filter((key) => key.startsWith('ra.'))
        .sort(),
    ).toEqual(keysOf(ra_en).sort())
  })
})
