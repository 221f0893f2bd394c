import '@officina/openapi/resources/doctors'
import { defineMessages, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { SchemaList } from '../../schema/SchemaList.tsx'
import { TwoLines } from '../../schema/TwoLines.tsx'

/** The directory of everyone, with business figures. */
export default function DoctorList() {
  const t = useText(messages)
  return (
    <SchemaList
      resource="doctors"
      title={t.title}
      subtitle={t.subtitle}
      cells={{
        name: (row) => <Name text={row.name} />,
        clinic_name: (row) => <TwoLines>{row.clinic_name}</TwoLines>,
        // beneath another status the day would be taken for the day of that
        approved_at: (row) => (
          <>
            {row.approved_at && row.status !== 'approved' && `${t.approved} `}
            <DateText value={row.approved_at} />
          </>
        ),
      }}
    />
  )
}

/** Without a name yet, a doctor is called by the address, which may break after the @. */
function Name(props: { text: string }) {
  const [first, ...rest] = props.text.split('@')
  return rest.length === 0 ? (
    first
  ) : (
    <>
      {first}@<wbr />
      {rest.join('@')}
    </>
  )
}

const messages = defineMessages({
  title: ['All doctors', 'すべての医師'],
  approved: ['Approved', '承認日'],
  subtitle: [
    'In every status, including applicants, rejected and closed accounts.',
    '申請中・却下・閉鎖済みを含む、すべての状態の医師です。',
  ],
})
