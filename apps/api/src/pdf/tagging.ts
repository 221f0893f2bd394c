import { createRequire } from 'node:module'
import { type Cell, markCells, type TableNode } from './tableCells.ts'

type Structure = { add(child: unknown): void }
type Document = {
  page: { height: number }
  struct(type: string, options?: unknown[] | { scope: 'Column' | 'Row' }): Structure
  addStructure(structure: Structure): void
  markStructureContent(type: string): unknown
  markContent(type: string, options?: object): void
  endMarkedContent(): void
}
type Renderer = { pdfDocument: Document }
type Line = { inlines: { fontSize: number }[]; cell?: Cell }
type Draw = (this: Renderer, ...args: never[]) => void
type Methods = Record<
  'renderPages' | 'renderLine' | 'renderVector' | 'renderSVG' | 'renderImage',
  Draw
>
type Layout = {
  processTable(this: unknown, table: TableNode, ...rest: never[]): void
  buildNextLine(this: unknown, leaf: { cell?: Cell }, ...rest: never[]): Line | undefined
}
type Tree = { root: Structure; tables: Map<TableNode, TableTree> }
type TableTree = { page: unknown; structure: Structure; rows: Map<number, Structure[]> }

/** Sizes of headings in points; each is used for nothing else. */
export const pdfSizes = { H1: 20, H2: 12.5 }

/** Points at the foot of a page in which it says where we are. */
const footHeight = 56

/**
 * The PDF writer marks its files as tagged and tags nothing. With this each line of text is a heading, a
 * paragraph or a part of a table's cell in the document's structure, in the order in which it is read; a
 * table's head that repeats, the brand's mark and the foot of each page are artifacts, which a screen
 * reader skips.
 */
export function tagContent(): void {
  const require = createRequire(import.meta.url)
  const methods = require('pdfmake/js/Renderer.js').default.prototype as Methods
  const trees = new WeakMap<Document, Tree>()
  const { renderPages, renderLine } = methods
  nameCells(require('pdfmake/js/LayoutBuilder.js').default.prototype as Layout)

  methods.renderPages = function (...args) {
    const root = this.pdfDocument.struct('Document')
    this.pdfDocument.addStructure(root)
    trees.set(this.pdfDocument, { root, tables: new Map() })
    renderPages.apply(this, args)
  }
  methods.renderLine = function (...args) {
    const [line, , y] = args as unknown as [Line, number, number]
    const document = this.pdfDocument
    const tree = trees.get(document)
    const isFoot = y > document.page.height - footHeight
    const parent = tree && !isFoot ? parentOf(line, document, tree) : undefined
    if (!parent) return asArtifact(document, () => renderLine.apply(this, args))
    const type = typeOf(line)
    const content = document.markStructureContent(type)
    renderLine.apply(this, args)
    document.endMarkedContent()
    parent.add(document.struct(type, [content]))
  }
  for (const name of ['renderVector', 'renderSVG', 'renderImage'] as const) {
    const draw = methods[name]
    methods[name] = function (...args) {
      asArtifact(this.pdfDocument, () => draw.apply(this, args))
    }
  }
}

/** Each line of a table knows its cell. */
function nameCells(layout: Layout): void {
  const { processTable, buildNextLine } = layout
  layout.processTable = function (table, ...rest) {
    markCells(table)
    processTable.call(this, table, ...rest)
  }
  layout.buildNextLine = function (leaf, ...rest) {
    const line = buildNextLine.call(this, leaf, ...rest)
    if (line && leaf.cell) line.cell = leaf.cell
    return line
  }
}

/** Where a line belongs; nowhere when it repeats a table's head on a later page. */
function parentOf({ cell }: Line, document: Document, tree: Tree): Structure | undefined {
  if (!cell) return tree.root
  const table = tree.tables.get(cell.table) ?? beginTable(cell.table, document, tree)
  if (cell.isHead && table.page !== document.page) return undefined
  const row = table.rows.get(cell.row) ?? beginRow(cell, document, table)
  return row[cell.column]
}

function beginTable(node: TableNode, document: Document, tree: Tree): TableTree {
  const structure = document.struct('Table')
  tree.root.add(structure)
  const table = { page: document.page, structure, rows: new Map() }
  tree.tables.set(node, table)
  return table
}

/** A row with all of its cells, also those in which nothing stands. */
function beginRow({ table: node, row, isHead }: Cell, document: Document, table: TableTree) {
  const structure = document.struct('TR')
  table.structure.add(structure)
  const hasHead = Boolean(node.table.headerRows)
  const cells = (node.table.body[row] ?? []).map((_, column) => {
    if (isHead) return document.struct('TH', { scope: 'Column' })
    return hasHead || column > 0 ? document.struct('TD') : document.struct('TH', { scope: 'Row' })
  })
  for (const cell of cells) structure.add(cell)
  table.rows.set(row, cells)
  return cells
}

function asArtifact(document: Document, draw: () => void): void {
  document.markContent('Artifact', {})
  draw()
  document.endMarkedContent()
}

function typeOf(line: Line): string {
  const size = line.inlines[0]?.fontSize
  return Object.entries(pdfSizes).find(([, points]) => points === size)?.[0] ?? 'P'
}
