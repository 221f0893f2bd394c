import Box from '@mui/material/Box'
import type { Locale } from '@officina/shared/locale'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
import { useLink } from './link.tsx'
import { defineMessages, LocaleSwitch, useText } from './text.tsx'

type FooterLink = { to: string; label: string }

/** Links given by the app (terms, privacy, help), the language and the colour scheme. */
export function Footer(props: {
  links: readonly FooterLink[]
  onLocale?: (locale: Locale) => void
}) {
  const Link = useLink()
  const t = useText(messages)
  return (
    <Box component="footer" sx={footer}>
      <nav aria-label={t.label}>
        {props.links.map((link) => (
          <Link key={link.to} to={link.to}>
            {link.label}
          </Link>
        ))}
      </nav>
      <div>
        <LocaleSwitch onChange={props.onLocale} />
        <ColorSchemeToggle />
      </div>
    </Box>
  )
}

const footer = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 6,
  rowGap: 3,
  px: { xs: 4, sm: 6, lg: 8 },
  py: 4,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '0.875rem',
  '& > nav': { display: 'flex', flexWrap: 'wrap', columnGap: 5 },
  '& > nav > a': {
    color: 'text.secondary',
    minHeight: { xs: 44, sm: 32 },
    display: 'inline-flex',
    alignItems: 'center',
  },
  '& > div': { display: 'flex', gap: 2 },
}

const messages = defineMessages({
  label: ['Footer', 'フッター'],
})
