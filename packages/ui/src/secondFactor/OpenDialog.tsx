import { useText } from '../text.tsx'
import { AuthenticatorSetup } from './AuthenticatorSetup.tsx'
import { messages } from './messages.ts'
import { AddPasskey, RenamePasskey } from './PasskeyDialogs.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'
import { SecretsDialog } from './SecretsDialog.tsx'
import type { Passkey, SecondFactorCalls, SecondFactorState } from './types.ts'

export type Open =
  | { what: 'setUp' | 'switchOff' | 'renew' | 'add' }
  | { what: 'rename' | 'remove'; passkey: Passkey }
  | { what: 'codes'; codes: readonly string[] }

/** The dialog that is open over the panel. */
export function OpenDialog(props: {
  open: Open
  state: SecondFactorState
  calls: SecondFactorCalls
  onCodes: (codes: string[]) => void
  onChanged: () => void
  onClose: () => void
}) {
  const t = useText(messages)
  const { open, state, calls, onCodes, onChanged, onClose } = props
  const then = <T,>(done: Promise<T>) => done.then(onChanged)
  switch (open.what) {
    case 'setUp':
      return <AuthenticatorSetup state={state} calls={calls} onDone={onCodes} onClose={onClose} />
    case 'switchOff':
      return (
        <SecretsDialog
          state={state}
          title={t.offTitle}
          text={t.offText}
          verb={t.turnOff}
          danger
          send={(proof) => then(calls.switchOff(proof))}
          onClose={onClose}
        />
      )
    case 'renew':
      return (
        <SecretsDialog
          state={state}
          title={t.renewTitle}
          text={t.renewText}
          verb={t.renewCodes}
          send={async (proof) => onCodes(await calls.renewCodes(proof))}
          onClose={onClose}
        />
      )
    case 'add':
      return <AddPasskey state={state} calls={calls} onDone={onCodes} onClose={onClose} />
    case 'rename':
      return (
        <RenamePasskey
          passkey={open.passkey}
          send={(name) => then(calls.renamePasskey(open.passkey.id, name))}
          onClose={onClose}
        />
      )
    case 'remove':
      return (
        <SecretsDialog
          state={state}
          title={t.removeTitle(open.passkey.name)}
          text={t.removeText}
          verb={t.removeVerb}
          danger
          autoFocus
          send={(proof) => then(calls.removePasskey(open.passkey.id, proof))}
          onClose={onClose}
        />
      )
    case 'codes':
      return <RecoveryCodes codes={open.codes} onClose={onClose} />
  }
}
