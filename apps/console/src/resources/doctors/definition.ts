import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'doctors',
  menu: 30,
  icon: MedicalServices,
  label: { en: 'All doctors', ja: 'すべての医師' },
  list: lazyWithRetry(() => import('./DoctorList.tsx')),
  detail: lazyWithRetry(() => import('./DoctorPage.tsx')),
})
