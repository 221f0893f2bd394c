import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ListRow } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { CoverPicture } from '@officina/ui/CoverPicture'
import { ProductImage } from '@officina/ui/ProductImage'
import { StatusChip } from '@officina/ui/StatusChip'
import { Colon, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { catalogWords, seenBy } from '../../../features/catalog/words.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

/** A catalog: whose it is, who sees it, how much is in it. */
export function CatalogCard(props: {
  catalog: ListRow<'/api/doctor/catalogs'>
  onCopy: (() => void) | undefined
}) {
  const t = useText(messages)
  const words = useText(catalogWords)
  const { catalog } = props
  const isMine = catalog.kind === 'doctor'
  return (
    <Card component="li" sx={card}>
      <CatalogCover catalog={catalog} sx={flush} />
      <Typography variant="h2">
        <Link to={pathTo('/doctors/catalog', {}, { catalogId: catalog.id })}>{catalog.name}</Link>
      </Typography>
      {catalog.description && <Box sx={{ whiteSpace: 'pre-line' }}>{catalog.description}</Box>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <StatusChip tone="draft">{isMine ? t.mine : t.platform}</StatusChip>
        {catalog.unavailable_count > 0 && (
          <StatusChip tone="attention">{t.unavailable(catalog.unavailable_count)}</StatusChip>
        )}
      </Box>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {t.products(catalog.products_count)} · {t.updated} <DateText value={catalog.updated_at} />
        <br />
        {words.visibility}
        <Colon />
        {seenBy(words, catalog)}
        {catalog.patients_count > 0 && ` · ${words.usedBy(catalog.patients_count)}`}
      </Box>
      {props.onCopy && (
        <Button
          onClick={props.onCopy}
          aria-label={words.copyOf(catalog.name)}
          sx={{ alignSelf: 'flex-start', mt: 'auto', ml: -2 }}
        >
          {words.copy}
        </Button>
      )}
    </Card>
  )
}

/** From edge to edge of the card. */
const flush = { m: -5, mb: 0, width: 'auto', alignSelf: 'stretch' }
const card = { p: 5, display: 'flex', flexDirection: 'column', gap: 2 } as const

type Catalog = Pick<components['schemas']['DoctorCatalog'], 'cover' | 'cover_alt' | 'pictures'>

/** The cover of a catalog, else its first products on the same ground. */
function CatalogCover({ catalog, sx }: { catalog: Catalog; sx: object }) {
  const products = (
    <Box aria-hidden sx={{ ...ground, ...sx }}>
      {catalog.pictures.map((picture, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pictures only, they never move
        <ProductImage key={index} product={picture} size={64} decorative />
      ))}
    </Box>
  )
  return (
    <CoverPicture
      src={catalog.cover}
      alt={catalog.cover_alt}
      drawn={480}
      sx={sx}
      otherwise={products}
    />
  )
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
