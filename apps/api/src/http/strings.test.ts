import { describe, expect, it } from 'vitest'
import { cleanBody } from './strings.ts'
import type { FieldErrors } from './validate.ts'

const schema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1 },
    note: { type: ['string', 'null'] },
    title: { type: 'string', minLength: 1 },
    message: { type: 'string' },
    password: { type: 'string' },
    list: { type: 'array', items: { type: 'string' } },
    phone: { type: ['string', 'null'], pattern: '^[0-9+() -]*$' },
    website: { type: 'string', pattern: '^https?://[^\\s]+$' },
    email: { type: 'string', format: 'email' },
  },
}
const clean = (value: unknown, isPartial = false) => {
  const errors: FieldErrors = {}
  return { value: cleanBody(value, schema, errors, isPartial), fields: Object.keys(errors) }
}

describe('cleanBody', () => {
  it('trims and composes texts, but never passwords', () => {
    expect(clean({ name: '  Ana\u0301 ', password: '  a b  ', list: [' x '] }).value).toEqual({
      name: 'An\u00e1',
      password: '  a b  ',
      list: ['x'],
    })
  })

  it('makes full-width signs plain where only so a text fits its pattern', () => {
    const website = 'https://例え−テスト.example'
    expect(clean({ phone: '０９０−１２３４ー５６７８', website, name: 'ＡＢＣ' }).value).toEqual({
      phone: '090-1234-5678',
      website,
      name: 'ＡＢＣ',
    })
    expect(clean({ phone: '電話' }).value).toEqual({ phone: '電話' })
  })

  it('makes full-width signs of an email address plain', () => {
    expect(clean({ name: 'a', email: ' ｔａｒｏ＠ｅｘａｍｐｌｅ．ｃｏｍ ' }).value).toEqual({
      name: 'a',
      email: 'taro@example.com',
    })
  })

  it('stores an optional empty text as null, or leaves it out', () => {
    expect(clean({ name: '', note: ' ', title: '', message: '' }).value).toEqual({
      name: '',
      note: null,
      message: '',
    })
  })

  it('lets a partial update refuse what may not be empty', () => {
    expect(clean({ title: ' ' }, true).value).toEqual({ title: '' })
  })

  it('names texts that cannot be stored, wherever they are', () => {
    expect(clean({ name: 'a\u0000', list: ['ok', '\ud800'] }).fields).toEqual(['name', 'list.1'])
  })

  it('takes a key named __proto__ as data', () => {
    const { value } = clean(JSON.parse('{"__proto__": {"polluted": true}}'))
    expect(Object.keys(value as object)).toEqual(['__proto__'])
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
