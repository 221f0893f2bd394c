import { type SQL, type SQLWrapper, sql } from '../../db/sql.ts'

/**
 * Products that a search finds, as a condition on their id: all words of it, or of it in other words for the same
 * (`synonyms`), stand in the `search_text`. They are looked up first, each wording by the index.
 */
export const matchesText = (q: string, id: SQLWrapper = sql`p.id`): SQL =>
  sql`${id} = any(array(${productsFound(q)}))`

/** Their ids. Of one or two letters alone the index knows nothing: for these the products are read one after another. */
export const productsFound = (q: string): SQL => sql`
  select found.id from search_wordings(${q}) w join products found
    on found.search_text like w.longest and found.search_text like all(w.patterns) and found.search_text ~ all(w.begins)
  where w.longest <> '%'
  union all select begun.id from search_wordings(${q}) w cross join lateral (
    select f.id from products f where f.search_text like all(array(
      select replace(begins, '\\m', '%') || '%' from unnest(w.begins) begins))
      and f.search_text ~ all(w.begins) offset 0) begun
  where w.longest = '%'`

/**
 * Order of `products p` for a search: titles that are what was typed, that begin with it, that have a word
 * beginning with it, that hold it; then brands; then the same for other words for it; then the rest.
 */
export const bestMatchFirst = (q: string): SQL =>
  sql`${rankOf(typed(q))}, ${rankOf(soundsOf(q))}, p.title, p.id`

// asked once for a statement, not once for a product
const typed = (q: string): SQL => sql`select like_literal(search_text(trim(${q}::text))) as sound`
const soundsOf = (q: string): SQL =>
  sql`select like_literal(sound) as sound from search_wordings(${q})`

function rankOf(sounds: SQL): SQL {
  const like = (before: string, after: string) =>
    sql`any(array(select ${sql.raw(`'${before}'`)} || sound || ${sql.raw(`'${after}'`)} from (${sounds}) said))`
  const title = sql`p.search_title`
  return sql`case when ${title} like ${like('', '')} then 0
    when ${title} like ${like('', '%')} then 1
    when ${title} like ${like('% ', '%')} then 2
    when ${title} like ${like('%', '%')} then 3
    when p.search_brand like ${like('%', '%')} then 4 else 5 end`
}
