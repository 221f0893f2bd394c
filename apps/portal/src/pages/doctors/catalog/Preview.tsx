import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { BrandAndPack } from '@officina/ui/BrandAndPack'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { ProductImage } from '@officina/ui/ProductImage'
import { SidePanel } from '@officina/ui/SidePanel'
import { useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { catalogWords } from '../../../features/catalog/words.ts'
import { Loaded } from '../../../features/Loaded.tsx'
import { StockLabel } from '../../../features/recipe/StockLabel.tsx'
import { messages } from './messages.ts'
import { Price } from './products.tsx'
import { itemsQuery } from './queries.ts'
import type { PanelProps } from './useSaveCatalog.ts'

/** The catalog as a patient meets it, in its order and with the notes. */
export function Preview({ catalog, onClose }: PanelProps) {
  const t = useText(catalogWords)
  const words = useText(messages)
  const items = useQuery(itemsQuery(catalog.id))
  return (
    <SidePanel title={t.preview} onClose={onClose} width={480}>
      {catalog.visibility === 'hidden' && (
        <Alert severity="info" sx={{ mb: 4 }}>
          {t.previewHidden}
        </Alert>
      )}
      <CoverPicture
        src={catalog.cover}
        alt={catalog.cover_alt}
        drawn={480}
        sx={{ mb: 4, borderRadius: '12px' }}
      />
      <Box sx={{ fontWeight: 600, fontSize: '1.25rem' }}>{catalog.name}</Box>
      <Box sx={{ color: 'text.secondary', mb: 4, whiteSpace: 'pre-line' }}>
        {catalog.description}
      </Box>
      <Loaded query={items}>
        {(data) =>
          data.total === 0 ? (
            words.empty
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 3 }}>
              {data.data.map((product) => (
                <Card component="li" key={product.id} sx={{ p: 3, display: 'flex', gap: 3 }}>
                  <ProductImage product={product} size={64} decorative />
                  <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
                    <Box sx={{ fontWeight: 600 }}>{product.title}</Box>
                    <BrandAndPack brand={product.brand} pack={product.variant_title} />
                    <Price product={product} />
                    <StockLabel product={product} />
                    {product.note && <Box sx={{ fontSize: '0.875rem' }}>{product.note}</Box>}
                  </Box>
                </Card>
              ))}
            </Box>
          )
        }
      </Loaded>
    </SidePanel>
  )
}
