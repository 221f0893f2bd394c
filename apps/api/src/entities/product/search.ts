import type { Ctx } from '../../context.ts'
import { type SQL, type SQLWrapper, sql } from '../../db/sql.ts'
import { holds, like, wordsOf } from '../list.ts'
import { otherWordings, synonymWords } from './synonyms.ts'

/** Words of a search, or other words for the same, as a condition on the `search_text` of products. */
export const matchesText = (q: string, searchText: SQLWrapper = sql`p.search_text`): SQL => {
  const wordings = [q, ...otherWordings(q)].map((wording) =>
    sql.join(
      [sql`true`, ...wordsOf(wording.normalize('NFKC')).map((word) => has(searchText, word))],
      sql` and `,
    ),
  )
  return sql`(${sql.join(wordings, sql` or `)})`
}

/** One or two letters stand in nearly every text: they are looked for where a word begins ("vitamin d"). */
const has = (searchText: SQLWrapper, word: string): SQL =>
  /^[a-z0-9]{1,2}$/i.test(word)
    ? sql`${searchText} ~ ${`\\m${word.toLowerCase()}`}`
    : holds(searchText, word)

/**
 * Order of `products p` for a search: titles that are what was typed, that begin with it, that have a word
 * beginning with it, that hold it; then brands; then the same for other words for it; then the rest.
 */
export const bestMatchFirst = (q: string): SQL => {
  const others = otherWordings(q).map(rankOf)
  const best = others.length > 0 ? sql`, least(${sql.join(others, sql`, `)})` : sql``
  return sql`${rankOf(q)}${best}, p.title, p.id`
}

function rankOf(q: string): SQL {
  const [title, text] = [sql`fold_text(p.title)`, like(q.trim()).slice(1, -1)]
  return sql`case when ${title} like fold_text(${text}) then 0
    when ${title} like fold_text(${`${text}%`}) then 1
    when ${title} like fold_text(${`% ${text}%`}) then 2
    when ${title} like fold_text(${`%${text}%`}) then 3
    when fold_text(p.brand) like fold_text(${`%${text}%`}) then 4 else 5 end`
}

/** How alike two words are at least, from 0 to 1, for one to be a misspelling of the other; what pg_trgm too takes. */
const alike = 0.3

/**
 * A page of products; where nothing matches the search, the page of the search with its misspelt words corrected,
 * which is then named in `suggestion`. `scope` says which `products p` the reader sees at all: words come from those.
 */
export async function findCorrected<
  Q extends { filter?: { q?: string } },
  T extends { total: number },
>(
  ctx: Ctx,
  query: Q,
  scope: SQL,
  find: (query: Q) => Promise<T>,
): Promise<T & { suggestion?: string }> {
  const found = await find(query)
  const q = query.filter?.q?.trim()
  if (found.total > 0 || !q) return found
  const suggestion = await corrected(ctx, q, scope)
  if (suggestion === undefined) return found
  const better = await find({ ...query, filter: { ...query.filter, q: suggestion } })
  return { ...better, suggestion }
}

/** A search with words that no product holds replaced by the most similar ones; undefined when that finds nothing. */
async function corrected(ctx: Ctx, q: string, scope: SQL): Promise<string | undefined> {
  const words = wordsOf(q)
  const { rows } = await ctx.db.execute<{
    word: string
    known: boolean
    similar: string | null
  }>(sql`
    with product as materialized (
      select p.search_text, fold_text(p.title || ' ' || p.brand || ' ' || p.category || ' ' || joined_words(p.concerns)
        || ' ' || (jsonb_path_query_array(p.ingredients, '$[*].name'))::text) as text
      from products p where ${scope}
    ), vocabulary as materialized (
      select word, search_text(word) as sound from (
        select distinct word from product, regexp_split_to_table(text, '[][\\s,;:()/&+"]+') word
        union select unnest(${sql.param(synonymWords())}::text[])) words
      where length(word) >= 3
    )
    select given.word, exists (
        select 1 from product where strpos(product.search_text, search_text(given.word)) > 0
      ) or exists (select 1 from vocabulary where vocabulary.word = fold_text(given.word)) as known, (
        select vocabulary.word from vocabulary
        where similarity(vocabulary.sound, search_text(given.word)) >= ${alike}
        order by similarity(vocabulary.sound, search_text(given.word)) desc, vocabulary.word limit 1
      ) as similar
    from unnest(${sql.param(words)}::text[]) with ordinality given(word, at) order by given.at`)
  const better = rows.map(({ word, known, similar }) => (known || word.length < 4 ? word : similar))
  if (better.includes(null)) return undefined
  const text = better.join(' ')
  if (text === words.join(' ')) return undefined
  const finds = await ctx.db.execute(
    sql`select 1 from products p where ${scope} and ${matchesText(text)} limit 1`,
  )
  return finds.rows.length > 0 ? text : undefined
}
