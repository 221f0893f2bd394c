import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import { lazy } from 'react'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'doctors',
  menu: 30,
  icon: MedicalServices,
  label: { en: 'All doctors', ja: '医師一覧' },
  list: lazy(() => import('./DoctorList.tsx')),
  detail: lazy(() => import('./DoctorPage.tsx')),
})
