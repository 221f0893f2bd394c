import { useColorScheme } from '@mui/material/styles'
import { useSyncExternalStore } from 'react'
import { PlainSelect } from './PlainSelect.tsx'
import { defineMessages, useText } from './text.tsx'

/** Chooses light, dark or the system's scheme; the choice is stored in the browser. */
export function ColorSchemeToggle() {
  const { mode = 'system', setMode } = useColorScheme()
  // HTML that was made while building knows no choice
  const shown = useSyncExternalStore(never, () => mode, ofNobody)
  const t = useText(messages)
  return (
    <PlainSelect
      label={t.label}
      value={shown}
      options={[
        { value: 'system', label: t.system },
        { value: 'light', label: t.light },
        { value: 'dark', label: t.dark },
      ]}
      onChange={setMode}
    />
  )
}

const never = () => () => undefined
const ofNobody = () => 'system' as const

const messages = defineMessages({
  label: ['Colours', '配色'],
  system: ['Match system', 'システムに合わせる'],
  light: ['Light', 'ライト'],
  dark: ['Dark', 'ダーク'],
})
