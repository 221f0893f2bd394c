import type { Ctx } from '../../context.ts'
import { literal } from '../../db/frozen.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { wordsOf } from '../list.ts'

/** How alike two words are at least, from 0 to 1, for one to be a misspelling of the other; what pg_trgm too takes. */
const alike = 0.3

/**
 * Where a word may come from: `from` holds only what the asker may find, `text` is what is read of it, `sound` the
 * same as a search compares it (`search_text`).
 */
export type Vocabulary = { from: SQL; text: SQL; sound: SQL }

/** A misspelling leaves the beginning or the end of a word as it is. */
function piecesOf(word: string): string[] {
  const signs = [...word.normalize('NFKC')]
  const size = signs.length < 6 ? 2 : signs.length < 9 ? 3 : 4
  return [...new Set([signs.slice(0, size).join(''), signs.slice(-size).join('')])]
}

/**
 * A search with words that nothing holds replaced by the most similar ones the asker may read; undefined where a
 * word has none or nothing is to be corrected. Whether it finds anything is for the caller to ask. Words of fewer
 * than four characters are left as they are: nearly every short word is like another one. So are numbers.
 */
export async function corrected(
  ctx: Ctx,
  q: string,
  vocabularies: readonly Vocabulary[],
): Promise<string | undefined> {
  const words = wordsOf(q)
  if (words.length === 0 || words.length > mostWords || vocabularies.length === 0) return undefined
  const better: string[] = []
  for (const word of words) {
    const found = isWord(word) ? await mostSimilar(ctx, word, vocabularies) : word
    if (found === undefined) return undefined
    better.push(found)
  }
  const text = better.join(' ')
  return text === words.join(' ') ? undefined : text
}

const isWord = (word: string): boolean => [...word].length >= 4 && /\p{L}{3}/u.test(word)

/** Two letters: the index of three letters at a time would be read from end to end, and the rows after it. */
const isShort = (piece: string): boolean => /^[\p{Script=Latin}\p{Nd}\p{P}]{1,2}$/u.test(piece)

/** A search of more words is no search for a name. */
const mostWords = 6

/** A piece that stands in more texts than these stands in the word meant too, most likely in one of the first. */
const mostTexts = 1_000

/**
 * The word itself where something holds it, else the most similar one. Counted, because PostgreSQL expects to come upon
 * one soon and would read all of them instead of the index for `exists`. `offset 0`: each word is compared once.
 */
async function mostSimilar(
  ctx: Ctx,
  word: string,
  vocabularies: readonly Vocabulary[],
): Promise<string | undefined> {
  const known = sql.join(
    vocabularies.map(
      ({ from, sound }) =>
        sql`(select count(*) from ${from} and ${sound} like ${sounding(word)}) > 0`,
    ),
    sql` or `,
  )
  const texts = vocabularies.flatMap(({ from, text, sound }) =>
    piecesOf(word).map(
      (piece) => sql`(select ${text} as text from ${from}
        and ${isShort(piece) ? sql`${sound} || ''` : sound} like ${sounding(piece)} limit ${literal(mostTexts)})`,
    ),
  )
  const { rows } = await ctx.db.execute<{ known: boolean; similar: string | null }>(sql`
    select asked.known, case when not asked.known then (
      select word from (
        select distinct word from (${sql.join(texts, sql` union `)}) known, ${wordsIn(sql`known.text`)} word
        where length(word) >= 3 offset 0) words,
        lateral (select similarity(search_text(word), (select search_text(${word}))) as score) compared
      where score >= ${alike} order by score desc, word limit 1) end as similar
    from (select ${known} as known) asked`)
  return rows[0]?.known ? word : (rows[0]?.similar ?? undefined)
}

/** Far quicker than a split at a regular expression. */
const wordsIn = (text: SQL): SQL =>
  sql`string_to_table(translate(fold_text(${text}), e'[],;:()/&+"\t\n\r', repeat(' ', 14)), ' ')`

const sounding = (text: string): SQL =>
  sql`(select '%' || like_literal(search_text(${text})) || '%')`
