import HowToReg from '@mui/icons-material/HowToRegOutlined'
import { defineResource, sumOf } from '../definition.ts'
import { waiting } from '../doctors/doctor.ts'

export default defineResource({
  name: 'approve-doctor',
  menu: 10,
  icon: HowToReg,
  label: { en: 'Applications', ja: '申請の審査' },
  permission: 'doctor.read',
  badge: (counts) => sumOf(counts.doctors, waiting) + sumOf(counts.reviews, ['renewals']),
  list: () => import('./ApproveDoctor.tsx'),
})
