import AppBar from '@mui/material/AppBar'
import { BrandMark } from '@officina/ui/BrandMark'
import { brandName } from '@officina/ui/brandName.ts'
import { defineMessages, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { type Page, pages } from '../pages.ts'
import type { Role } from '../session.ts'

/** `mark` stands before the label: an icon with a count; `not` is a page below that has an item of its own. */
export type NavItem = { to: string; label: string; also?: string[]; not?: string; mark?: ReactNode }

/** Header of a signed-in role: brand, main navigation on wide screens, account menu. */
export function Header(props: {
  home: string
  nav: NavItem[]
  end: ReactNode
  start?: ReactNode
  /** Beside the brand. */
  beside?: ReactNode
}) {
  const t = useText(messages)
  return (
    <AppBar position="sticky" color="inherit" elevation={0} sx={bar}>
      <div className="header-row">
        {props.start}
        <Link className="header-home" to={props.home} aria-label={t.home(brandName())}>
          <BrandMark size={26} />
        </Link>
        {props.beside}
        <nav aria-label={t.main}>
          {props.nav.map((item) => (
            <NavLink key={item.to} item={item} />
          ))}
        </nav>
        <span className="header-space" />
        {props.end}
      </div>
    </AppBar>
  )
}

function NavLink({ item }: { item: NavItem }) {
  const current = useIsCurrent(item)
  return (
    <Link to={item.to} aria-current={current ? 'page' : undefined}>
      {item.mark}
      {item.label}
    </Link>
  )
}

/** True on the item's page and the pages below it. */
export function useIsCurrent({ to, also = [], not }: NavItem): boolean {
  const { pathname } = useLocation()
  if (pathname === not) return false
  return [to, ...also].some(
    (path) => pathname === path || (path !== '/' && pathname.startsWith(`${path}/`)),
  )
}

const navLink = {
  // a doctor has seven, and a system font may be wide
  px: { md: 2, lg: 3 },
  py: 2,
  borderRadius: 2,
  color: 'text.secondary',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 3,
  '&:hover': { color: 'text.primary', bgcolor: 'action.hover' },
  '&[aria-current=page]': { color: 'primary.main', fontWeight: 600 },
} as const

// one set of styles for the whole bar: it is drawn with every page
const bar = {
  top: 'var(--banner, 0px)',
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  backgroundImage: 'none',
  '& > .header-row': {
    display: 'flex',
    alignItems: 'center',
    gap: { xs: 1, md: 2, lg: 5 },
    minHeight: 60,
    px: { xs: 3, sm: 6, lg: 8 },
    '& > .header-home': {
      display: 'inline-flex',
      minWidth: 0,
      flexShrink: { md: 0 },
      maxWidth: { md: 320 },
      textDecoration: 'none',
      py: 2,
      borderRadius: 2,
    },
    '& > nav': { display: { xs: 'none', md: 'flex' }, gap: 1, flex: 1 },
    '& > nav > a': navLink,
    '& > .header-space': { flex: { xs: 1, md: 0 } },
  },
} as const

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

const messages = defineMessages({
  home: (brand: string) => [`${brand} home`, `${brand} ホーム`],
  main: ['Main', 'メインメニュー'],
})
