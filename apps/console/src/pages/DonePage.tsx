import Button from '@mui/material/Button'
import { AuthCard } from '@officina/ui/AuthCard'
import { defineMessages, useText } from '@officina/ui/text'
import { Link } from 'react-router'

/** The end of a way that leads to the login page. */
export function DonePage(props: { title: string; lead: string }) {
  const t = useText(messages)
  return (
    <AuthCard title={props.title} lead={props.lead}>
      <Button component={Link} to="/login" variant="contained" size="large" fullWidth>
        {t.login}
      </Button>
    </AuthCard>
  )
}

const messages = defineMessages({
  login: ['Sign in', 'ログインへ'],
})
