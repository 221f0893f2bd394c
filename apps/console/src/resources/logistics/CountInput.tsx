import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import OutlinedInput from '@mui/material/OutlinedInput'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import { useRefresh } from 'react-admin'
import { dataProvider } from '../../providers/dataProvider.ts'
import { countOf, unitsOf } from '../../schema/amounts.ts'
import type { Count } from './countActions.ts'

type Props = { count: Count; place: Count['places'][number] }

/** The figure of one place; it is sent when the field is left, or by Enter, which leads to the next one. */
export function CountInput({ count, place }: Props) {
  const t = useText(messages)
  const refresh = useRefresh()
  const saved = place.counted === null ? '' : String(place.counted)
  const form = useServerForm({ counted: saved }, async ({ counted }) => {
    const { variant_id, lot, expires_on } = place
    const body = { variant_id, lot, expires_on, counted: unitsOf(counted) }
    await dataProvider.call('POST', `/api/admin/stock-counts/${count.id}/record`, { body })
    form.set('counted', String(body.counted))
    refresh()
  })
  const { error = form.message, ...input } = form.field('counted')
  const id = `count-${place.id}`
  const { counted } = form.values
  function leave() {
    if (counted.trim() === saved) return
    // what is wrong is said there, but does not hold the focus
    if (countOf(counted) === undefined) form.setErrors({ counted: [t.whole] })
    else void form.formProps.onSubmit()
  }
  return (
    <form
      {...form.formProps}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        nextField(event.target as HTMLElement)?.focus()
      }}
    >
      <FormControl error={Boolean(error)}>
        <OutlinedInput
          {...input}
          id={id}
          size="small"
          autoComplete="off"
          sx={{ width: 96, '& input': { textAlign: 'right' } }}
          inputProps={{
            'aria-label': t.units(place.product, place.lot ?? t.none),
            'aria-invalid': error ? true : undefined,
            'aria-describedby': error ? `${id}-note` : undefined,
            inputMode: 'numeric',
          }}
        />
        {error && (
          <FormHelperText id={`${id}-note`} role="alert">
            {error}
          </FormHelperText>
        )}
      </FormControl>
    </form>
  )
}

const scanField = 'input[name="code"]'

/** The one below; the scan field after the last. */
function nextField(from: HTMLElement): HTMLElement | null {
  const fields = [...document.querySelectorAll<HTMLElement>('input[id^="count-"]')]
  return fields[fields.indexOf(from) + 1] ?? document.querySelector<HTMLElement>(scanField)
}

const messages = defineMessages({
  units: (product: string, lot: string) => [
    `Units of ${product}, ${lot}`,
    `${product}（${lot}）の数量`,
  ],
  none: ['without a lot', 'ロットなし'],
  whole: ['Enter a whole number.', '整数を入力してください。'],
})
