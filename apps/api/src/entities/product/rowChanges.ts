import type { Locale } from '../../context.ts'
import { type CellChange, columnName, type RowSaid } from '../csvImport.ts'
import type { Texts } from '../errors.ts'
import { formatMoney, minorUnits } from '../money.ts'
import { productColumns } from './fileRow.ts'
import type { PackCells } from './packCells.ts'

type Column = keyof PackCells

/** What a row made of a pack: "Changed: price $24.50 → $19.90, on hand 40 → 7", and cell by cell. */
export function rowChanges(
  before: PackCells,
  after: PackCells,
  { currency, locale }: { currency: string; locale: Locale },
): RowSaid {
  const changed = (Object.keys(productColumns) as Column[]).filter(
    (column) => before[column] !== after[column],
  )
  if (changed.length === 0)
    return { texts: { en: 'No changes', ja: '変更なし' }, outcome: 'same', changes: [] }
  const say = (language: Locale) =>
    changed.map((column) => {
      const name = columnName(productColumns[column], language)
      const [old, now] = [before, after].map((cells) =>
        shortOf(cellText(cells, column, currency, language)),
      )
      return old && now ? `${name} ${old} → ${now}` : name
    })
  const texts: Texts = {
    en: `Changed: ${say('en').join(', ')}`,
    ja: `変更：${say('ja').join('、')}`,
  }
  const changes = changed.map(
    (column): CellChange => ({
      field: column,
      label: columnName(productColumns[column], locale),
      before: cellText(before, column, currency, locale),
      after: cellText(after, column, currency, locale),
    }),
  )
  return { texts, outcome: 'changed', changes }
}

function cellText(cells: PackCells, column: Column, currency: string, locale: Locale): string {
  const cell = cells[column]
  const isMoney = column === 'price' || column === 'compare_at_price' || column === 'cost'
  return isMoney && cell !== '' ? formatMoney(minorUnits(cell, currency), currency, locale) : cell
}

/** What fits into a sentence; the name alone is said of long texts, and of what was or is empty. */
const shortOf = (text: string) => (text.length <= 40 ? text : '')
