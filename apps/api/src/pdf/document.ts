import { memo } from '@officina/shared/memo'
import type { Content, Node, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import type { Locale } from '../actors.ts'
import { isPdfFont, pdfFonts } from './fonts.ts'
import { pdfSizes, tagContent } from './tagging.ts'

/** Plain data, so that it can be handed to another thread. */
export type PdfDocument = {
  locale: Locale
  /** Shown at the top and as the title of the window. */
  title: string
  /** A line below the title, such as number, version and date. */
  subtitle?: string
  content: Content[]
  /** Left half of the foot of each page; page numbers stand at the right. */
  footer: string
  /** Labels in millimetres in place of A4: nothing but the content. */
  label?: { width: number; height: number }
  /** Whose paper it is, at the head; Officina without it. */
  brand?: { name: string; color: string; logo?: string | undefined }
  /** When it was made; a document made twice from the same data is the same file. */
  createdAt: Date
}

/**
 * A tagged PDF, A4 in the brand's look or labels, black on white. English and Japanese in one font. It takes up to a
 * second of pure computing: requests call `ctx.compute.pdf` instead, which runs this in another thread.
 */
export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  return (await loadPdfmake('pdfmake')).createPdf(definitionOf(document)).getBuffer()
}

/** Label and value in two columns; empty values are left out. */
export function pdfFacts(
  rows: [label: string, value: string | null | undefined][],
  labelWidth = 110,
): Content {
  const body = rows
    .filter(([, value]) => value)
    .map(([label, value]): TableCell[] => [{ text: label, style: 'label' }, value ?? ''])
  return body.length === 0
    ? []
    : { table: { widths: [labelWidth, '*'], body }, layout: 'noBorders', margin: [0, 0, 0, 12] }
}

/**
 * A table whose head repeats on every page. `widths` in points or `*`; `right` are indexes of amounts; `dense` puts many
 * rows on a page. Rows stay whole; where one may be higher than a page, rows break.
 */
export function pdfTable(
  head: string[],
  rows: TableCell[][],
  options: { widths?: ('*' | number)[]; right?: number[]; dense?: boolean } = {},
): Content {
  const widths = options.widths ?? head.map(() => '*' as const)
  const right = new Set(options.right ?? [])
  const align = (cell: TableCell, column: number): TableCell =>
    right.has(column)
      ? ({ ...(typeof cell === 'object' ? cell : { text: cell }), alignment: 'right' } as TableCell)
      : cell
  return {
    table: {
      headerRows: 1,
      // a row that must stay whole and fits on no page would be left out
      ...(fitOnPage(rows, widths, options.dense ? 7.5 : 10) && {
        keepWithHeaderRows: 1,
        dontBreakRows: true,
      }),
      widths,
      body: [
        head.map((text, column) =>
          align({ text, style: 'head', ...(options.dense && { fontSize: 7.5 }) }, column),
        ),
        ...rows.map((row) => row.map(align)),
      ],
    },
    layout: options.dense ? 'dense' : 'officina',
    ...(options.dense && { fontSize: 7.5, lineHeight: 1.1 }),
    margin: [0, 0, 0, 12],
  } as Content
}

/** Whether each row is lower than a page, whatever stands in it: a sign is at most as wide as its type is high. */
function fitOnPage(rows: TableCell[][], widths: ('*' | number)[], size: number): boolean {
  const fixed = widths.reduce<number>((sum, width) => sum + (width === '*' ? 0 : width), 0)
  const share = (textWidth - fixed) / widths.filter((width) => width === '*').length
  const signs = widths.map((width) => Math.floor(((width === '*' ? share : width) - 12) / size))
  return rows.every((row) =>
    row.every((cell, i) => linesOf(cell, Math.max(1, signs[i] ?? 1)) * size * 1.8 < maxRowHeight),
  )
}

/** How many lines it takes at most, of that many signs. */
function linesOf(content: unknown, signs: number): number {
  if (Array.isArray(content)) return content.reduce((sum, part) => sum + linesOf(part, signs), 0)
  if (typeof content === 'object' && content !== null)
    return Object.entries(content)
      .filter(([key]) => ['text', 'stack', 'columns'].includes(key))
      .reduce((sum, [, part]) => sum + linesOf(part, signs), 0)
  return String(content)
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / signs)), 0)
}

/** Points between the margins of an A4 page, and what a table's row may take of its height. */
const textWidth = 595 - 2 * 48
const maxRowHeight = 600

/** What is added up, below a table: label and amount at the right; `result` is the row of the sum. */
export function pdfTotals(rows: [label: string, amount: string][], result: number): Content {
  const body = rows.map((row, index) =>
    row.map(
      (text): TableCell => ({
        text,
        alignment: 'right',
        ...(index === result && { style: 'strong' }),
      }),
    ),
  )
  return {
    table: { widths: ['*', 100], body, result },
    layout: 'totals',
    unbreakable: true,
    margin: [0, 0, 0, 12],
  } as Content
}

/** A heading never stands alone at the foot of a page. */
export const pdfHeading = (text: string): Content => ({ text, style: 'heading', headlineLevel: 1 })

