import { dataProvider } from '../../providers/dataProvider.ts'
import { useArrangement } from '../../schema/useArrangement.ts'
import type { Product } from './product.ts'

/** Sends the pictures that stay in their order; somebody who was faster is not overruled. */
export const usePictures = ({ id, revision, images }: Product) =>
  useArrangement({
    resource: 'products',
    items: images,
    keyOf,
    send: (pictures) =>
      dataProvider.call('POST', `/api/admin/products/${id}/pictures/arrange`, {
        body: { pictures, revision },
      }),
  })

const keyOf = ({ url }: Product['images'][number]) => url
