import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { formatDate, formatNumber } from '@officina/shared/format'
import { isAgreed } from '@officina/shared/legalVersions'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { LegalText } from './legalText.ts'

/** What was published: from when it applies, by whom, and how many have accepted it. */
export function LegalVersions({ text }: { text: LegalText }) {
  const t = useText(messages)
  const locale = useLocale()
  const asks = isAgreed(text.key)
  return (
    <Box component="section" aria-labelledby="legal-versions" sx={{ mt: 8 }}>
      <Typography id="legal-versions" variant="h2" sx={{ fontSize: '1.25rem', mb: 3 }}>
        {t.title}
      </Typography>
      <Box component="ul" sx={list}>
        {text.versions.map((row) => (
          <li key={row.version}>
            <Link href={`/${text.key}?version=${row.version}`} target="_blank" rel="noreferrer">
              {formatDate(row.version, locale)}
            </Link>
            {' · '}
            {t[row.state]}
            {asks && !row.asks_acceptance && ` · ${t.quiet}`}
            <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
              {row.published_at
                ? t.by(formatDate(row.published_at, locale), row.published_by ?? '')
                : t.builtIn}
              {asks && ` · ${t.accepted(row.accepted, formatNumber(row.accepted, locale))}`}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 3, borderBottom: 1, borderColor: 'divider' },
}

const messages = defineMessages({
  title: ['Versions', '版'],
  coming: ['Will apply', '施行前'],
  in_force: ['In force', '現行'],
  former: ['Former', '旧版'],
  quiet: ['no acceptance asked', '同意不要'],
  builtIn: ['Built-in text', '標準の文面'],
  by: (day: string, name: string) => [
    name ? `Published ${day} by ${name}` : `Published ${day}`,
    name ? `${day} 公開（${name}）` : `${day} 公開`,
  ],
  accepted: (n: number, text: string) => [
    n === 1 ? 'accepted by 1 person' : `accepted by ${text} people`,
    `同意 ${text}名`,
  ],
})
