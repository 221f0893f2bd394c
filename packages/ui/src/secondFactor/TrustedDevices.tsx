import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { deviceOf } from '@officina/shared/userAgent'
import { useState } from 'react'
import { errorText } from '../errorText.ts'
import { FormError } from '../FormError.tsx'
import { StatusChip } from '../StatusChip.tsx'
import { useText } from '../text.tsx'
import { DateText, TimeAgo } from '../values.tsx'
import { messages } from './messages.ts'
import { Block, entry, List } from './parts.tsx'
import type { TrustedDevice } from './types.ts'

/** Browsers that are not asked for a while. */
export function TrustedDevices(props: {
  devices: readonly TrustedDevice[]
  forget: (id: string) => Promise<void>
  onChanged: () => void
}) {
  const t = useText(messages)
  return (
    <Block title={t.trusted} text={t.trustedText}>
      <List label={t.trusted}>
        {props.devices.map((device) => (
          <Device
            key={device.id}
            device={device}
            forget={props.forget}
            onChanged={props.onChanged}
          />
        ))}
      </List>
    </Block>
  )
}

function Device(props: {
  device: TrustedDevice
  forget: (id: string) => Promise<void>
  onChanged: () => void
}) {
  const t = useText(messages)
  const [pending, setPending] = useState(false)
  const [error, setError] = useState<string>()
  const { device } = props
  const known = deviceOf(device.user_agent)
  const name = known ? t.device(known.browser, known.system) : t.unknownDevice
  async function forget() {
    setPending(true)
    try {
      await props.forget(device.id)
      props.onChanged()
    } catch (failure) {
      setError(errorText(failure))
    } finally {
      setPending(false)
    }
  }
  return (
    <Box component="li" sx={entry}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <strong>{name}</strong>
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t.lastUsed} <TimeAgo value={device.last_used_at} /> · {t.until}{' '}
          <DateText value={device.expires_at} />
        </Box>
        <FormError>{error}</FormError>
      </Box>
      {device.current && <StatusChip tone="good">{t.thisBrowser}</StatusChip>}
      <Button
        size="small"
        aria-label={t.removeName(name)}
        disabled={pending}
        onClick={() => void forget()}
      >
        {t.remove}
      </Button>
    </Box>
  )
}
