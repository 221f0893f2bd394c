import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import ListItemButton from '@mui/material/ListItemButton'
import { formatNumber } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { tabular } from '@officina/ui/theme.ts'
import { Link, useLocation } from 'react-router'
import { permissionFor } from '../providers/authProvider.ts'
import type { Definition } from '../resources/definition.ts'
import { definitions } from '../resources/registry.ts'
import { findSpec } from '../schema/spec.ts'
import { pluralOf } from '../schema/words.ts'
import { useMe } from './MeContext.ts'
import { type Counts, useCounts } from './useCounts.ts'

/** The menu beside the page, on wide screens. */
export function SideMenu() {
  return (
    <Box
      sx={{
        display: { xs: 'none', md: 'block' },
        width: 232,
        flexShrink: 0,
        borderRight: 1,
        borderColor: 'divider',
        p: 3,
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
  return (
    <Box component="nav" aria-label={t.label} sx={{ display: 'grid', gap: 1 }}>
      {shown.map((definition) => (
        <Entry
          key={definition.name}
          definition={definition}
          current={
            pathname === `/${definition.name}` || pathname.startsWith(`/${definition.name}/`)
          }
          counts={counts}
        />
      ))}
    </Box>
  )
}

function Entry(props: { definition: Definition; current: boolean; counts: Counts }) {
  const { definition } = props
  const locale = useLocale()
  const t = useText(messages)
  const spec = findSpec(definition.name)
  const label = definition.label?.[locale] ?? (spec ? pluralOf(spec, locale) : definition.name)
  const count = definition.badge?.(props.counts) ?? 0
  const Icon = definition.icon
  return (
    <ListItemButton
      component={Link}
      to={`/${definition.name}`}
      selected={props.current}
      aria-current={props.current ? 'page' : undefined}
      sx={{
        gap: 3,
        px: 3,
        py: 1.5,
        minHeight: 40,
        color: props.current ? 'primary.main' : undefined,
      }}
    >
      {Icon && (
        <Box
          component="span"
          aria-hidden
          sx={{ display: 'inline-flex', color: props.current ? 'inherit' : 'text.secondary' }}
        >
          <Icon />
        </Box>
      )}
      <Box
        component="span"
        sx={{ flex: 1, overflowWrap: 'break-word', fontWeight: props.current ? 600 : 400 }}
      >
        {label}
      </Box>
      {count > 0 && (
        <Box component="span" sx={badge} aria-label={t.waiting(count)} role="img">
          {formatNumber(count, locale)}
        </Box>
      )}
    </ListItemButton>
  )
}

const hasPage = (definition: Definition) => Boolean(definition.list ?? findSpec(definition.name))

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
