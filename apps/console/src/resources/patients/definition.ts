import People from '@mui/icons-material/PeopleAltOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource, sumOf } from '../definition.ts'

export default defineResource({
  name: 'patients',
  menu: 50,
  icon: People,
  badge: (counts) => sumOf(counts.reviews, ['anonymise']),
  list: lazyWithRetry(() => import('./PatientList.tsx')),
  detail: lazyWithRetry(() => import('./PatientPage.tsx')),
})
