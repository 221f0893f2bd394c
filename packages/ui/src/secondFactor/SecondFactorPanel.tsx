import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { StatusChip } from '../StatusChip.tsx'
import { useText } from '../text.tsx'
import { messages } from './messages.ts'
import { type Open, OpenDialog } from './OpenDialog.tsx'
import { PasskeyList } from './PasskeyList.tsx'
import { Block, row } from './parts.tsx'
import { TrustedDevices } from './TrustedDevices.tsx'
import type { SecondFactorCalls, SecondFactorState } from './types.ts'

type Props = {
  state: SecondFactorState
  calls: SecondFactorCalls
  /** Something has changed: read the state again. */
  onChanged: () => void
  /** Recovery codes were saved, or there were none to save: the set-up is complete. */
  onSetUp?: () => void
}

/** What signs one in besides the password: authenticator app, passkeys, recovery codes, trusted browsers. */
export function SecondFactorPanel({ state, calls, onChanged, onSetUp }: Props) {
  const t = useText(messages)
  const [open, setOpen] = useState<Open>()
  const left = state.recovery_codes_left
  return (
    <>
      {state.required && !state.authenticator && state.passkeys.length === 0 && (
        <Alert severity="info" sx={{ mb: 5 }}>
          {t.required}
        </Alert>
      )}
      <Block
        title={t.app}
        text={t.appText}
        chip={state.authenticator && <StatusChip tone="good">{t.appOn}</StatusChip>}
      >
        <Button
          variant="outlined"
          onClick={() => setOpen({ what: state.authenticator ? 'switchOff' : 'setUp' })}
        >
          {state.authenticator ? t.turnOff : t.setUpApp}
        </Button>
      </Block>
      <PasskeyList state={state} onOpen={setOpen} />
      {left !== null && (
        <Block title={t.codes} text={t.codesText}>
          <Box sx={row}>
            <Box sx={{ color: left < few ? 'warning.main' : undefined }}>{t.codesLeft(left)}</Box>
            <Button variant="outlined" onClick={() => setOpen({ what: 'renew' })}>
              {t.renewCodes}
            </Button>
          </Box>
        </Block>
      )}
      {state.trusted_devices.length > 0 && (
        <TrustedDevices
          devices={state.trusted_devices}
          forget={calls.forgetDevice}
          onChanged={onChanged}
        />
      )}
      {open && (
        <OpenDialog
          open={open}
          state={state}
          calls={calls}
          onCodes={(codes) => {
            onChanged()
            if (codes.length > 0) return setOpen({ what: 'codes', codes })
            setOpen(undefined)
            onSetUp?.()
          }}
          onChanged={() => {
            setOpen(undefined)
            onChanged()
          }}
          onClose={() => {
            setOpen(undefined)
            if (open.what === 'codes') onSetUp?.()
          }}
        />
      )}
    </>
  )
}

/** With fewer codes it is time for new ones. */
const few = 3
