import Button, { type ButtonProps } from '@mui/material/Button'
import { Link } from 'react-router'

/** The one thing to do next, as a wide button that is a link. */
export const LinkButton = ({ to, ...props }: ButtonProps & { to: string }) => (
  <Button component={Link} to={to} variant="contained" size="large" fullWidth {...props} />
)
