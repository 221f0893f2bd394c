import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'

/** Every version that was published, with its day; the one that is shown is no link. */
export function Versions({ text }: { text: components['schemas']['LegalText'] }) {
  const t = useText(messages)
  const locale = useLocale()
  if (text.versions.length < 2) return null
  return (
    <Box
      component="nav"
      aria-labelledby="versions"
      sx={{ mt: 8, '@media print': { display: 'none' } }}
    >
      <Typography variant="h2" id="versions">
        {t.title}
      </Typography>
      <ul>
        {text.versions.map(({ version, is_in_force }) => {
          const day = formatDate(version, locale)
          return (
            <li key={version}>
              {version === text.version ? (
                <span aria-current="true">{t.shown(day)}</span>
              ) : (
                <Link to={{ search: is_in_force ? '' : `version=${version}` }}>
                  {is_in_force ? t.inForce(day) : day}
                </Link>
              )}
            </li>
          )
        })}
      </ul>
    </Box>
  )
}

const messages = defineMessages({
  title: ['All versions', 'すべての版'],
  inForce: (day: string) => [`${day} (in force)`, `${day}（現行）`],
  shown: (day: string) => [`${day} (this page)`, `${day}（表示中）`],
})
