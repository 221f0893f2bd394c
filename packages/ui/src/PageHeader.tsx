import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { formatNumber } from '@officina/shared/format'
import type { ReactNode } from 'react'
import { useLocale } from './text.tsx'
import { tabular } from './theme.ts'
import { unbroken } from './unbroken.tsx'
import { useDocumentTitle } from './useDocumentTitle.ts'

/** Title (h1, also the document's title), count, subtitle, and the page's actions at the right. */
export function PageHeader(props: {
  title: string
  count?: number | undefined
  subtitle?: ReactNode
  chips?: ReactNode
  action?: ReactNode
}) {
  const locale = useLocale()
  useDocumentTitle(props.title)
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'flex-start',
        justifyContent: 'space-between',
        columnGap: 4,
        rowGap: 2,
        mb: { xs: 3, sm: 4 },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            columnGap: 3,
            rowGap: 1,
          }}
        >
          <Typography variant="h1">{unbroken(props.title)}</Typography>
          {props.count !== undefined && (
            <Typography component="span" sx={{ ...tabular, color: 'text.secondary' }}>
              {formatNumber(props.count, locale)}
            </Typography>
          )}
          {props.chips}
        </Box>
        {props.subtitle && (
          <Typography component="div" sx={{ mt: 1, maxWidth: '72ch', color: 'text.secondary' }}>
            {props.subtitle}
          </Typography>
        )}
      </Box>
      {props.action && (
        <Box data-noprint sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {props.action}
        </Box>
      )}
    </Box>
  )
}
