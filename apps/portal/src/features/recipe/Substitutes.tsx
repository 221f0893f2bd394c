import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import { listQ } from '@officina/client/query'
import { Disclosure } from '@officina/ui/Disclosure'
import { supplyOf } from '@officina/ui/dosage.ts'
import { SearchInput } from '@officina/ui/SearchInput'
import { useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DraftLine, Substitute } from './draft.ts'
import { productQuery } from './LinePacks.tsx'
import { StockWord } from './StockWord.tsx'
import { recipeWords } from './words.ts'

type Props = { line: DraftLine; onChange: (line: DraftLine) => void; error?: string | undefined }
const most = 10

/** What may be sent instead when the product is not there, and how long each would last. */
export function Substitutes({ line, onChange, error }: Props) {
  const t = useText(recipeWords)
  const chosen = line.substitute_packs
  const set = (packs: Substitute[]) =>
    onChange({ ...line, substitute_packs: packs, substitutes: packs.map((p) => p.variant_id) })
  return (
    <Disclosure summary={t.substitutes(chosen.length)} open={chosen.length > 0 || Boolean(error)}>
      <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', mb: 2 }}>{t.substitutesHelp}</Box>
      <Box component="ul" aria-label={t.substitutesChosen} sx={list}>
        {chosen.map((pack) => (
          <Box component="li" key={pack.variant_id} sx={row}>
            <PackFacts pack={pack} line={line} />
            <IconButton
              aria-label={t.remove(nameOf(pack))}
              onClick={() => set(chosen.filter((each) => each !== pack))}
            >
              <Close fontSize="small" />
            </IconButton>
          </Box>
        ))}
      </Box>
      {error && <FormHelperText error>{error}</FormHelperText>}
      {chosen.length < most && (
        <Candidates line={line} onAdd={(pack) => set([...chosen, pack].slice(0, most))} />
      )}
    </Disclosure>
  )
}

/** Other packs of the product, then what a search finds. */
function Candidates({ line, onAdd }: { line: DraftLine; onAdd: (pack: Substitute) => void }) {
  const t = useText(recipeWords)
  const [text, setText] = useState('')
  const product = useQuery(productQuery(line.product_id)).data
  const found = useQuery({
    ...listQ('/api/doctor/products', {
      params: { query: { range: [0, 4], filter: { q: text } } },
    }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
  })
  const packs: Substitute[] = text
    ? (found.data?.data ?? []).flatMap((each) =>
        each.variant_id
          ? [{ ...each, variant_id: each.variant_id, product_id: each.id, pack_unit: each.unit }]
          : [],
      )
    : (product?.variants ?? []).map((variant) => ({
        ...variant,
        variant_id: variant.id,
        product_id: line.product_id,
        title: line.product.title,
        brand: line.product.brand,
        variant_title: variant.title,
        pack_unit: variant.unit,
      }))
  const isFree = ({ variant_id }: Substitute) =>
    variant_id !== line.variant_id && !line.substitutes.includes(variant_id)
  return (
    <>
      <Box sx={{ '& .MuiInputBase-root': { width: '100%' } }}>
        <SearchInput
          label={t.substituteSearch}
          value={text}
          onChange={(next) => setText(next.trim())}
        />
      </Box>
      <Box component="ul" aria-label={t.substitutesFound} sx={list}>
        {packs.filter(isFree).map((pack) => (
          <Box component="li" key={pack.variant_id} sx={row}>
            <PackFacts pack={pack} line={line} />
            <Button
              variant="outlined"
              aria-label={t.allowInstead(nameOf(pack))}
              onClick={() => onAdd(pack)}
            >
              {t.add}
            </Button>
          </Box>
        ))}
      </Box>
      {text && found.data?.total === 0 && <Box sx={{ mt: 2 }}>{t.found(0)}</Box>}
    </>
  )
}

function PackFacts({ pack, line }: { pack: Substitute; line: DraftLine }) {
  const t = useText(recipeWords)
  const supply = supplyOf(line, pack.pack_unit === line.pack_unit ? pack.units_per_pack : null)
  return (
    <Box sx={{ flex: 1, minWidth: 0 }}>
      <div>{nameOf(pack)}</div>
      <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
        {[pack.brand, supply && t.lasts(supply.days_supply)].filter(Boolean).join(' · ')}
      </Box>
      {pack.availability !== 'in_stock' && (
        <StockWord product={{ availability: pack.availability, restock_on: null }} />
      )}
    </Box>
  )
}

const nameOf = (pack: Substitute) => `${pack.title}, ${pack.variant_title}`
const list = { listStyle: 'none', m: 0, p: 0 }
const row = { display: 'flex', alignItems: 'center', gap: 3, py: 2 }
