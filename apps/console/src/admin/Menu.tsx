import ListAlt from '@mui/icons-material/ListAltOutlined'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import ListItemButton from '@mui/material/ListItemButton'
import { formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { memo } from 'react'
import { Link, useLocation } from 'react-router'
import { permissionFor } from '../providers/authProvider.ts'
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

/** The same menu from the left edge, on phones. */
export function MenuDrawer(props: { open: boolean; onClose: () => void }) {
  const t = useText(messages)
  return (
    <Drawer
      open={props.open}
      onClose={props.onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': t.label,
          sx: { width: 280, p: 3 },
        },
      }}
    >
      <Entries />
    </Drawer>
  )
}

function Entries() {
  const t = useText(messages)
  const { permissions } = useMe()
  const { pathname } = useLocation()
  const counts = useCounts()
  const shown = definitions.filter((definition) => {
    if (definition.menu === false || !hasPage(definition)) return false
    const permission = permissionFor(definition.name, 'list')
    return permission === null || permissions.includes(permission)
  })
  const isIn = (definition: Definition) => `${pathname}/`.startsWith(`${homeOf(definition)}/`)
  // of a page below another's, its own entry
  const current = shown
    .filter(isIn)
    .sort((a, b) => homeOf(b).length - homeOf(a).length)
    .at(0)
  return (
    <Box component="nav" aria-label={t.label} sx={{ display: 'grid', gap: 1 }}>
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
  const t = useText(messages)
  const Icon = definition.icon ?? ListAlt
  return (
    <ListItemButton
      component={Link}
      to={`/${definition.name}`}
      selected={props.current}
      aria-current={props.current ? 'page' : undefined}
      title={pageName(definition, locale)}
      sx={{
        gap: 3,
        px: 3,
        py: 1.5,
        minHeight: 40,
        color: props.current ? 'primary.main' : undefined,
      }}
    >
      <Box
        component="span"
        aria-hidden
        sx={{ display: 'inline-flex', color: props.current ? 'inherit' : 'text.secondary' }}
      >
        <Icon />
      </Box>
      <Box
        component="span"
        data-label
        sx={{ flex: 1, overflowWrap: 'break-word', fontWeight: props.current ? 600 : 400 }}
      >
        {pageName(definition, locale)}
      </Box>
      {count > 0 && (
        <Box component="span" data-badge sx={badge} aria-label={t.waiting(count)} role="img">
          {formatNumber(count, locale)}
        </Box>
      )}
    </ListItemButton>
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

const badge = {
  ...tabular,
  minWidth: 24,
  px: 1.5,
  borderRadius: '8px',
  textAlign: 'center',
  fontSize: '0.875rem',
  fontWeight: 600,
  color: 'tone.attention.text',
  bgcolor: 'tone.attention.tint',
}

const messages = defineMessages({
  label: ['Menu', 'メニュー'],
  waiting: (n: number) => [`${n} waiting`, `${n}件が対応待ち`],
})
