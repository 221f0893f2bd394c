import Logout from '@mui/icons-material/Logout'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ColorSchemeToggle } from '@officina/ui/ColorSchemeToggle'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { defineMessages, LocaleSwitch, useText } from '@officina/ui/text'
import { useLogout, useStoreContext } from 'react-admin'
import { roleWords } from '../pages/sign-up/invited.ts'
import type { AccountStore } from '../providers/store.ts'
import { useDensity } from '../schema/useColumns.ts'
import { LOGIN } from '../session/paths.ts'
import { useMe } from './MeContext.ts'

/** Who is signed in; language, colours and density; the way out. */
export default function UserPanel() {
  const me = useMe()
  const t = useText(messages)
  const roles = useText(roleWords) as Record<string, string>
  const store = useStoreContext() as AccountStore
  const logout = useLogout()
  const [density, setDensity] = useDensity()

  async function signOut() {
    await store.flush()
    await logout({}, LOGIN, false)
  }

  return (
    <>
      <div>{me.email}</div>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 3 }}>
        {roles[me.admin_role] ?? me.admin_role}
      </Box>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start', mb: 4 }}>
        <LocaleSwitch />
        <ColorSchemeToggle />
        <PlainSelect
          label={t.density}
          value={density}
          options={[
            { value: 'comfortable', label: t.comfortable },
            { value: 'compact', label: t.compact },
          ]}
          onChange={setDensity}
        />
      </Box>
      <Button startIcon={<Logout />} onClick={() => void signOut()}>
        {t.signOut}
      </Button>
    </>
  )
}

const messages = defineMessages({
  en: {
    density: 'Rows of lists',
    comfortable: 'Comfortable rows',
    compact: 'Compact rows',
    signOut: 'Sign out',
  },
  ja: {
    density: '一覧の行',
    comfortable: 'ゆったりした行',
    compact: 'コンパクトな行',
    signOut: 'サインアウト',
  },
})
