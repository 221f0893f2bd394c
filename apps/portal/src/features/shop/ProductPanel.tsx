import { q } from '@officina/client/query'
import { SidePanel } from '@officina/ui/SidePanel'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Loaded } from '../Loaded.tsx'
import { ProductBuy } from './ProductBuy.tsx'
import { ProductFacts } from './ProductFacts.tsx'
import { shopMessages } from './shopMessages.ts'

/** A product at the side: facts, my dosage, and the way into the cart. */
export function ProductPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useText(shopMessages)
  const query = useQuery({
    ...q('/api/patient/products/{productId}', { params: { path: { productId: id } } }),
    enabled: id !== '',
  })
  const { data } = query
  return (
    <SidePanel
      open={id !== ''}
      title={data?.title ?? ''}
      onClose={onClose}
      actions={data && <ProductBuy key={data.id} product={data} />}
    >
      <Loaded
        query={query}
        skeleton={<CardSkeleton cards={2} height={200} />}
        missing={<EmptyState title={t.missing} />}
      >
        {(product) => <ProductFacts product={product} />}
      </Loaded>
    </SidePanel>
  )
}
