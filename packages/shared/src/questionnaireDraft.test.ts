import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Answers,
  type Asked,
  bandOf,
  type Definition,
  isAsked,
  missingOf,
  problemOf,
  progressOf,
  type QuestionType,
  scoresOf,
} from './questionnaire.ts'
import {
  contentOf,
  type DraftQuestion,
  type DraftSection,
  draftOf,
  pathInContent,
  pathInDraft,
  type QuestionnaireDraft,
  toDefinition,
  toDraft,
} from './questionnaireDraft.ts'
import { conditionAnswers, missingLanguages, problemsOf } from './questionnaireProblems.ts'
import { scoreRange, scoreStep } from './questionnaireScores.ts'

const words = (text: string) => ({ en: text, ja: text })
const question = (id: string, more: Partial<DraftQuestion> = {}): DraftQuestion => ({
  id,
  type: 'yes_no',
  text: words(id),
  help: words(''),
  required: true,
  options: [],
  unit: null,
  min: null,
  max: null,
  show_if: null,
  fact: null,
  ...more,
})
const option = (value: string, score: number | null = null) => ({
  value,
  label: words(value),
  score,
  flag: null,
})
const section = (more: Partial<DraftSection> = {}): DraftSection => ({
  id: 's',
  title: words('Section'),
  scoring: 'none',
  bands: [],
  questions: [question('a')],
  ...more,
})
const draft = (...sections: DraftSection[]): QuestionnaireDraft => ({
  title: words('Sleep'),
  sections,
})
const told = (given: QuestionnaireDraft) =>
  Object.fromEntries(problemsOf(given).map(({ path, problem }) => [path, problem]))

describe('what keeps a draft from being published', () => {
  it('is said at its field', () => {
    expect(told({ title: words(' '), sections: [] })).toEqual({
      'title.en': 'text_missing',
      sections: 'no_questions',
    })
    const b = question('b', { show_if: { question: 'a', equals: true } })
    const a = question('a')
    expect(told(draft(section({ questions: [a, b] })))).toEqual({})
    expect(told(draft(section({ questions: [b, a] })))).toEqual({
      'sections.0.questions.0.show_if.question': 'condition_later',
    })
    expect(told(draft(section({ questions: [b] })))).toEqual({
      'sections.0.questions.0.show_if.question': 'condition_gone',
    })
    const chosen = question('a', { type: 'single', options: [option('x'), option('')] })
    const few = { ...chosen, options: [{ ...option('x'), label: words('') }] }
    expect(told(draft(section({ questions: [chosen, b] })))).toMatchObject({
      'sections.0.questions.1.show_if.equals': 'condition_answer',
    })
    expect(told(draft(section({ questions: [few] })))).toEqual({
      'sections.0.questions.0.options': 'options_few',
      'sections.0.questions.0.options.0.label.en': 'text_missing',
    })
    expect(told(draft(section({ questions: [] }), section({ id: 't' })))).toEqual({
      'sections.0.questions': 'section_empty',
    })
  })

  it('finds gaps, overlaps and ends of score bands that are not reached', () => {
    const scored = question('a', { type: 'scale', min: 0, max: 10 })
    const bands = (...list: [number | null, number | null][]) =>
      told(
        draft(
          section({
            scoring: 'sum',
            questions: [scored],
            bands: list.map(([from, to]) => ({ from, to, title: words('Low') })),
          }),
        ),
      )
    expect(bands([0, 4], [5, 10])).toEqual({})
    expect(bands([0, 4], [6, 10])).toEqual({ 'sections.0.bands.1.from': 'band_gap' })
    expect(bands([0, 4], [4, 10])).toEqual({ 'sections.0.bands.1.from': 'band_overlap' })
    expect(bands([1, 9])).toEqual({
      'sections.0.bands.0.from': 'band_low',
      'sections.0.bands.0.to': 'band_high',
    })
    expect(bands([0, null])).toEqual({ 'sections.0.bands.0.to': 'band_number' })
    expect(told(draft(section({ scoring: 'sum' })))).toEqual({
      'sections.0.scoring': 'nothing_scored',
    })
  })

  it('is found in what is sent, and back', () => {
    const two = draft(section(), section({ id: 't', questions: [question('b'), question('c')] }))
    for (const [inDraft, inContent] of [
      ['sections.1.questions.1.text.en', 'questions.2.text.en'],
      ['sections.0.questions.0.options', 'questions.0.options'],
      ['sections.1.title.en', 'sections.1.title.en'],
    ] as const) {
      expect(pathInContent(two, inDraft)).toBe(inContent)
      expect(pathInDraft(two, inContent)).toBe(inDraft)
    }
  })

  it('warns of texts in one language, and shows them to everybody', () => {
    const one = draft(section({ title: { en: 'Sleep', ja: '' } }))
    expect(problemsOf(one)).toEqual([])
    expect(missingLanguages(one)).toEqual(['sections.0.title.ja'])
  })
})

