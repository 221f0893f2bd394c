import Box from '@mui/material/Box'
import { useState } from 'react'
import { CodeField } from '../CodeField.tsx'
import { FormDialog } from '../FormDialog.tsx'
import { FormError } from '../FormError.tsx'
import { useText } from '../text.tsx'
import { useServerForm } from '../useServerForm.ts'
import { messages } from './messages.ts'
import { SecretsDialog } from './SecretsDialog.tsx'
import type { SecondFactorCalls, SecondFactorState, Setup } from './types.ts'

type Props = {
  state: SecondFactorState
  calls: Pick<SecondFactorCalls, 'begin' | 'confirm'>
  onDone: (codes: string[]) => void
  onClose: () => void
}

/** Sets the authenticator app up in two steps: the password, then a code that shows that the app has the key. */
export function AuthenticatorSetup({ state, calls, onDone, onClose }: Props) {
  const t = useText(messages)
  const [setup, setSetup] = useState<Setup>()
  return setup ? (
    <Confirm
      setup={setup}
      send={async (code) => onDone(await calls.confirm(code))}
      onClose={onClose}
    />
  ) : (
    <SecretsDialog
      state={state}
      title={t.beginTitle}
      text={t.beginText}
      verb={t.next}
      autoFocus
      send={async (proof) => setSetup(await calls.begin(proof))}
      onClose={onClose}
    />
  )
}

function Confirm(props: {
  setup: Setup
  send: (code: string) => Promise<void>
  onClose: () => void
}) {
  const t = useText(messages)
  const form = useServerForm({ code: '' }, ({ code }) => props.send(code))
  return (
    <FormDialog title={t.scanTitle} form={form} verb={t.turnOn} onClose={props.onClose}>
      <p style={{ marginTop: 0 }}>{t.scanText}</p>
      <FormError>{form.message}</FormError>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 5, alignItems: 'center', mb: 5 }}>
        <Qr {...props.setup.qr} label={t.qr} />
        <Box sx={{ minWidth: 0 }}>
          <div>{t.byHand}</div>
          <Box component="code" sx={{ fontSize: '1rem', overflowWrap: 'anywhere' }}>
            {props.setup.secret.match(/.{4}/g)?.join(' ')}
          </Box>
        </Box>
      </Box>
      <CodeField {...form.field('code')} label={t.code} help={t.codeOfApp} />
    </FormDialog>
  )
}

/** Black on white in every colour scheme, with the margin that cameras need. */
function Qr(props: { size: number; path: string; label: string }) {
  const side = props.size + 8
  return (
    <svg
      role="img"
      aria-label={props.label}
      viewBox={`-4 -4 ${side} ${side}`}
      width={200}
      height={200}
      style={{ background: '#fff', borderRadius: 8, flexShrink: 0 }}
    >
      <path d={props.path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  )
}
