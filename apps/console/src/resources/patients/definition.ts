import People from '@mui/icons-material/PeopleAltOutlined'
import { defineResource, sumOf } from '../definition.ts'

export default defineResource({
  name: 'patients',
  menu: 50,
  icon: People,
  badge: (counts) => sumOf(counts.reviews, ['anonymise']),
  list: () => import('./PatientList.tsx'),
  detail: () => import('./PatientPage.tsx'),
})