const kinds: QuestionType[] = [
  'single',
  'multi',
  'yes_no',
  'scale',
  'number',
  'date',
  'short_text',
  'long_text',
  'photo',
  'consent',
]
const score = fc.option(fc.integer({ min: -5, max: 9 }), { freq: 4 })
const anyQuestion = fc
  .record({
    type: fc.constantFrom(...kinds),
    required: fc.boolean(),
    scores: fc.array(score, { maxLength: 4 }),
    bounds: fc.option(fc.tuple(fc.integer({ min: -3, max: 5 }), fc.integer({ min: 0, max: 12 }))),
    // which question before it, and which of its answers
    depends: fc.option(fc.tuple(fc.nat(30), fc.nat(5)), { freq: 2 }),
  })
  .map(({ scores, bounds, ...rest }) => ({
    ...rest,
    options: scores.map((each, index) => option(`o${index}`, each)),
    min: bounds?.[0] ?? null,
    max: bounds?.[1] ?? null,
  }))
const anySection = fc.record({
  scoring: fc.constantFrom('none' as const, 'sum' as const, 'mean' as const),
  cuts: fc.array(fc.nat(20), { maxLength: 3 }),
  questions: fc.array(anyQuestion, { minLength: 1, maxLength: 5 }),
})
/** What an editor does to a draft that stood. */
const anyEdit = fc.record({
  kind: fc.constantFrom('remove', 'up', 'down', 'score', 'drop_option', 'section'),
  at: fc.nat(40),
  by: fc.integer({ min: -5, max: 9 }),
})

const anyDraft = fc
  .tuple(fc.array(anySection, { minLength: 1, maxLength: 4 }), fc.array(anyEdit, { maxLength: 3 }))
  .map(([parts, edits]) => edits.reduce(edited, built(parts)))

type Parts = typeof anySection extends fc.Arbitrary<infer P> ? P[] : never

/** Conditions on earlier questions and bands over the whole range, as somebody who does it right makes them. */
function built(parts: Parts): QuestionnaireDraft {
  const earlier: DraftQuestion[] = []
  const sections = parts.map(({ scoring, cuts, questions }, index) => {
    const own = questions.map(({ depends, ...rest }) => {
      const other = depends && earlier[depends[0] % Math.max(1, earlier.length)]
      const answers = other ? conditionAnswers(other) : []
      const equals = answers[(depends?.[1] ?? 0) % Math.max(1, answers.length)]
      const show_if = other && equals !== undefined ? { question: other.id, equals } : null
      const made = question(`q${earlier.length}`, { ...rest, show_if })
      earlier.push(made)
      return made
    })
    const made = section({ id: `s${index}`, scoring, questions: own })
    return { ...made, bands: bandsFor(made, cuts) }
  })
  return draft(...sections)
}

function bandsFor(of: DraftSection, cuts: number[]) {
  const range = scoreRange(of)
  if (!range || cuts.length === 0) return []
  const step = scoreStep(of.scoring)
  const ends = [...new Set(cuts)].sort((a, b) => a - b).map((cut) => range.low + cut)
  const tops = [...ends.filter((end) => end < range.high), range.high]
  return tops.map((to, index) => {
    const before = tops[index - 1]
    const from = before === undefined ? range.low : Math.round((before + step) * 10) / 10
    return { from, to, title: words(`Band ${index}`) }
  })
}

