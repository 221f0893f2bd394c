import { defineList } from '../../../features/list/defineList.ts'

/** Statuses that the list of current patients can hold. */
export const statuses = [
  'registered_by_doctor',
  'link_requested',
  'invited',
  'invitation_expired',
  'invitation_declined',
  'mail_bounced',
  'active',
  'suspended',
] as const
export const renewals = ['overdue', 'due_soon', 'upcoming', 'on_track'] as const

export const patients = defineList('/api/doctor/patients', {
  sort: { key: 'last_activity_at', order: 'DESC' },
  sortable: ['name', 'updated_at', 'created_at', 'last_order_at', 'last_activity_at'],
  keeps: ['archived', 'panel'],
  filter: (list) => ({
    q: list.text('q'),
    archived: list.flag('archived') || undefined,
    status: list.among('status', statuses),
    renewal: list.among('renewal', renewals),
    tag: list.text('tag', 40),
    no_order: list.flag('no_order') || undefined,
    recipe_not_ordered: list.flag('not_ordered') || undefined,
    created_at_gte: list.one('added_from'),
    created_at_lte: list.one('added_to'),
  }),
})
