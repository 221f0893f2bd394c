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
    <Box sx={header}>
      <div className="page-titles">
        <div className="page-title">
          <h1>{unbroken(props.title)}</h1>
          {props.count !== undefined && (
            <Typography component="span" sx={{ ...tabular, color: 'text.secondary' }}>
              {formatNumber(props.count, locale)}
            </Typography>
          )}
          {props.chips}
        </div>
        {props.subtitle && <div className="page-subtitle">{props.subtitle}</div>}
      </div>
      {props.action && (
        <div data-noprint className="page-action">
          {props.action}
        </div>
      )}
    </Box>
  )
}

const header = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  columnGap: 4,
  rowGap: 2,
  mb: { xs: 3, sm: 4 },
  '& > .page-titles': { minWidth: 0 },
  '& > .page-titles > .page-title': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 3,
    rowGap: 1,
    '& > h1': { typography: 'h1', m: 0 },
  },
  '& > .page-titles > .page-subtitle': {
    typography: 'body1',
    mt: 1,
    maxWidth: '72ch',
    color: 'text.secondary',
    whiteSpace: 'pre-line',
  },
  '& > .page-action': { display: 'flex', flexWrap: 'wrap', gap: 2 },
}
