import Box from '@mui/material/Box'
import { q } from '@officina/client/query'
import { useJoin, useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { addressText } from '../shop/texts.ts'
import { repeatWords } from './words.ts'

export const addressesQuery = q('/api/patient/addresses')

/** Where all repeats of the signed-in patient go: the default address. */
export function SentTo() {
  const t = useText(repeatWords)
  const locale = useLocale()
  const join = useJoin()
  const [usual] = useQuery(addressesQuery).data ?? []
  if (!usual) return null
  return (
    <Box component="p" sx={{ m: 0, mb: 5 }}>
      {t.sentTo(join([usual.name, addressText(usual, locale)]))}{' '}
      <Link to={pathTo('/user/top', {}, { panel: 'account', section: 'addresses' })}>
        {t.changeAddress}
      </Link>
    </Box>
  )
}
