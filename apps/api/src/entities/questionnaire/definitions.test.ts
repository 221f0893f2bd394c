import { describe, expect, it } from 'vitest'
import { definitionFiles } from './definitions.ts'

describe.each(definitionFiles())('$key version $version', ({ title, sections, questions }) => {
  it('speaks both languages everywhere', () => {
    const texts = [
      title,
      ...sections.map((section) => section.title),
      ...questions.flatMap(({ text, help, options }) => [
        text,
        ...(help ? [help] : []),
        ...(options ?? []).map((option) => option.label),
      ]),
    ]
    for (const { en, ja } of texts)
      expect([en.trim() !== '', ja.trim() !== '']).toEqual([true, true])
  })

  it('has questions in known sections, in their order, with rules about earlier questions', () => {
    const ids = questions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const places = questions.map((question) =>
      sections.findIndex(({ id }) => id === question.section),
    )
    expect(places).toEqual([...places].sort((a, b) => a - b))
    expect(places).not.toContain(-1)
    questions.forEach((question, index) => {
      if (!question.show_if) return
      const before = questions.slice(0, index).find(({ id }) => id === question.show_if?.question)
      expect(before?.options?.map(({ value }) => value) ?? [true, false]).toContain(
        question.show_if.equals,
      )
    })
  })

  it('can reach the most points of each section, and no more', () => {
    for (const { id, scoring, max } of sections) {
      if (scoring !== 'sum') continue
      const most = questions
        .filter((question) => question.section === id)
        .map(({ options = [] }) => Math.max(0, ...options.map(({ score }) => score ?? 0)))
        .reduce((sum, each) => sum + each, 0)
      expect([id, most]).toEqual([id, max])
    }
  })
})
