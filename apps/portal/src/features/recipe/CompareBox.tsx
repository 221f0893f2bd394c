import CompareArrows from '@mui/icons-material/CompareArrows'
import Checkbox from '@mui/material/Checkbox'
import { useText } from '@officina/ui/text'
import { compareWords } from './compareWords.ts'

/** Puts a product beside others. */
export function CompareBox(props: { title: string; checked: boolean; onChange: () => void }) {
  const t = useText(compareWords)
  return (
    <Checkbox
      icon={<CompareArrows />}
      checkedIcon={<CompareArrows />}
      checked={props.checked}
      onChange={props.onChange}
      title={t.choose(props.title)}
      slotProps={{ input: { 'aria-label': t.choose(props.title) } }}
      sx={{ flexShrink: 0, '&.Mui-checked': { bgcolor: 'action.selected' } }}
    />
  )
}
