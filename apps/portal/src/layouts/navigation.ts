import { type Page, pages } from '../pages.ts'
import type { Role } from '../session.ts'
import type { NavItem } from './Header.tsx'

type Pages = typeof pages
/** The paths of a role's menu. */
export type Menu<R extends Role> = {
  [P in keyof Pages]: Pages[P] extends { for: R; nav: string } ? P : never
}[keyof Pages]

/** The words of a role's menu, by the names that the pages table gives them. */
type Words<R extends Role> = Record<Pages[Menu<R>]['nav'], string>

/** The menu of a role, from the pages table. */
export function navigationOf<R extends Role>(role: R, words: Words<R>) {
  const all = Object.entries<Page>(pages)
  const items = all.filter(([, page]) => page.for === role && page.nav)
  return items.map(([path, { nav, applicants }]) => ({
    to: path as Menu<R>,
    label: words[nav as keyof Words<R>],
    also: all.flatMap(([other, page]) => (page.within === path ? [other] : [])),
    not: items.find(([other]) => other.startsWith(`${path}/`))?.[0],
    applicants,
  })) satisfies NavItem[]
}
