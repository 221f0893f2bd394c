import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useText } from '../text.tsx'
import { TimeAgo } from '../values.tsx'
import { messages } from './messages.ts'
import type { Open } from './OpenDialog.tsx'
import { Block, entry, List } from './parts.tsx'
import type { SecondFactorState } from './types.ts'

/** The passkeys by name, and the way to one more. */
export function PasskeyList({
  state,
  onOpen,
}: {
  state: SecondFactorState
  onOpen: (open: Open) => void
}) {
  const t = useText(messages)
  return (
    <Block title={t.passkeys} text={state.passkeys_available ? t.passkeysText : t.noPasskeyHere}>
      {state.passkeys.length > 0 && (
        <List label={t.passkeys}>
          {state.passkeys.map((passkey) => (
            <Box component="li" key={passkey.id} sx={entry}>
              <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
                <strong>{passkey.name}</strong>
                <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
                  {passkey.last_used_at ? (
                    <>
                      {t.lastUsed} <TimeAgo value={passkey.last_used_at} />
                    </>
                  ) : (
                    t.neverUsed
                  )}
                </Box>
              </Box>
              <Button
                size="small"
                aria-label={t.renameName(passkey.name)}
                onClick={() => onOpen({ what: 'rename', passkey })}
              >
                {t.rename}
              </Button>
              <Button
                size="small"
                aria-label={t.removeName(passkey.name)}
                onClick={() => onOpen({ what: 'remove', passkey })}
              >
                {t.remove}
              </Button>
            </Box>
          ))}
        </List>
      )}
      {state.passkeys_available && (
        <Button variant="outlined" onClick={() => onOpen({ what: 'add' })}>
          {t.addPasskey}
        </Button>
      )}
    </Block>
  )
}
