import type { Admins } from './admins.ts'
import { addAudit } from './people.ts'
import type { Shelf } from './products.ts'
import { hoursAfter, type Row, type World } from './world.ts'

type NewsSeed = Pick<Row<'news'>, 'title' | 'category' | 'audience' | 'status'> & {
  paragraphs: string[]
  /** Days from today: published or planned, expires. */
  day: number | null
  until?: number
  pinned?: true
  ack?: true
}

const seeds: NewsSeed[] = [
  {
    title: 'Deliveries over the holidays',
    category: 'notice',
    audience: 'both',
    status: 'published',
    day: -3,
    until: 45,
    pinned: true,
    paragraphs: [
      'Orders placed before **15:00** on a working day leave the same day. Over the holidays parcels may take two days longer.',
      'Order refills a week earlier than usual.',
    ],
  },
  {
    title: 'Recall: Elderberry Syrup, one lot',
    category: 'recall',
    audience: 'patients',
    status: 'published',
    day: -10,
    ack: true,
    paragraphs: [
      'Bottles of lot **{lot}** may not close tightly. Do not use them; we send a new one free of charge.',
      'Other lots are not affected. Confirm that you have read this message.',
    ],
  },
  {
    title: 'New: mineral sunscreen in a large pack',
    category: 'product',
    audience: 'doctors',
    status: 'published',
    day: -18,
    until: 60,
    paragraphs: [
      'Daily Sunscreen SPF 50+ now comes with 100 pumps. The price of a pump is a sixth lower.',
    ],
  },
  {
    title: 'システムメンテナンスのお知らせ',
    category: 'maintenance',
    audience: 'both',
    status: 'expired',
    day: -60,
    until: -52,
    paragraphs: ['深夜2時から4時まで、ご注文の受付を停止しました。ご協力ありがとうございました。'],
  },
  {
    title: 'Winter campaign for vitamin D',
    category: 'campaign',
    audience: 'doctors',
    status: 'scheduled',
    day: 6,
    until: 36,
    paragraphs: [
      'From next week on there is information for your waiting room, in English and Japanese.',
    ],
  },
  {
    title: 'Opening hours of the support team',
    category: 'notice',
    audience: 'doctors',
    status: 'archived',
    day: -210,
    paragraphs: ['Monday to Friday, 9:00 to 18:00.'],
  },
  {
    title: 'Questionnaire: new questions about sleep',
    category: 'notice',
    audience: 'doctors',
    status: 'draft',
    day: null,
    paragraphs: ['A draft that is still being written.'],
  },
]

/** News in every state, some of them read. */
export function makeNews(world: World, admins: Admins, shelf: Shelf): void {
  const recalled = shelf.get('elderberry').id
  const lot = lotSent(world, recalled)
  for (const [index, source] of seeds.entries()) {
    const seed = {
      ...source,
      paragraphs: source.paragraphs.map((text) => text.replace('{lot}', lot)),
    }
    const createdAt = world.at(Math.min(seed.day ?? -2, 0) - 2, 10, index)
    const publishAt = seed.day === null ? null : world.at(seed.day, 9)
    const markdown = seed.paragraphs.join('\n\n')
    const row = world.make('news', createdAt, {
      title: seed.title,
      excerpt: seed.paragraphs[0]?.replaceAll('**', '').slice(0, 200) ?? '',
      bodyMarkdown: markdown,
      bodyHtml: seed.paragraphs.map((text) => `<p>${strong(text)}</p>`).join('\n'),
      category: seed.category,
      audience: seed.audience,
      audienceRule: seed.category === 'recall' ? { lots: [lot], product_ids: [recalled] } : {},
      channels: seed.ack ? ['in_app', 'email'] : ['in_app'],
      status: seed.status,
      publishAt,
      expiresAt: seed.until === undefined ? null : world.at(seed.until, 23),
      pinned: seed.pinned ?? false,
      requiresAck: seed.ack ?? false,
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
    seed.audience
  ]
  const { lots = [] } = row.audienceRule ?? {}
  const got = lots.length > 0 && accountsWithLot(world, lots)
  const readers = world.rows.accounts.filter(
    (account) =>
      roles.includes(account.role) &&
      (account.createdAt as Date) < publishedAt &&
      (!got || got.has(account.id)),
  )
  const most = seed.ack ? 9 : (seed.day ?? 0) < -30 ? 8 : (seed.day ?? 0) < -7 ? 7 : 5
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
      acknowledgedAt: seed.ack && index % 4 > 0 ? readAt : null,
      emailedAt: seed.ack ? publishedAt : null,
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
