import { inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { type PdfDocument, pdfParagraphs, pdfTable, renderPdf } from './document.ts'

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
    expect(all.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1)
  })

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

/** Text of all compressed streams of a PDF. */
function inflated(bytes: Buffer): string {
  const parts: string[] = []
  for (let at = bytes.indexOf('stream\n'); at >= 0; at = bytes.indexOf('stream\n', at + 7)) {
    try {
      parts.push(inflateSync(bytes.subarray(at + 7)).toString('latin1'))
    } catch {
      // pictures and fonts without compression
    }
  }
  return parts.join('\n')
}
