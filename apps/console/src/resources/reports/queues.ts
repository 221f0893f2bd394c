import type { components } from '@officina/openapi/schema'

export type Queue = components['schemas']['AdminQueue']
type Kind = Queue['kind']
export type Group = 'shipping' | 'money' | 'doctors' | 'news'

const listOf = (path: string, filter: object, sort = '') =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}${sort}`
const ordersIn = (tab: string, sort?: string) => listOf('/orders', { tab }, sort)
const flagged = (flag: string) => listOf('/orders', { flag: [flag] })
const parcels = (...status: string[]) => listOf('/logistics', { status })
const oldestFirst = '&sort=unshipped_since&order=ASC'

/** What waits for whom, and where its records are listed. */
export const groups: Record<Group, { [kind in Kind]?: string }> = {
  shipping: {
    to_ship: ordersIn('to_ship', oldestFirst),
    to_pick: parcels('to_pick'),
    to_hand_over: parcels('picking', 'packed'),
    delivery_problems: parcels('exception'),
    backorders: ordersIn('backorders'),
  },
  money: {
    awaiting_payment: ordersIn('awaiting_payment'),
    refunds_due: flagged('refund_due'),
    refunds_to_confirm: flagged('refund_to_confirm'),
    refunds_to_pay_out: listOf('/refunds', { status: ['to_pay_out'] }),
    statements_to_approve: listOf('/settlements', { status: ['closed'] }),
    statements_to_pay: listOf('/settlements', { status: ['approved', 'paying', 'failed'] }),
    disputes: listOf('/settlements', { disputed: true }),
  },
  doctors: {
    applications: '/approve-doctor',
    deletions: listOf('/patients', { deletion_asked: true }),
  },
  news: {
    news_drafts: listOf('/news', { status: ['draft'] }),
    news_scheduled: listOf('/news', { status: ['scheduled'] }),
  },
}

const usual: readonly Group[] = ['shipping', 'money', 'doctors', 'news']
const first: Record<string, Group> = {
  finance: 'money',
  content: 'news',
  clinical_reviewer: 'doctors',
}

/** The groups with what one's own role works on at the top. */
export function groupsFor(role: string): readonly Group[] {
  const own = first[role]
  return own ? [own, ...usual.filter((group) => group !== own)] : usual
}
