import ArrowBack from '@mui/icons-material/ArrowBack'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { Link } from 'react-router'

/** The way back to the list, above the title. */
export function BackLink(props: { to: string; label: string }) {
  return (
    <Box sx={{ mb: 3 }}>
      <MuiLink
        component={Link}
        to={props.to}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: { xs: 44, sm: 24 } }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {props.label}
      </MuiLink>
    </Box>
  )
}
