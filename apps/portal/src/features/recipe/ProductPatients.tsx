import Box from '@mui/material/Box'
import { q } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { recipeWords } from './words.ts'

export const productPatientsQuery = (productId: string) =>
  q('/api/doctor/products/{productId}/patients', { params: { path: { productId } } })

/** Which of the doctor's patients have the product on a recipe in force. */
export function ProductPatients({ productId }: { productId: string }) {
  const t = useText(recipeWords)
  const locale = useLocale()
  const { data } = useQuery(productPatientsQuery(productId))
  if (!data) return null
  if (data.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t.nobodyHasIt}</Box>
  return (
    <Box component="ul" sx={{ m: 0, pl: 5 }}>
      {data.map(({ patient, recipe_id, number }) => (
        <li key={recipe_id}>
          <Link
            to={pathTo(
              '/doctors/patients/:patientId/recipes',
              { patientId: patient.id },
              { id: recipe_id },
            )}
          >
            {formatName(patient, locale)}
          </Link>{' '}
          {number}
        </li>
      ))}
    </Box>
  )
}
