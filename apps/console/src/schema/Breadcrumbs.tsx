import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { defineMessages, useText } from '@officina/ui/text'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Where one is, above the title; `children` stand at the right end (previous and next). */
export function Breadcrumbs(props: {
  links: readonly { to: string; label: string }[]
  current: string
  children?: ReactNode
}) {
  const t = useText(messages)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 3 }}>
      <Box component="nav" aria-label={t.label} sx={{ minWidth: 0, maxWidth: '100%' }}>
        <Box component="ol" sx={list}>
          {props.links.map((link) => (
            <li key={link.to}>
              <MuiLink component={Link} to={link.to}>
                {link.label}
              </MuiLink>
            </li>
          ))}
          <li aria-current="page">{props.current}</li>
        </Box>
      </Box>
      {props.children}
    </Box>
  )
}

const list = {
  display: 'flex',
  listStyle: 'none',
  m: 0,
  p: 0,
  fontSize: '0.875rem',
  color: 'text.secondary',
  '& li': { flexShrink: 0, lineHeight: { xs: '44px', sm: '28px' } },
  // the title beneath says the rest
  '& li[aria-current]': {
    flexShrink: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& li + li::before': { content: '"/" / ""', mx: 2 },
}

const messages = defineMessages({
  label: ['You are here', '現在位置'],
})