/** Doctors' words: paragraphs of a Markdown text without its marks. */
export const pdfParagraphs = (markdown: string): Content[] =>
  markdown
    .split(/\n{2,}/)
    .map((part) => part.replace(/^#{1,6} +|\*\*|__|`/gm, '').trim())
    .filter(Boolean)
    .map((text) => ({ text, margin: [0, 0, 0, 6] }))

/** Loaded with the first document: most processes never make one, and it is large. */
const loadPdfmake = memo(async (_file: 'pdfmake') => {
  const { default: pdfmake } = await import('pdfmake')
  tagContent()
  pdfmake.setFonts(pdfFonts)
  pdfmake.setUrlAccessPolicy(() => false)
  pdfmake.setLocalAccessPolicy(isPdfFont)
  pdfmake.setTableLayouts({
    officina: {
      hLineWidth: (row) => (row === 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (row) => (row === 1 ? ink : line),
      paddingLeft: (column) => (column === 0 ? 0 : 6),
      paddingRight: () => 6,
      paddingTop: () => 5,
      paddingBottom: () => 5,
    },
    dense: {
      hLineWidth: (row) => (row === 1 ? 1 : 0.5),
      vLineWidth: () => 0,
      hLineColor: (row) => (row === 1 ? ink : line),
      paddingLeft: (column) => (column === 0 ? 0 : 4),
      paddingRight: () => 4,
      paddingTop: () => 1.5,
      paddingBottom: () => 1.5,
    },
    totals: {
      hLineWidth: (row, { table }) => (row === (table as { result?: number }).result ? 1 : 0),
      vLineWidth: () => 0,
      hLineColor: () => ink,
      paddingTop: () => 4,
      paddingBottom: () => 4,
      paddingRight: () => 6,
    },
  })
  return pdfmake
})

const officina: NonNullable<PdfDocument['brand']> = { name: 'Officina', color: '#1E5B47' }
const ink = '#1C2421'
const muted = '#56615B'
const line = '#E3DFD5'
// a mortar, the brand's mark, in a box of 32 by 32
const markIn = (color: string) =>
  `<svg viewBox="0 0 32 32" xmlns="http://www.w3.org/2000/svg"><path fill="${color}" d="M21.6 2.6a2.4 2.4 0 0 1 3.9 2.8L20.9 12h-4.1zM4 13.5h24a1 1 0 0 1 1 1.2C28 21 24.6 24.4 20.5 25.6V27H23a1.5 1.5 0 0 1 0 3H9a1.5 1.5 0 0 1 0-3h2.5v-1.4C7.4 24.4 4 21 3 14.7a1 1 0 0 1 1-1.2z"/></svg>`

/** A heading in the last fifth of a page, while more pages follow. */
const isAloneAtFoot = (node: Node): boolean =>
  node.headlineLevel === 1 &&
  node.startPosition.verticalRatio > 0.82 &&
  node.pages > node.startPosition.pageNumber

const always = ({ locale, title, brand = officina, createdAt }: PdfDocument) =>
  ({
    version: '1.7',
    tagged: true,
    displayTitle: true,
    language: locale,
    info: { title, author: brand.name, creationDate: createdAt },
    defaultStyle: { font: 'NotoSansJP', fontSize: 10, lineHeight: 1.25, color: ink },
    styles: {
      title: { fontSize: pdfSizes.H1, bold: true },
      heading: { fontSize: pdfSizes.H2, bold: true, color: brand.color, margin: [0, 10, 0, 6] },
      head: { bold: true, fontSize: 9, color: muted },
      label: { color: muted },
      small: { fontSize: 8.5, color: muted },
      strong: { bold: true },
    },
  }) satisfies Partial<TDocumentDefinitions>

const points = (millimetres: number) => (millimetres * 72) / 25.4

function definitionOf(document: PdfDocument): TDocumentDefinitions {
  const { title, subtitle, label, brand = officina } = document
  if (label)
    return {
      ...always(document),
      pageSize: { width: points(label.width), height: points(label.height) },
      pageMargins: [10, 8, 10, 4],
      content: document.content,
    }
  return {
    ...always(document),
    pageSize: 'A4',
    pageMargins: [48, 48, 48, 56],
    content: [
      {
        columns: brand.logo
          ? [{ image: brand.logo, fit: [160, 36] }]
          : [
              { svg: markIn(brand.color), width: 18 },
              {
                text: brand.name,
                bold: true,
                color: brand.color,
                fontSize: 12,
                margin: [6, 2, 0, 0],
              },
            ],
        margin: [0, 0, 0, 14],
      },
      { text: title, style: 'title' },
      subtitle ? { text: subtitle, style: 'label', margin: [0, 0, 0, 14] } : [],
      ...document.content,
    ],
    pageBreakBefore: isAloneAtFoot,
    footer: (page, pages) => ({
      columns: [
        { text: document.footer, style: 'small' },
        { text: `${page} / ${pages}`, style: 'small', alignment: 'right', width: 60 },
      ],
      margin: [48, 16, 48, 0],
    }),
  }
}
