import { news } from '../../schema/platform.ts'
import type { Admins } from './admins.ts'
import { addAudit } from './people.ts'
import type { Shelf } from './products.ts'
import { columnsOf, number, optional, readTable } from './table.ts'
import { hoursAfter, type Row, type World } from './world.ts'

const columns = columnsOf(news, ['title', 'category', 'audience', 'status', 'bodyMarkdown'])

/** What the office has told people, as `data/news.csv` has it; days count from today. */
const readNews = () =>
  readTable('news', (cell, header) => ({
    /** Published or planned. */
    day: cell('day', optional(number)),
    until: cell('until', optional(number)),
    columns: columns(cell, header),
  }))

type NewsSeed = ReturnType<typeof readNews>[number]

/** News in every state, some of them read. */
export function makeNews(world: World, admins: Admins, shelf: Shelf): void {
  const recalled = shelf.get('elderberry').id
  const lot = lotSent(world, recalled)
  for (const [index, seed] of readNews().entries()) {
    const { category, requiresAck } = seed.columns
    const bodyMarkdown = seed.columns.bodyMarkdown.replace('{lot}', lot)
    const paragraphs = bodyMarkdown.split('\n\n')
    const createdAt = world.at(Math.min(seed.day ?? -2, 0) - 2, 10, index)
    const publishAt = seed.day === undefined ? null : world.at(seed.day, 9)
    const row = world.make('news', createdAt, {
      ...seed.columns,
      excerpt: paragraphs[0]?.replaceAll('**', '').slice(0, 200) ?? '',
      bodyMarkdown,
      bodyHtml: paragraphs.map((text) => `<p>${strong(text)}</p>`).join('\n'),
      audienceRule: category === 'recall' ? { lots: [lot], product_ids: [recalled] } : {},
      channels: requiresAck ? ['in_app', 'email'] : ['in_app'],
      publishAt,
      expiresAt: seed.until === undefined ? null : world.at(seed.until, 23),
      authorId: admins.content.id,
      updatedAt: publishAt && publishAt < world.midnight ? publishAt : createdAt,
    })
    addAudit(world, {
      at: createdAt,
      action: 'news.create',
      objectId: row.id,
      actor: admins.content,
      after: { status: 'draft' },
    })
    if (publishAt && publishAt < world.midnight) addReads(world, row, publishAt, seed)
  }
}

/**
 * Everybody it is for gets it; most have read it, more the longer it is out, and not all who read acknowledge. The
 * three demo users have not, so that the page shows something new.
 */
function addReads(world: World, row: Row<'news'>, publishedAt: Date, seed: NewsSeed): void {
  const roles = { doctors: ['doctor'], patients: ['patient'], both: ['doctor', 'patient'] }[
    row.audience
  ]
  const { lots = [] } = row.audienceRule ?? {}
  const got = lots.length > 0 && accountsWithLot(world, lots)
  const readers = world.rows.accounts.filter(
    (account) =>
      roles.includes(account.role) &&
      (account.createdAt as Date) < publishedAt &&
      (!got || got.has(account.id)),
  )
  const most = row.requiresAck ? 9 : (seed.day ?? 0) < -30 ? 8 : (seed.day ?? 0) < -7 ? 7 : 5
  for (const [index, account] of readers.entries()) {
    const isNew = ['doctor@officina.test', 'patient@officina.test'].includes(account.email)
    const isRead = !isNew && (index * 7) % 10 < most
    const readAt = isRead ? hoursAfter(publishedAt, 2 + ((index * 5) % 60)) : null
    world.add('newsReads', {
      id: world.id(readAt ?? publishedAt),
      newsId: row.id,
      version: 1,
      accountId: account.id,
      deliveredAt: publishedAt,
      readAt,
      acknowledgedAt: row.requiresAck && index % 4 > 0 ? readAt : null,
      emailedAt: row.requiresAck ? publishedAt : null,
    })
  }
}

/** A lot of the product that patients have received. */
function lotSent(world: World, productId: string): string {
  const lines = new Set(
    world.rows.orderLines.filter((line) => line.productId === productId).map((line) => line.id),
  )
  return (
    world.rows.shipmentLines.find((row) => lines.has(row.orderLineId) && row.lot)?.lot ?? 'L00000'
  )
}

/** Accounts of the patients who were sent something of these lots. */
function accountsWithLot({ rows }: World, lots: string[]): Set<string | null | undefined> {
  const ofLots = rows.shipmentLines.filter(({ lot }) => lot && lots.includes(lot))
  const orderIds = new Set(
    rows.shipments.flatMap((parcel) =>
      ofLots.some(({ shipmentId }) => shipmentId === parcel.id) ? [parcel.orderId] : [],
    ),
  )
  const patientIds = new Set(
    rows.orders.flatMap((order) => (orderIds.has(order.id) ? [order.patientId] : [])),
  )
  return new Set(rows.patients.flatMap((p) => (patientIds.has(p.id) ? [p.accountId] : [])))
}

const strong = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
