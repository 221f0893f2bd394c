import { q } from '@officina/client/query'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState, ErrorState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { ProductBuy } from './ProductBuy.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { shopMessages } from './shopMessages.ts'

/** A product at the side: facts, my dosage, and the way into the cart. */
export function ProductPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(shopMessages)
  const { data, error, isPending, refetch } = useQuery({
    ...q('/api/patient/products/{productId}', { params: { path: { productId: id } } }),
    enabled: id !== '',
  })
  const isMissing = error && [404, 422].includes(error.status)
  return (
    <SidePanel
      open={id !== ''}
      title={data?.title ?? ''}
      onClose={onClose}
      width={560}
      actions={data && <ProductBuy key={data.id} product={data} />}
    >
      {isPending && <CardSkeleton cards={2} height={200} />}
      {isMissing && <EmptyState title={t.missing} />}
      {error && !isMissing && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data && <ProductFacts product={data} />}
    </SidePanel>
  )
}
