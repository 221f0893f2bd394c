import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { asTable, type Row } from './table.ts'

const file = join(import.meta.dirname, '../../docs/performance.md')

/** What a bench gave when its table was last kept: the ratio of each row, by what the row says. */
export type Kept = Map<string, number>

/** The part of the document between the marks of a bench. */
const partOf = (bench: string): RegExp =>
  new RegExp(`(<!-- table: ${bench} -->\\n)([\\s\\S]*?)(<!-- end -->)`)

/** @throws when the document has no table for the bench. */
export function readKept(bench: string): Kept {
  const table = partOf(bench).exec(readFileSync(file, 'utf8'))?.[2]
  if (!table) throw new Error(`docs/performance.md keeps no table of the bench "${bench}".`)
  const cells = table.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  return new Map(
    cells
      .map((row): [string, number] => [row[1] ?? '', Number((row[4] ?? '').replaceAll(',', ''))])
      .filter(
        ([what, ratio], i) => i > 1 && what !== '' && cells[i]?.[4] !== '' && !Number.isNaN(ratio),
      ),
  )
}

/** Puts a new table in the place of the kept one. */
export function keep(bench: string, rows: Row[]): void {
  const text = readFileSync(file, 'utf8')
  const changed = text.replace(
    partOf(bench),
    (_, begin, _old, end) => `${begin}${asTable(rows)}\n${end}`,
  )
  if (changed === text && !text.includes(asTable(rows)))
    throw new Error(`docs/performance.md has no place for the table of the bench "${bench}".`)
  writeFileSync(file, changed)
}

/** Rows whose ratio has become worse by more than a quarter, each in a sentence. */
export function worseThan(kept: Kept, rows: Row[]): string[] {
  const found = rows.flatMap(({ what, ratio, target, noise = 0 }) => {
    const before = kept.get(what)
    if (before === undefined || ratio === undefined || !target) return []
    const isWorse =
      'atLeast' in target
        ? ratio < before * 0.75
        : ratio > Math.max(before / 0.75, before + noise, floorOf(before, target.atMost))
    return isWorse ? [`${what}: ${ratio.toPrecision(3)}, kept is ${before}`] : []
  })
  const missing = [...kept.keys()].filter((what) => rows.every((row) => row.what !== what))
  return [...found, ...missing.map((what) => `${what}: was not measured`)]
}

/** Where nothing was kept but zero, a quarter more is zero too: the target is what counts then. */
const floorOf = (before: number, atMost: number): number => (before === 0 ? atMost : 0)
