import Box from '@mui/material/Box'
import type { Locale } from '@officina/shared/locale'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
import { type LinkLike, useLink } from './link.tsx'
import { defineMessages, LocaleSwitch, useText } from './text.tsx'

export type FooterLink = { to: string; label: string }

/** Links given by the app (terms, privacy, help), the language and the colour scheme. */
export function Footer(props: {
  links: readonly FooterLink[]
  LinkComponent?: LinkLike
  onLocale?: (locale: Locale) => void
}) {
  const Link = useLink(props.LinkComponent)
  const t = useText(messages)
  return (
    <Box
      component="footer"
      sx={{
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
      }}
    >
      <Box
        component="nav"
        aria-label={t.label}
        sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5 }}
      >
        {props.links.map((link) => (
          <Box
            key={link.to}
            component={Link}
            to={link.to}
            sx={{
              color: 'text.secondary',
              minHeight: { xs: 44, sm: 32 },
              display: 'inline-flex',
              alignItems: 'center',
            }}
          >
            {link.label}
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'flex', gap: 2 }}>
        <LocaleSwitch onChange={props.onLocale} />
        <ColorSchemeToggle />
      </Box>
    </Box>
  )
}

const messages = defineMessages({
  label: ['Footer', 'フッター'],
})
