import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { components } from '@officina/openapi/schema'
import { useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { AskDoctor } from '../../../features/request/AskDoctor.tsx'
import { askMessages } from '../../../features/request/askMessages.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'

/** Who looks after me and how to reach them. */
export function DoctorCard({ doctor }: { doctor: components['schemas']['PatientTop']['doctor'] }) {
  const t = useText(messages)
  const ask = useText(askMessages)
  return (
    <Section title={t.doctor}>
      <Card sx={{ p: 4 }}>
        <Box sx={{ fontWeight: 600 }}>{doctor.name}</Box>
        <Box sx={{ color: 'text.secondary' }}>{doctor.clinic_name}</Box>
        {doctor.clinic_phone && (
          <Box sx={{ mt: 2 }}>
            <a href={`tel:${doctor.clinic_phone.replace(/[^+\d]/g, '')}`}>
              {t.call(doctor.clinic_phone)}
            </a>
          </Box>
        )}
        {doctor.website && /^https?:\/\//.test(doctor.website) && (
          <Box sx={{ mt: 1 }}>
            <a href={doctor.website} target="_blank" rel="noreferrer">
              {t.website}
            </a>
          </Box>
        )}
        <AskDoctor about={{ kind: 'question' }} />
        <Box sx={{ mt: 2 }}>
          <Link to={pathTo('/user/top', {}, { panel: 'requests' })}>{ask.mine}</Link>
        </Box>
      </Card>
    </Section>
  )
}
