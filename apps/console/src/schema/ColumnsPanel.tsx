import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import { PlainSelect } from '@officina/ui/PlainSelect'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import type { ResourceSpec } from './spec.ts'
import { type Columns, useDensity } from './useColumns.ts'
import { fieldLabel } from './words.ts'

/** The columns as a list to tick and to move, by mouse and by keyboard. */
export default function ColumnsPanel(props: { spec: ResourceSpec; columns: Columns }) {
  const t = useText(messages)
  const locale = useLocale()
  const [density, setDensity] = useDensity()
  const { all, shown, toggle, move, reset } = props.columns
  return (
    <>
      <PlainSelect
        label={t.density}
        value={density}
        options={[
          { value: 'comfortable', label: t.comfortable },
          { value: 'compact', label: t.compact },
        ]}
        onChange={setDensity}
      />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        {all.slice(1).map((name, index) => {
          const label = fieldLabel(name, props.spec.fields[name], locale)
          return (
            <Box key={name} component="li" sx={{ display: 'flex', alignItems: 'center' }}>
              <Box component="label" sx={tick}>
                <Checkbox
                  size="small"
                  checked={shown.includes(name)}
                  onChange={() => toggle(name)}
                  sx={{ ml: -2 }}
                />
                {label}
              </Box>
              <IconButton
                size="small"
                aria-label={t.up(label)}
                disabled={index === 0}
                onClick={() => move(name, -1)}
              >
                <ArrowUpward fontSize="small" />
              </IconButton>
              <IconButton
                size="small"
                aria-label={t.down(label)}
                disabled={index === all.length - 2}
                onClick={() => move(name, 1)}
              >
                <ArrowDownward fontSize="small" />
              </IconButton>
            </Box>
          )
        })}
      </Box>
      <Button size="small" onClick={reset}>
        {t.reset}
      </Button>
    </>
  )
}

const tick = {
  display: 'flex',
  alignItems: 'center',
  flex: 1,
  minHeight: 36,
  cursor: 'pointer',
}

const messages = defineMessages({
  density: ['Row height', '行の高さ'],
  comfortable: ['Comfortable', 'ゆったり'],
  compact: ['Compact', 'コンパクト'],
  up: (label: string) => [`Move ${label} forward`, `${label}を前へ移動`],
  down: (label: string) => [`Move ${label} back`, `${label}を後ろへ移動`],
  reset: ['Reset to default', '初期設定に戻す'],
})
