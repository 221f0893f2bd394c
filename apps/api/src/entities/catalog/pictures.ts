import { sql } from '../../db/sql.ts'

/** Place and picture of a product `p` that stands in a catalog as `item`. */
export const pictureOf = sql`row_number() over (order by item.position, p.id) as n,
  json_build_object('title', p.title, 'brand', p.brand, 'form', p.form, 'image', p.images->0->>'url') as picture`

/** Of such rows, named `shown`, the pictures of the first four. */
export const firstPictures = sql`coalesce(json_agg(shown.picture order by shown.n) filter (where shown.n <= 4), '[]'::json)`
