import Verified from '@mui/icons-material/VerifiedUserOutlined'
import { defineResource } from '../definition.ts'

export default defineResource({
  name: 'registered-doctors',
  menu: 20,
  icon: Verified,
  label: { en: 'Approved doctors', ja: '承認済みの医師' },
  permission: 'doctor.read',
  list: () => import('./RegisteredDoctors.tsx'),
})
