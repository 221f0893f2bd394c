import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { defineMessages, useText } from '@officina/ui/text'
import type { ActionForm, ActionValues } from '../../schema/actions.ts'
import { ReferencePicker } from '../../schema/ReferencePicker.tsx'

/** What takes the place of a product whose sale ends. */
export default function SuccessorField({ form }: { form: ActionForm<ActionValues> }) {
  const t = useText(messages)
  const error = form.errors.successor_id?.[0]
  const id = 'product-successor'
  return (
    <FormControl fullWidth error={Boolean(error)} sx={{ mb: 4 }}>
      <FormLabel htmlFor={id} sx={{ mb: 1 }}>
        {t.successor}
      </FormLabel>
      <ReferencePicker
        resource="products"
        id={id}
        filter={onSale}
        value={form.values.successor_id || null}
        onChange={(chosen) => form.set('successor_id', chosen ?? '')}
        describedBy={`${id}-help`}
        invalid={Boolean(error)}
      />
      <FormHelperText id={`${id}-help`}>{error ?? t.help}</FormHelperText>
    </FormControl>
  )
}

const onSale = { status: ['active'] }

const messages = defineMessages({
  successor: ['Successor', '後継商品'],
  help: [
    'Optional. Doctors can replace the product in their recipes with it.',
    '任意。医師はレシピの商品をこの商品に置き換えられます。',
  ],
})
