import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { type ResourceName, specOf } from './spec.ts'
import { valueLabel } from './words.ts'

type Props = { of: ResourceName; flags: readonly string[]; stopped?: string }

/** What somebody should look at. */
export function Flags({ of, flags, stopped }: Props) {
  const locale = useLocale()
  const field = specOf(of).fields.flags
  return flags.map((flag) => (
    <StatusChip key={flag} tone={flag === stopped ? 'stopped' : 'attention'}>
      {field ? valueLabel(field, flag, locale) : flag}
    </StatusChip>
  ))
}

/** The same in a row, which has room for one: how many more there are is said beside it. */
export function FirstFlag({ flags, ...props }: Props) {
  if (flags.length === 0) return <None />
  return (
    <>
      <Flags {...props} flags={flags.slice(0, 1)} />
      {flags.length > 1 && ` +${flags.length - 1}`}
    </>
  )
}
