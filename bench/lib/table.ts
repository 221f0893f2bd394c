/** One line of the printed table: two figures of the same run, and what their ratio has to be. */
export type Row = {
  what: string
  /** With its unit. */
  measured: string
  bare: string
  /** Undefined: only reported. */
  ratio?: number
  target?: { atLeast: number } | { atMost: number }
  /** What the target is about, where that is not the ratio. */
  judged?: { value: number; unit: string }
  /** How far two runs of it differ by chance, in the unit of the ratio. */
  noise?: number
  /** Largest minus smallest round, as a share of the median: how far the machine can be trusted. */
  spread?: number
}

export type Table = { title: string; rows: Row[] }

export function printTable({ title, rows }: Table): void {
  console.log(`\n${title}\n\n${asTable(rows)}`)
  const missed = rows.filter((row) => isMet(row) === false).length
  const judged = rows.filter((row) => isMet(row) !== undefined).length
  console.log(`\n${judged - missed} of ${judged} targets met.`)
}

/** The rows as a table of Markdown, its columns in line. */
export function asTable(rows: Row[]): string {
  const head = ['what', 'measured', 'bare', 'ratio', 'target', 'met', 'spread']
  const cells = [head, ...rows.map(cellsOf)]
  const widths = head.map((_, column) => Math.max(...cells.map((row) => [...row[column]!].length)))
  const line = (row: string[]) =>
    `| ${row.map((cell, i) => cell + ' '.repeat(widths[i]! - [...cell].length)).join(' | ')} |`
  const rule = `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`
  return [line(head), rule, ...cells.slice(1).map(line)].join('\n')
}

/** The same table measured several times: of each row the run whose ratio is in the middle. */
export function mediansOf(runs: Table[]): Table {
  const [{ title, rows } = { title: '', rows: [] }] = runs
  const sorted = (what: string) =>
    runs
      .flatMap((run) => run.rows.filter((row) => row.what === what))
      .sort((a, b) => (a.ratio ?? 0) - (b.ratio ?? 0))
  return {
    title,
    rows: rows.map(({ what }) => {
      const all = sorted(what)
      return all[Math.floor(all.length / 2)] as Row
    }),
  }
}

/** Undefined when the row has no target. */
function isMet({ ratio, target, judged }: Row): boolean | undefined {
  const value = judged?.value ?? ratio
  if (value === undefined || !target) return undefined
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost
}

function cellsOf(row: Row): string[] {
  const { target } = row
  const unit = row.judged ? ` ${row.judged.unit}` : ''
  const met = isMet(row)
  return [
    row.what,
    row.measured,
    row.bare,
    row.ratio === undefined ? '' : shortNumber(row.ratio),
    target ? `${'atLeast' in target ? `≥ ${target.atLeast}` : `≤ ${target.atMost}`}${unit}` : '',
    met === undefined ? '' : met ? 'yes' : 'NO',
    row.spread === undefined ? '' : `${Math.round(row.spread * 100)} %`,
  ]
}

/** 1,234 · 12.3 · 0.56 */
export const shortNumber = (n: number): string =>
  n >= 100
    ? Math.round(n).toLocaleString('en-US')
    : n >= 10
      ? n.toFixed(1)
      : n.toFixed(n < 0.1 ? 3 : 2)
