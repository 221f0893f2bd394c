import MedicalServices from '@mui/icons-material/MedicalServicesOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'doctors',
  menu: 30,
  icon: MedicalServices,
  label: { en: 'All doctors', ja: 'すべての医師' },
  list: () => import('./DoctorList.tsx'),
  detail: () => import('./DoctorPage.tsx'),
})
