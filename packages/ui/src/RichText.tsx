import Box from '@mui/material/Box'
import { apiOrigin } from './apiAddress.ts'

/** HTML that the server has made from Markdown, with safe tags alone. Never give it anything else. */
export function RichText({ html }: { html: string }) {
  const here = html.replaceAll(' src="/', ` src="${apiOrigin()}/`)
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes every tag of it itself
  return <Box sx={look} dangerouslySetInnerHTML={{ __html: here }} />
}

const look = {
  overflowWrap: 'anywhere',
  '& > :first-of-type': { mt: 0 },
  '& > :last-child': { mb: 0 },
  '& h3': { fontSize: '1.25rem', lineHeight: 1.4, mt: 5, mb: 2 },
  '& h4': { fontSize: '1rem', lineHeight: 1.5, mt: 4, mb: 2 },
  '& p': { my: 3 },
  '& ul, & ol': { my: 3, pl: 6 },
  '& blockquote': { mx: 0, my: 3, pl: 4, borderLeft: '3px solid', borderColor: 'divider' },
  '& pre': { p: 3, overflowX: 'auto', borderRadius: 2, bgcolor: 'action.hover' },
  '& code': { fontSize: '0.875rem' },
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: 2 },
  '& hr': { border: 0, borderTop: 1, borderColor: 'divider', my: 4 },
  '& a': { color: 'primary.main' },
} as const