function edited(given: QuestionnaireDraft, edit: { kind: string; at: number; by: number }) {
  const sections = structuredClone(given.sections)
  const of = sections[edit.at % sections.length]
  if (!of) return given
  const place = edit.at % Math.max(1, of.questions.length)
  const found = of.questions[place]
  if (edit.kind === 'section') sections.push(...sections.splice(0, 1))
  else if (edit.kind === 'remove') of.questions.splice(place, 1)
  else if (edit.kind === 'drop_option') found?.options.pop()
  else if (edit.kind === 'score') for (const each of found?.options ?? []) each.score = edit.by
  else if (found) {
    of.questions.splice(place, 1)
    of.questions.splice(edit.kind === 'up' ? Math.max(0, place - 1) : place + 1, 0, found)
  }
  return { ...given, sections }
}

/** Answers in the order in which a patient is asked; `pick` chooses. */
function answered({ questions }: Definition, pick: (n: number) => number): Answers {
  const answers: Answers = {}
  for (const each of questions) {
    if (!isAsked(each, questions, answers)) continue
    if (!each.required && pick(3) === 0) continue
    answers[each.id] = answerTo(each, pick)
  }
  return answers
}

function answerTo({ type, options = [], min, max }: Asked, pick: (n: number) => number): unknown {
  const values = (options ?? []).map(({ value }) => value)
  if (type === 'yes_no') return pick(2) === 0
  if (type === 'consent') return true
  if (type === 'date') return '2026-02-28'
  if (type === 'number') return min ?? max ?? 1
  if (type === 'photo') return ['photo']
  if (type === 'multi') {
    const some = values.filter(() => pick(2) === 0)
    return some.length > 0 ? some : values.slice(0, 1)
  }
  if (type === 'scale' && values.length === 0)
    return (min ?? 0) + pick((max ?? 10) - (min ?? 0) + 1)
  return type === 'single' || type === 'scale' ? values[pick(values.length)] : 'text'
}

describe('an edited questionnaire that is accepted', () => {
  it('can be answered to its end, and each of its scores is in one band', () => {
    let accepted = 0
    fc.assert(
      fc.property(anyDraft, fc.infiniteStream(fc.nat(1000)), (given, stream) => {
        if (problemsOf(given).length > 0) return
        accepted += 1
        const definition = toDefinition(given)
        const { sections, questions } = definition
        const answers = answered(definition, (n) => Number(stream.next().value) % n)
        expect(missingOf(questions, answers)).toEqual([])
        for (const [id, value] of Object.entries(answers))
          expect(problemOf(questions.find((each) => each.id === id) as Asked, value)).toBe(
            undefined,
          )
        const { asked, answered: given_ } = progressOf(questions, answers)
        expect(given_).toBeLessThanOrEqual(asked)
        const scores = scoresOf(sections, questions, answers)
        for (const each of sections.filter(({ scoring }) => scoring !== 'none')) {
          const value = scores[each.id] as number
          expect(value).toBeLessThanOrEqual(each.max ?? Number.NaN)
          if (!each.bands) continue
          const holding = each.bands.filter(
            ({ from, to }) => (from as number) <= value && value <= (to as number),
          )
          expect(holding).toEqual([bandOf(each, value)])
        }
        // it can be edited again, and is the same until it is
        expect(toDefinition(toDraft(given.title, definition))).toEqual(definition)
        expect(draftOf(contentOf(given))).toEqual(given)
      }),
      { numRuns: 400 },
    )
    // about one in six is
    expect(accepted).toBeGreaterThan(0)
  })

  it('has only questions that some answers lead to', () => {
    fc.assert(
      fc.property(anyDraft, (given) => {
        if (problemsOf(given).length > 0) return
        const { questions } = toDefinition(given)
        for (const each of questions) {
          const answers: Answers = {}
          for (let at: Asked | undefined = each; at?.show_if; ) {
            const rule: NonNullable<Asked['show_if']> = at.show_if
            const other = questions.find(({ id }) => id === rule.question)
            answers[rule.question] = other?.type === 'multi' ? [rule.equals] : rule.equals
            at = other
          }
          expect(isAsked(each, questions, answers)).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})
