import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import {
  type PdfDocument,
  pdfFacts,
  pdfHeading,
  pdfParagraphs,
  pdfTable,
  renderPdf,
} from './document.ts'

const document: PdfDocument = {
  locale: 'ja',
  title: '髙橋 﨑子 様',
  footer: '緑クリニック',
  createdAt: new Date('2026-11-20T09:00:00Z'),
  content: [
    pdfTable(
      ['商品', '金額'],
      Array.from({ length: 60 }, (_, i) => [`商品 ${i}`, '￥1,200']),
      { right: [1] },
    ),
  ],
}

describe('PDF documents', () => {
  it('are tagged, carry title and language, and break into pages', async () => {
    const bytes = await renderPdf(document)
    const text = bytes.toString('latin1')
    expect(text.startsWith('%PDF-1.7')).toBe(true)
    const all = text + inflated(bytes)
    expect(all).toMatch(/\/MarkInfo/)
    expect(all).toMatch(/\/StructTreeRoot/)
    expect(all).toMatch(/\/Lang \(ja\)/)
    const count = (type: string) => all.match(new RegExp(`/S /${type}\\b`, 'g'))?.length ?? 0
    // what is drawn, the head on later pages and the foot of the pages are left to artifacts
    expect([count('H1'), count('Table'), count('TR'), count('TH'), count('TD')]).toEqual([
      1, 1, 61, 2, 120,
    ])
    // the brand, and a line of each cell
    expect(count('P')).toBe(123)
    expect(all).toMatch(/\/Scope \/Column/)
    expect(all).toMatch(/\/P << ?\n?\/MCID \d+/)
    expect(all).toMatch(/\/Artifact/)
    expect(all.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  })

  it('print every line of a row that is higher than a page', async () => {
    const lines = Array.from({ length: 120 }, (_, i) => `P-${i} × 1`)
    const rows = [lines.join('\n'), { stack: lines }].map((cell) => ['商品', cell])
    const bytes = await renderPdf({ ...document, content: [pdfTable(['a', 'b'], rows)] })
    const all = bytes.toString('latin1') + inflated(bytes)
    const count = (type: string) => all.match(new RegExp(`/S /${type}\\b`, 'g'))?.length
    // the brand, the head once, and both rows
    expect([count('TR'), count('P')]).toEqual([3, 1 + 2 + 2 * 121])
  })

  it('print every line of a long answer', async () => {
    const rows = [['質問', '眠'.repeat(2_000)]]
    const bytes = await renderPdf({ ...document, content: [pdfTable(['a', 'b'], rows)] })
    const pages = typesByPage(bytes)
    // at most 25 signs a line in a column of half a page
    expect(pages.flat().length).toBeGreaterThan(80)
  })

  it('name the rows of facts by their labels', async () => {
    const facts = pdfFacts([
      ['Doctor', 'Hanako Yamada'],
      ['Clinic', 'Midori'],
    ])
    const bytes = await renderPdf({ ...document, content: [facts] })
    const all = bytes.toString('latin1') + inflated(bytes)
    expect(all.match(/\/S \/TR\b/g)).toHaveLength(2)
    expect(all.match(/\/Scope \/Row/g)).toHaveLength(2)
  })

  it.each(Array.from({ length: 40 }, (_, i) => i + 15))(
    'take a heading along to the page of what it is about, after %i lines',
    async (count) => {
      const lines = Array.from({ length: count }, (_, i) => ({ text: `${i}`, lineHeight: 1.6 }))
      const table = pdfTable(['a', 'b'], [['c', { stack: ['1', '2', '3'] }]])
      const content = [...lines, pdfHeading('Alone'), table]
      const pages = typesByPage(await renderPdf({ ...document, content }))
      const [page = []] = pages.filter((types) => types.includes('H2'))
      expect(page.slice(page.indexOf('H2') + 1).length).toBeGreaterThan(2)
    },
  )

  it('hold every sign of a Japanese name', async () => {
    // a sign that the font lacks would be glyph 0 and missing from the character map
    const map = inflated(await renderPdf(document))
    for (const sign of '髙橋﨑子')
      expect(map).toContain(sign.codePointAt(0)?.toString(16).padStart(4, '0'))
  })

  it('drop the marks of Markdown, never the words', () => {
    expect(pdfParagraphs('# Plan\n\nTake **one**, keep my_file.')).toEqual([
      { text: 'Plan', margin: [0, 0, 0, 6] },
      { text: 'Take one, keep my_file.', margin: [0, 0, 0, 6] },
    ])
  })
})

/** What each page holds, by type and in order. */
const typesByPage = (bytes: Buffer): string[][] =>
  streams(bytes)
    .map((page) => [...page.matchAll(/\/(H1|H2|P) <<\s*\/MCID/g)].map(([, type]) => type ?? ''))
    .filter((types) => types.length > 0)

/** Text of all compressed streams of a PDF. */
const inflated = (bytes: Buffer): string => streams(bytes).join('\n')

function streams(bytes: Buffer): string[] {
  const parts: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      parts.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'))
    } catch {
      // pictures and fonts without compression
    }
  }
  return parts
}
