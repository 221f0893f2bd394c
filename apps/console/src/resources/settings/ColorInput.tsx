import Box from '@mui/material/Box'
import { grounds, isReadable, toneForDark } from '@officina/shared/brandColor'
import { defineMessages, useText } from '@officina/ui/text'
import { useFormContext, useWatch } from 'react-hook-form'
import type { InputProps } from '../../schema/overrides.ts'
import { SchemaInput } from '../../schema/SchemaInput.tsx'

/** A colour: typed or picked, with how it looks in light and dark mode. */
export function ColorInput(props: InputProps) {
  const t = useText(messages)
  const { setValue } = useFormContext()
  const value = String(useWatch({ name: props.source }) ?? '')
  const isColor = /^#[0-9a-f]{6}$/i.test(value)
  const color = isColor ? value : '#000000'
  return (
    <Box>
      <SchemaInput {...props} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: -2, mb: 6 }}>
        <Box
          component="input"
          type="color"
          aria-label={t.pick}
          value={color.toLowerCase()}
          onChange={(event: { target: { value: string } }) =>
            setValue(props.source, event.target.value.toUpperCase(), {
              shouldDirty: true,
              shouldTouch: true,
            })
          }
          sx={picker}
        />
        {isColor && isReadable(color) && (
          <>
            <Sample label={t.light} color={color} on="#FFFFFF" ground={grounds.light[0]} />
            <Sample label={t.dark} color={toneForDark(color)} on="#101613" ground={grounds.dark} />
          </>
        )}
      </Box>
    </Box>
  )
}

function Sample(props: { label: string; color: string; on: string; ground: string }) {
  const t = useText(messages)
  return (
    <Box sx={{ ...sample, bgcolor: props.ground }}>
      <Box component="span" sx={{ ...button, bgcolor: props.color, color: props.on }}>
        {t.button}
      </Box>
      <Box component="span" sx={{ color: props.color }}>
        {props.label}
      </Box>
    </Box>
  )
}

const picker = {
  width: 44,
  height: 44,
  p: '4px',
  border: 1,
  borderColor: 'control',
  borderRadius: '8px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
}
const sample = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  p: 2,
  pr: 4,
  border: 1,
  borderColor: 'divider',
  borderRadius: '8px',
  fontSize: '0.875rem',
}
const button = { px: 3, py: 1, borderRadius: '8px', fontWeight: 600 }

const messages = defineMessages({
  pick: ['Pick a colour', '色を選ぶ'],
  button: ['Button', 'ボタン'],
  light: ['Light mode', 'ライトモード'],
  dark: ['Dark mode', 'ダークモード'],
})
