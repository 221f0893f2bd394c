import ListAlt from '@mui/icons-material/ListAltOutlined'
import Box from '@mui/material/Box'
import { formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { memo } from 'react'
import { Link, useLocation } from 'react-router'
import { may } from '../providers/authProvider.ts'
import type { Definition } from '../resources/definition.ts'
import { definitions, hasPage, pageName, pageOf } from '../resources/registry.ts'
import { useMe } from './MeContext.ts'
import { useCounts } from './useCounts.ts'

/** The menu beside the page, on wide screens. */
export function SideMenu() {
  return (
    <Box
      data-noprint
      sx={{
        display: { xs: 'none', md: 'block' },
        width: { md: 64, lg: 212 },
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        p: { md: 2, lg: 3 },
        ...folded,
      }}
    >
      <Box sx={{ position: 'sticky', top: 72 }}>
        <Entries />
      </Box>
    </Box>
  )
}

/** Links to the lists one may read, with what waits in them. */
export function Entries() {
  const t = useText(menuWords)
  const me = useMe()
  const { pathname } = useLocation()
  const counts = useCounts()
  const shown = definitions.filter((definition) => {
    if (definition.menu === false || !hasPage(definition)) return false
    return may(me, definition.name, 'list')
  })
  const isIn = (definition: Definition) => `${pathname}/`.startsWith(`${homeOf(definition)}/`)
  // of a page below another's, its own entry
  const current = shown
    .filter(isIn)
    .sort((a, b) => homeOf(b).length - homeOf(a).length)
    .at(0)
  return (
    <Box component="nav" aria-label={t.label} sx={entries}>
      {shown.map((definition) => (
        <Entry
          key={definition.name}
          definition={definition}
          current={definition === current}
          count={definition.badge?.(counts) ?? 0}
        />
      ))}
    </Box>
  )
}

const Entry = memo(function Entry(props: {
  definition: Definition
  current: boolean
  count: number
}) {
  const { definition, count } = props
  const locale = useLocale()
  const t = useText(menuWords)
  const Icon = definition.icon ?? ListAlt
  return (
    <Link
      to={`/${definition.name}`}
      aria-current={props.current ? 'page' : undefined}
      title={pageName(definition, locale)}
    >
      <span aria-hidden data-icon>
        <Icon />
      </span>
      <span data-label>{pageName(definition, locale)}</span>
      {count > 0 && (
        <span data-badge aria-label={t.waiting(count)} role="img">
          {formatNumber(count, locale)}
        </span>
      )}
    </Link>
  )
})

const homeOf = (definition: Definition) => pageOf(definition).split('?')[0] ?? ''

/** Icons alone below 1200 px; the words are still read out. */
const folded = {
  '@media (max-width:1199.95px)': {
    '& a': { position: 'relative' },
    '& [data-label]': {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '& [data-badge]': {
      position: 'absolute',
      top: 0,
      right: 0,
      minWidth: 18,
      px: 1,
      fontSize: '0.75rem',
    },
  },
}

const chosen = (opacity: string) => `rgba(var(--mui-palette-primary-mainChannel) / ${opacity})`
const selected = 'var(--mui-palette-action-selectedOpacity)'
const hovered = `calc(${selected} + var(--mui-palette-action-hoverOpacity))`
const hover = '@media (hover: hover)'

// one set of styles for all of them: there are twenty
const entries = {
  display: 'grid',
  gap: 1,
  '& a': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    px: 3,
    py: 1.5,
    minWidth: 0,
    minHeight: { xs: 44, sm: 40 },
    borderRadius: '8px',
    color: 'inherit',
    textDecoration: 'none',
    userSelect: 'none',
    WebkitTapHighlightColor: 'transparent',
    [hover]: { '&:hover': { bgcolor: 'action.hover' } },
    '&:focus-visible': { bgcolor: 'action.focus' },
  },
  '& a[aria-current]': {
    color: 'primary.main',
    bgcolor: chosen(selected),
    [hover]: { '&:hover': { bgcolor: chosen(hovered) } },
    '& [data-icon]': { color: 'inherit' },
    '& [data-label]': { fontWeight: 600 },
  },
  '& [data-icon]': { display: 'inline-flex', color: 'text.secondary' },
  '& [data-label]': { flex: 1, overflowWrap: 'break-word' },
  // gives way to the smaller one of the folded menu
  '& :where([data-badge])': {
    ...tabular,
    flexShrink: 0,
    minWidth: 24,
    px: 1.5,
    whiteSpace: 'nowrap',
    borderRadius: '8px',
    textAlign: 'center',
    fontSize: '0.875rem',
    fontWeight: 600,
    color: 'tone.attention.text',
    bgcolor: 'tone.attention.tint',
  },
} as const

export const menuWords = defineMessages({
  label: ['Menu', 'メニュー'],
  waiting: (n: number) => [`${n} waiting`, `${n}件が対応待ち`],
})
