import '@officina/openapi/resources/doctors'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { listedInSentence } from '@officina/shared/format'
import { Status } from '@officina/ui/StatusChip'
import { Colon, defineMessages, Space, useLocale, useText } from '@officina/ui/text'
import { Link } from 'react-router'
import { specOf } from '../../schema/spec.ts'
import { fieldLabel, valueLabel } from '../../schema/words.ts'
import { recordPath } from '../recordPath.ts'
import type { Doctor } from './doctor.ts'

/** What must be known before anything is done: reasons, possible duplicates, who may decide. */
export function DoctorNotices({ doctor }: { doctor: Doctor }) {
  const t = useText(messages)
  const locale = useLocale()
  const fields = specOf('doctors').fields
  const code = doctor.status_reason_code
  return (
    <>
      {doctor.needs_other_admin && <Notice>{t.other}</Notice>}
      {doctor.previously_rejected && !doctor.needs_other_admin && doctor.status !== 'rejected' && (
        <Notice>{t.rejectedBefore}</Notice>
      )}
      {doctor.status_reason_text && (
        <Notice>
          {code && fields.status_reason_code && (
            <strong>
              {valueLabel(fields.status_reason_code, code, locale)}
              <Colon />
            </strong>
          )}
          {doctor.status_reason_text}
        </Notice>
      )}
      {doctor.possible_duplicates.length > 0 && (
        <Notice>
          <strong>{t.duplicates}</strong>
          <Box component="ul" sx={{ m: 0, pl: 5 }}>
            {doctor.possible_duplicates.map((other) => (
              <li key={other.id}>
                <MuiLink component={Link} to={recordPath('doctors', other.id)} color="inherit">
                  {other.number} {other.name}
                </MuiLink>{' '}
                <Status kind="doctor" value={other.status} />
                <Space />
                {t.same(
                  listedInSentence(
                    other.same.map((name) => fieldLabel(name, fields[name], locale)),
                    locale,
                  ),
                )}
              </li>
            ))}
          </Box>
        </Notice>
      )}
    </>
  )
}

function Notice(props: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        p: 4,
        mb: 4,
        borderRadius: '8px',
        color: 'tone.attention.text',
        bgcolor: 'tone.attention.tint',
      }}
    >
      {props.children}
    </Box>
  )
}

const messages = defineMessages({
  other: [
    'You rejected this applicant before, so another administrator must decide.',
    '以前にご自身が却下した申請者のため、今回はほかの管理者が判断する必要があります。',
  ],
  rejectedBefore: [
    'This applicant was rejected before and has applied again.',
    '以前に却下された申請者による再申請です。',
  ],
  duplicates: ['Possible duplicate of', '同一人物の可能性があります'],
  same: (what: string) => [`(same ${what})`, `（${what}が同じ）`],
})
