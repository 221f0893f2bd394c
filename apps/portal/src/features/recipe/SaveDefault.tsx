import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { errorText } from '@officina/ui/errorText.ts'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { toast } from '../toast.tsx'
import { type DraftLine, dosageOf } from './draft.ts'
import { productQuery } from './LinePacks.tsx'
import { recipeWords } from './words.ts'

const path = '/api/doctor/products/{productId}/dosage-default'
const reread = { invalidates: ['/api/doctor/products'] } as const

/** Keeps the dosage of a line as the doctor's own for its product; it is used when the product is added. */
export function SaveDefault({ line }: { line: DraftLine }) {
  const t = useText(recipeWords)
  const { product_id } = line
  const product = useQuery(productQuery(product_id)).data
  const told = (text: string) => ({
    ...reread,
    onSuccess: () => toast.success(text),
    onError: (error: { message: string }) => toast.error(errorText(error)),
  })
  const save = useApiMutation('post', path, told(t.defaultSaved))
  const forget = useApiMutation('delete', path, told(t.defaultForgotten))
  const params = { path: { productId: product_id } }
  if (!product?.recommendable) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 2, ml: -2 }}>
      <Button
        aria-busy={save.isPending || undefined}
        onClick={() => save.mutate({ params, body: dosageOf(line) })}
      >
        {t.saveDefault}
      </Button>
      {product.my_default && (
        <Button onClick={() => forget.mutate({ params })}>{t.forgetDefault}</Button>
      )}
    </Box>
  )
}
