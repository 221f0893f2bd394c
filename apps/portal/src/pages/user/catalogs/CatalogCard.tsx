import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** A catalog with its first products; the card is the link. */
export function CatalogCard({ catalog }: { catalog: components['schemas']['PatientCatalog'] }) {
  const t = useText(messages)
  return (
    <Card component="li" sx={{ position: 'relative', p: 4 }}>
      <CoverPicture src={catalog.cover} sx={{ m: -4, mb: 4, width: 'calc(100% + 32px)' }} />
      <Box sx={{ display: 'flex', gap: 2, mb: 3, minHeight: 64 }} aria-hidden>
        {catalog.pictures?.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pictures only, they never move
          <ProductImage key={index} product={picture} size={64} decorative />
        ))}
      </Box>
      <Box component="h2" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 600, lineHeight: 1.4 }}>
        <Box
          component={Link}
          to={pathTo('/user/catalogs/:id', { id: catalog.id })}
          sx={{
            color: 'text.primary',
            textDecoration: 'none',
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '12px' },
            '&:focus-visible': { outline: 'none' },
            '&:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)' },
          }}
        >
          {catalog.name}
        </Box>
      </Box>
      {catalog.description && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mt: 1 }}>
          {catalog.description}
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 2, fontSize: '0.875rem' }}>
        {t.products(catalog.products_count)}
        {catalog.kind === 'doctor' && <StatusChip tone="good">{t.mine}</StatusChip>}
      </Box>
    </Card>
  )
}
