import { type AnyColumn, sql } from '../../db/sql.ts'

type Columns = Record<'seriesId' | 'version' | 'supersededBy', AnyColumn>

/** Of a version that was replaced the newest that its patient may read; null where that was issued by mistake. */
export const nextVersionOf = (r: Columns) => sql<
  string | null
>`case when ${r.supersededBy} is not null then (
    select n.id from recipes n where n.series_id = ${r.seriesId} and n.version > ${r.version}
      and n.status not in ('draft', 'entered_in_error') order by n.version desc limit 1) end`
