import type { Role } from '../../session.ts'

export const sections = {
  doctor: ['profile', 'licence', 'bank', 'security', 'preferences', 'data'],
  patient: ['profile', 'health', 'addresses', 'cards', 'security', 'preferences', 'data'],
} as const
export type Section = (typeof sections)[Role][number]

/** Where a section of the account drawer is, on the page of `params`; its first one without a name. */
export function accountPath(params: URLSearchParams, section?: Section): string {
  const next = new URLSearchParams(params)
  next.set('panel', 'account')
  next.delete('section')
  if (section) next.set('section', section)
  return `?${next}`
}
