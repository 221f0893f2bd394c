import { glob, readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createI18n, words } from './i18n.ts'

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
    expect(en('ra.notification.updated', { smart_count: 1 })).toBe('Updated')
    expect(en('ra.notification.updated', { smart_count: 3 })).toBe('3 updated')
    expect(en('ra.message.invalid_form')).toBe('Check the marked fields.')
    expect(en('ra.validation.maxLength', { max: 20 })).toBe('Use at most 20 characters.')
    const ja = createI18n('ja').translate
    expect(ja('ra.notification.updated', { smart_count: 3 })).toBe('3件を更新しました')
    expect(ja('ra.no.such.words', { _: '%{min}から', min: 1 })).toBe('1から')
  })

  it('has every word that the core of react-admin says', async () => {
    const core = dirname(createRequire(import.meta.url).resolve('ra-core'))
    const said = new Set<string>()
    for await (const file of glob('**/*.js', { cwd: core })) {
      const code = await readFile(join(core, file), 'utf8')
      for (const [key] of code.matchAll(/\bra\.(auth|message|notification|validation)\.\w+/g))
        said.add(key)
    }
    expect(said.size).toBeGreaterThan(20)
    expect([...said].filter((key) => !words[key])).toEqual([])
  })
})
