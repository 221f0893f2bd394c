import People from '@mui/icons-material/PeopleAltOutlined'
import { lazy } from 'react'
import { sumOf } from '../../admin/sumOf.ts'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'patients',
  menu: 50,
  icon: People,
  badge: (counts) => sumOf(counts.reviews, ['anonymise']),
  list: lazy(() => import('./PatientList.tsx')),
  detail: lazy(() => import('./PatientPage.tsx')),
})
