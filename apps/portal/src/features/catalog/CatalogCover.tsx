import Box from '@mui/material/Box'
import type { components } from '@officina/openapi/schema'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { ProductImage } from '@officina/ui/ProductImage'

type Catalog = Pick<components['schemas']['DoctorCatalog'], 'cover' | 'pictures'>

/** The cover of a catalog, else its first products on the same ground. */
export function CatalogCover({ catalog, sx }: { catalog: Catalog; sx: object }) {
  const products = (
    <Box aria-hidden sx={{ ...ground, ...sx }}>
      {catalog.pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures only, they never move
        <ProductImage key={index} product={picture} size={64} decorative />
      ))}
    </Box>
  )
  return <CoverPicture src={catalog.cover} sx={sx} otherwise={products} />
}

const ground = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 2,
  aspectRatio: '3 / 1',
  bgcolor: 'background.default',
  borderBottom: 1,
  borderColor: 'divider',
  overflow: 'hidden',
} as const
