import People from '@mui/icons-material/PeopleAltOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { sumOf } from '../../admin/sumOf.ts'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'patients',
  menu: 50,
  icon: People,
  badge: (counts) => sumOf(counts.reviews, ['anonymise']),
  list: lazyWithRetry(() => import('./PatientList.tsx')),
  detail: lazyWithRetry(() => import('./PatientPage.tsx')),
})
