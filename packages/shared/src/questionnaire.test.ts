import { describe, expect, it } from 'vitest'
import {
  type Asked,
  flagsOf,
  isAsked,
  missingOf,
  mistypedOf,
  problemOf,
  progressOf,
  scoresOf,
  sentOf,
} from './questionnaire.ts'

const asked = (more: Partial<Asked> & Pick<Asked, 'id' | 'type'>): Asked => ({
  section: 's',
  required: true,
  ...more,
})
const degrees = ['0', '1', '2', '3'].map((value) => ({ value, score: Number(value) }))
const questions: Asked[] = [
  asked({ id: 'tired', type: 'scale', options: degrees, section: 'energy' }),
  asked({ id: 'slow', type: 'scale', options: degrees, section: 'energy' }),
  asked({ id: 'stress', type: 'scale', min: 0, max: 10, section: 'mood' }),
  asked({
    id: 'has_allergies',
    type: 'single',
    options: [{ value: 'yes', flag: 'allergy' }, { value: 'no' }],
  }),
  asked({
    id: 'allergies',
    type: 'short_text',
    show_if: { question: 'has_allergies', equals: 'yes' },
  }),
  asked({ id: 'consent', type: 'consent' }),
]
const sections = [
  { id: 'energy', scoring: 'sum' },
  { id: 'mood', scoring: 'mean' },
  { id: 's', scoring: 'none' },
] as const

describe('a questionnaire', () => {
  it('shows a question when its rule holds, and asks only for what is shown', () => {
    const shown = (answers: object) =>
      missingOf(questions, { ...answers }).map((question) => question.id)
    expect(shown({})).toEqual(['tired', 'slow', 'stress', 'has_allergies', 'consent'])
    expect(shown({ has_allergies: 'yes', consent: false })).toContain('allergies')
    expect(shown({ has_allergies: 'no' })).not.toContain('allergies')
    expect(shown({ consent: true })).not.toContain('consent')
    const height = { ...asked({ id: 'height', type: 'number' }), required: false }
    expect(missingOf([height], {})).toEqual([])
    expect(missingOf([height], { height: { typed: '1720' } })).toEqual([height])
    const hidden = { allergies: { typed: '1720' }, tired: '0' }
    expect(mistypedOf(questions, { ...hidden, has_allergies: 'no' })).toBeUndefined()
    expect(mistypedOf(questions, { ...hidden, has_allergies: 'yes' })?.id).toBe('allergies')
    expect(sentOf(hidden)).toEqual({ tired: '0' })
    expect(progressOf(questions, { tired: '0', has_allergies: 'no' })).toEqual({
      asked: 5,
      answered: 2,
    })
  })

  it('does not hang on rules in a circle', () => {
    const a = asked({ id: 'a', type: 'yes_no', show_if: { question: 'b', equals: true } })
    const b = asked({ id: 'b', type: 'yes_no', show_if: { question: 'a', equals: true } })
    expect(isAsked(a, [a, b], { a: true, b: true })).toBe(false)
  })

  it('adds up points by section and collects the flags of what is shown', () => {
    const answers = { tired: '3', slow: '2', stress: 7, has_allergies: 'yes' }
    expect(scoresOf(sections, questions, answers)).toEqual({ energy: 5, mood: 7 })
    expect(flagsOf(questions, answers)).toEqual(['allergy'])
    expect(flagsOf(questions, { has_allergies: 'no' })).toEqual([])
  })

  it('takes only values of the kind that was asked for', () => {
    const cases: [Omit<Asked, 'id' | 'section' | 'required'>, unknown, string | undefined][] = [
      [{ type: 'yes_no' }, true, undefined],
      [{ type: 'yes_no' }, 'yes', 'kind'],
      [{ type: 'number', min: 50, max: 250 }, 163.5, undefined],
      [{ type: 'number', min: 50, max: 250 }, 20, 'range'],
      [{ type: 'number' }, '163', 'kind'],
      [{ type: 'scale', min: 0, max: 10 }, 4, undefined],
      [{ type: 'scale', min: 0, max: 10 }, 4.5, 'range'],
      [{ type: 'scale', options: degrees }, '3', undefined],
      [{ type: 'scale', options: degrees }, '4', 'choice'],
      [{ type: 'multi', options: degrees }, ['1', '2'], undefined],
      [{ type: 'multi', options: degrees }, ['1', '1'], 'choice'],
      [{ type: 'multi', options: degrees }, '1', 'kind'],
      [{ type: 'date' }, '2026-02-28', undefined],
      [{ type: 'date' }, '2026-02-30', 'date'],
      [{ type: 'short_text' }, 'x'.repeat(201), 'length'],
      [{ type: 'long_text' }, 'x'.repeat(201), undefined],
      [{ type: 'photo', max: 1 }, ['a', 'b'], 'length'],
    ]
    for (const [question, value, problem] of cases)
      expect(problemOf({ ...asked({ id: 'q', type: 'date' }), ...question }, value)).toBe(problem)
  })
})
