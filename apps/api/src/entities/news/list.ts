import { admins } from '../../db/schema/account.ts'
import { news } from '../../db/schema/platform.ts'
import { sql } from '../../db/sql.ts'
import { reads } from '../list.ts'
import { defineList } from '../read/list.ts'

/** News of every state, drafts first. Readers are those of the version that is out. */
export const newsList = defineList('adminListNews', {
  table: news,
  joins: sql`left join ${admins} on ${admins.id} = ${news.authorId}`,
  pageJoins: () => sql`left join lateral (
    select count(delivered_at)::int as sent, count(read_at)::int as read,
      count(acknowledged_at)::int as acknowledged
    from news_reads where news_id = ${news.id} and version = ${news.version}) stats on true`,
  columns: {
    author_name: sql`nullif(${admins.name}, '')`,
    sent_count: sql`stats.sent`,
    read_count: sql`stats.read`,
    acknowledged_count: sql`stats.acknowledged`,
    read_rate: sql`case when stats.sent > 0
      then least(10000, round(stats.read * 10000.0 / stats.sent))::int end`,
  },
  filters: {
    q: (q) => reads(sql`${news.title} || ' ' || ${news.excerpt}`, q),
  },
  order: ['publish_at', 'DESC'],
})
