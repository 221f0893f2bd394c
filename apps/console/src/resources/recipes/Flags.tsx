import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { specOf } from '../../schema/spec.ts'
import { valueLabel } from '../../schema/words.ts'

/** What somebody should look at. */
export function Flags(props: { flags: readonly string[] }) {
  const locale = useLocale()
  const field = specOf('recipes').fields.flags?.items
  const words = specOf('recipes').fields.flags ?? field
  if (props.flags.length === 0) return <None />
  return props.flags.map((flag) => (
    <StatusChip key={flag} tone={flag === 'held_by_platform' ? 'stopped' : 'attention'}>
      {words ? valueLabel(words, flag, locale) : flag}
    </StatusChip>
  ))
}
