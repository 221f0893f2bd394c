import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'

/** Ways on from a card, one below the other. */
export function Links(props: { links: readonly { to: string; label: string }[] }) {
  return (
    <Box component="ul" sx={list}>
      {props.links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </Box>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  '& a': { display: 'inline-block', py: 1 },
}

/** The one thing to do next, as a wide button that is a link. */
export const LinkButton = ({ to, ...props }: ButtonProps & { to: string }) => (
  <Button component={Link} to={to} variant="contained" size="large" fullWidth {...props} />
)
