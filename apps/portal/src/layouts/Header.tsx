import AppBar from '@mui/material/AppBar'
import Box from '@mui/material/Box'
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
    <AppBar
      position="sticky"
      color="inherit"
      elevation={0}
      sx={{
        top: 'var(--banner, 0px)',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: 'background.paper',
        backgroundImage: 'none',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: { xs: 1, md: 5 },
          minHeight: 60,
          px: { xs: 3, sm: 6, lg: 8 },
        }}
      >
        {props.start}
        <Box
          component={Link}
          to={props.home}
          aria-label={t.home(brandName())}
          sx={{
            display: 'inline-flex',
            minWidth: 0,
            flexShrink: { md: 0 },
            maxWidth: { md: 320 },
            textDecoration: 'none',
            py: 2,
            borderRadius: 2,
          }}
        >
          <BrandMark size={26} />
        </Box>
        {props.beside}
        <Box
          component="nav"
          aria-label={t.main}
          sx={{ display: { xs: 'none', md: 'flex' }, gap: 1, flex: 1 }}
        >
          {props.nav.map((item) => (
            <NavLink key={item.to} item={item} />
          ))}
        </Box>
        <Box sx={{ flex: { xs: 1, md: 0 } }} />
        {props.end}
      </Box>
    </AppBar>
  )
}

function NavLink({ item }: { item: NavItem }) {
  const current = useIsCurrent(item)
  return (
    <Box component={Link} to={item.to} aria-current={current ? 'page' : undefined} sx={navLink}>
      {item.mark}
      {item.label}
    </Box>
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
  px: 3,
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
