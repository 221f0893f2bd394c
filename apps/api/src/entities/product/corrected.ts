import type { Ctx } from '../../context.ts'
import { type SQL, sql } from '../../db/sql.ts'
import { corrected } from '../search/suggest.ts'
import { matchesText } from './search.ts'

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
  const suggestion = await corrected(ctx, q, [
    { from: sql`products p where ${scope}`, text: productWords, sound: sql`p.search_text` },
    {
      from: sql`synonyms, unnest(synonyms.terms) term where true`,
      text: sql`term`,
      sound: sql`search_text(term)`,
    },
  ])
  if (suggestion === undefined || !(await finds(ctx, suggestion, scope))) return found
  const better = await find({ ...query, filter: { ...query.filter, q: suggestion } })
  return { ...better, suggestion }
}

const productWords = sql`p.title || ' ' || p.brand || ' ' || p.category || ' ' || joined_words(p.concerns)
  || ' ' || (jsonb_path_query_array(p.ingredients, '$[*].name'))::text`

const finds = async (ctx: Ctx, q: string, scope: SQL): Promise<boolean> =>
  (await ctx.db.execute(sql`select 1 from products p where ${scope} and ${matchesText(q)} limit 1`))
    .rows.length > 0
