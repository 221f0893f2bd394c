import '@officina/openapi/resources/audit'
import { eventText, hasWords, roleText } from '@officina/shared/history/words'
import { describe, expect, it } from 'vitest'
import { auditActions } from '../../../api/src/entities/auditActions.ts'
import { specOf } from './spec.ts'

describe('words of the history', () => {
  it('exist in both languages for everything that the server writes down', () => {
    expect(auditActions.length).toBeGreaterThan(200)
    expect(auditActions.filter((action) => !hasWords(action))).toEqual([])
    const alike = auditActions.filter(
      (action) => eventText(action, 'en') === eventText(action, 'ja') || !eventText(action, 'ja'),
    )
    expect(alike).toEqual([])
  })

  it('exist for every kind of record, which the audit log can be filtered by', () => {
    const { fields, filters } = specOf('audit')
    const labels = fields.object_type?.labels ?? {}
    const kinds = new Set(auditActions.map((action) => action.split('.')[0] as string))
    expect([...kinds].filter((kind) => !labels[kind]?.[1])).toEqual([])
    expect(filters.object_type?.items?.enum).toEqual(expect.arrayContaining([...kinds]))
  })

  it('fall back on the verb, and on the name as a sentence', () => {
    expect(eventText('request.declined', 'ja')).toBe('リクエストをお断り')
    expect(eventText('supplier.note_added', 'en')).toBe('Added a note')
    expect(eventText('supplier.handed_over', 'en')).toBe('Handed over')
    expect(roleText('system', 'ja')).toBe('システム')
  })
})
