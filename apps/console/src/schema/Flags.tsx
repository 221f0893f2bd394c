import { StatusChip } from '@officina/ui/StatusChip'
import { useLocale } from '@officina/ui/text'
import { None } from '@officina/ui/values'
import { type ResourceName, specOf } from './spec.ts'
import { valueLabel } from './words.ts'

type Props = {
  of: ResourceName
  flags: readonly string[]
  stopped?: string
  /** In place of the contract's words, where these are long. */
  words?: Readonly<Record<string, string>>
}

/** What somebody should look at. */
export function Flags({ of, flags, stopped, words = {} }: Props) {
  const locale = useLocale()
  const field = specOf(of).fields.flags
  return flags.map((flag) => (
    <StatusChip key={flag} tone={flag === stopped ? 'stopped' : 'attention'}>
      {words[flag] ?? (field ? valueLabel(field, flag, locale) : flag)}
    </StatusChip>
  ))
}

/** The same in a row, which has room for one: the most urgent, as the contract orders them, and how many more there are. */
export function FirstFlag({ flags, ...props }: Props) {
  const urgency = Object.keys(specOf(props.of).fields.flags?.labels ?? {})
  const [first, ...others] = flags.toSorted((a, b) => urgency.indexOf(a) - urgency.indexOf(b))
  if (first === undefined) return <None />
  return (
    <>
      <Flags {...props} flags={[first]} />
      {others.length > 0 && ` +${others.length}`}
    </>
  )
}
