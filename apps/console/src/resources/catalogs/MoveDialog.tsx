import { FormDialog } from '@officina/ui/FormDialog'
import { FormError } from '@officina/ui/FormError'
import { NumberField } from '@officina/ui/NumberField'
import { defineMessages, useText } from '@officina/ui/text'
import { useServerForm } from '@officina/ui/useServerForm.ts'
import type { CatalogItem } from './catalog.ts'

/** Moves a product to any place of a long list. */
export default function MoveDialog(props: {
  product: CatalogItem
  last: number
  onMove: (position: number) => Promise<void>
  onClose: () => void
}) {
  const { product, last, onClose } = props
  const t = useText(messages)
  const form = useServerForm(
    { position: product.position as number | null },
    async ({ position }) => {
      if (position === null) return
      await props.onMove(position)
      onClose()
    },
    ({ position }): Record<string, string[]> =>
      position !== null && position >= 1 && position <= last ? {} : { position: [t.bounds(last)] },
  )
  return (
    <FormDialog title={t.title(product.title)} form={form} verb={t.move} onClose={onClose}>
      <NumberField
        label={t.position(last)}
        value={form.values.position}
        min={1}
        max={last}
        error={form.errors.position?.[0]}
        onChange={(position) => form.set('position', position)}
      />
      <FormError>{form.message}</FormError>
    </FormDialog>
  )
}

const messages = defineMessages({
  title: (name: string) => [`Move “${name}”`, `「${name}」を移動`],
  position: (last: number) => [`Position (1 to ${last})`, `位置（1〜${last}）`],
  bounds: (last: number) => [
    `Enter a whole number from 1 to ${last}.`,
    `1から${last}までの整数を入力してください。`,
  ],
  move: ['Move', '移動'],
})
