import type { AdminCtx } from '../../context.ts'
import { synonyms } from '../../db/schema/synonym.ts'
import { eq, sql } from '../../db/sql.ts'
import {
  type CellChange,
  type CsvFile,
  columnTitle,
  type ImportRow,
  importCsv,
  missing,
  type RowSaid,
  tooLong,
} from '../csvImport.ts'
import { invalid } from '../errors.ts'
import { synonymRecord } from './records.ts'

/** As the list exports them; words are parted by semicolons there and by commas in the form. */
const columns = {
  name: { names: ['word', 'name', '語'], required: true },
  words: {
    names: ['also searched as', 'words', 'synonyms', '同じ意味の語', '類義語'],
    required: true,
  },
  note: { names: ['note', 'メモ'], required: false },
}
type Column = keyof typeof columns

const longest = { word: 60, note: 2_000 }
const mostWords = 20

/**
 * Adds the words of a file, and changes those that have synonyms already: what stands in the file replaces them. An
 * empty note leaves the note as it is.
 */
export function importSynonyms(ctx: AdminCtx, file: CsvFile) {
  const lines = new Map<string, number>()
  return importCsv(ctx, file, columns, async (tx, row, line) => {
    const given = { name: nameOf(row), words: wordsOf(row), note: noteOf(row) }
    const [found] = await tx.db
      .select({
        id: synonyms.id,
        revision: synonyms.revision,
        name: synonyms.name,
        words: synonyms.words,
        note: synonyms.note,
      })
      .from(synonyms)
      .where(eq(sql`fold_text(${synonyms.name})`, sql`fold_text(${given.name})`))
    const key = found?.id ?? given.name
    const before = lines.get(key)
    if (before !== undefined) throw twice(before)
    const fields = { ...given, note: given.note ?? found?.note ?? null }
    const changes = changesOf(tx, found, fields)
    if (!found) lines.set((await synonymRecord.create(tx, fields)).id, line)
    else {
      lines.set(key, line)
      if (changes.length > 0)
        await synonymRecord.update(tx, found.id, { ...fields, revision: found.revision })
    }
    return saidOf(found !== undefined, changes)
  })
}

function nameOf({ name }: ImportRow<Column>): string {
  if (name === '') throw invalid('name', 'REQUIRED', missing)
  if (name.length > longest.word) throw invalid('name', 'TOO_LONG', tooLong(longest.word))
  return name
}

function wordsOf({ words }: ImportRow<Column>): string[] {
  const found = words
    .split(/[;；,，、\n]/)
    .map((word) => word.trim())
    .filter(Boolean)
  const own = [...new Map(found.map((word) => [word.toLowerCase(), word])).values()]
  if (own.length === 0) throw invalid('words', 'REQUIRED', missing)
  if (own.length > mostWords)
    throw invalid('words', 'TOO_MANY', {
      en: `Enter at most ${mostWords} words.`,
      ja: `${mostWords}語以内で入力してください。`,
    })
  const long = own.find((word) => word.length > longest.word)
  if (long)
    throw invalid('words', 'TOO_LONG', {
      en: `“${long.slice(0, 20)}…”: use at most ${longest.word} characters for a word. Separate words by commas or semicolons.`,
      ja: `「${long.slice(0, 20)}…」：1語は${longest.word}文字以内で、カンマまたはセミコロンで区切ってください。`,
    })
  return own
}

function noteOf({ note }: ImportRow<Column>): string | undefined {
  if (note.length > longest.note) throw invalid('note', 'TOO_LONG', tooLong(longest.note))
  return note === '' ? undefined : note
}

type Fields = { name: string; words: string[]; note: string | null }

/** Cell by cell, as the file and the list write them. */
function changesOf(ctx: AdminCtx, found: Fields | undefined, fields: Fields): CellChange[] {
  const text = (value: string | string[] | null | undefined) =>
    Array.isArray(value) ? value.join('; ') : (value ?? '')
  return (Object.keys(columns) as Column[]).flatMap((field) => {
    const [before, after] = [text(found?.[field]), text(fields[field])]
    const label = columnTitle(columns[field], ctx.origin.locale)
    return before === after ? [] : [{ field, label, before, after }]
  })
}

function saidOf(isKnown: boolean, changes: CellChange[]): RowSaid {
  if (!isKnown) return { texts: { en: 'New', ja: '新規' }, outcome: 'new', changes }
  return changes.length === 0
    ? { texts: { en: 'Unchanged', ja: '変更なし' }, outcome: 'same', changes }
    : { texts: { en: 'Changed', ja: '変更' }, outcome: 'changed', changes }
}

const twice = (line: number) =>
  invalid('name', 'TWICE_IN_FILE', {
    en: `Line ${line} is for the same word. Put everything into one row.`,
    ja: `${line}行目と同じ語です。1行にまとめてください。`,
  })
