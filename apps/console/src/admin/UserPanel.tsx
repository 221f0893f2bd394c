import Edit from '@mui/icons-material/EditOutlined'
import Key from '@mui/icons-material/KeyOutlined'
import Logout from '@mui/icons-material/Logout'
import Password from '@mui/icons-material/PasswordOutlined'
import Pin from '@mui/icons-material/PinOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { ColorSchemeToggle } from '@officina/ui/ColorSchemeToggle'
import { FormError } from '@officina/ui/FormError'
import { lazyPart } from '@officina/ui/lazyPart'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { defineMessages, LocaleSwitch, useText } from '@officina/ui/text'
import { useState } from 'react'
import { useStoreContext } from 'react-admin'
import type { AccountStore } from '../providers/store.ts'
import { useDensity } from '../schema/useColumns.ts'
import { knownMe, type Me } from '../session/me.ts'
import { roleWords } from '../session/roleWords.ts'
import { useMe } from './MeContext.ts'
import { useSignOut } from './useSignOut.ts'

/** Who is signed in; language, colours and density; the way out. */
export default function UserPanel() {
  // a change a moment ago is not in the context yet
  const me = { ...useMe(), ...knownMe() }
  const t = useText(messages)
  const roles = useText(roleWords) as Record<string, string>
  const store = useStoreContext() as AccountStore
  const { signOut, problem } = useSignOut()
  const [density, setDensity] = useDensity()
  const [editing, setEditing] = useState<'profile' | 'password'>()

  return (
    <>
      <strong>{me.name}</strong>
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
      <Box sx={{ display: 'grid', justifyItems: 'start' }}>
        <Button startIcon={<Edit />} onClick={() => setEditing('profile')}>
          {t.profile}
        </Button>
        <Button startIcon={<Password />} onClick={() => setEditing('password')}>
          {t.password}
        </Button>
      </Box>
      {editing && <OwnAccount what={editing} onClose={() => setEditing(undefined)} />}
      <SecondFactorButton />
      <FormError>{problem}</FormError>
      <Button startIcon={<Logout />} onClick={() => void store.flush().then(signOut)}>
        {t.signOut}
      </Button>
    </>
  )
}

function SecondFactorButton() {
  const me = useMe()
  const t = useText(messages)
  const [{ isOn, left }, setState] = useState(() => stateOf(knownMe() ?? me))
  const [open, setOpen] = useState(false)
  return (
    <Box sx={{ display: 'grid', justifyItems: 'start', mb: 4 }}>
      <Button startIcon={<Key />} onClick={() => setOpen(true)}>
        {isOn ? t.factorOn : t.factorOff}
      </Button>
      {isOn && (
        <Button
          startIcon={<Pin />}
          color={left < few ? 'warning' : 'primary'}
          onClick={() => setOpen(true)}
        >
          {t.codes(left)}
        </Button>
      )}
      {open && (
        <SecondFactor
          onChanged={() => setState(stateOf(knownMe() ?? me))}
          onClose={() => setOpen(false)}
        />
      )}
    </Box>
  )
}

const stateOf = ({ two_factor: isOn, recovery_codes_left: left }: Me) => ({ isOn, left: left ?? 0 })

const OwnAccount = lazyPart(() => import('./OwnAccount.tsx'))
const SecondFactor = lazyPart(() => import('./SecondFactor.tsx'))

/** With fewer codes it is time for new ones. */
const few = 3

const messages = defineMessages({
  profile: ['Edit profile', 'プロフィールを編集'],
  password: ['Change password', 'パスワードを変更'],
  factorOn: ['Two-factor authentication: on', '二要素認証：有効'],
  factorOff: ['Two-factor authentication: off', '二要素認証：無効'],
  codes: (left: number) => [
    `${left} recovery ${left === 1 ? 'code' : 'codes'} left`,
    `回復コード：残り${left}個`,
  ],
  density: ['Row height', '一覧の行の高さ'],
  comfortable: ['Comfortable rows', 'ゆったりした行'],
  compact: ['Compact rows', 'コンパクトな行'],
  signOut: ['Sign out', 'ログアウト'],
})
