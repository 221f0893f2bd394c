import { formatPercent } from '@officina/shared/format'
import { FactList } from '@officina/ui/facts'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Panel } from '../../../../features/Panel.tsx'
import { fieldMessages } from '../../../../features/patient/messages.ts'
import type { PatientDetail } from '../../../../features/patient/PatientFrame.tsx'
import { messages } from './messages.ts'

/** Contact, health and terms. Of the address only the place. */
export function PersonCard({ patient }: { patient: PatientDetail }) {
  const t = useText(messages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const join = (list: string[]) => list.join(locale === 'ja' ? '、' : ', ')
  const place = patient.place
  const access = patient.catalog_access
    ? words.accesses[patient.catalog_access]
    : t.yourSetting(words.accesses[patient.doctor_catalog_access])
  return (
    <Panel title={t.person}>
      <FactList
        columns={3}
        facts={[
          { label: words.email, value: patient.email },
          { label: words.phone, value: patient.phone },
          {
            label: t.place,
            value: place && (
              <span title={t.placeHelp}>{`${place.city}, ${place.region}, ${place.country}`}</span>
            ),
          },
          { label: words.birth_date, value: <DateText value={patient.birth_date} /> },
          { label: words.language, value: patient.language === 'ja' ? '日本語' : 'English' },
          {
            label: t.registered,
            value: patient.registered_at ? <DateText value={patient.registered_at} /> : t.notYet,
          },
          {
            label: words.allergies,
            value: patient.no_known_allergies ? t.noAllergies : join(patient.allergies),
          },
          { label: words.conditions, value: join(patient.conditions) },
          { label: words.medications, value: join(patient.medications) },
          { label: words.pregnancy, value: words.pregnancies[patient.pregnancy] },
          {
            label: words.discount_percent,
            value: formatPercent(patient.discount_percent * 100, locale),
          },
          {
            label: words.first_order_discount_percent,
            value: formatPercent(patient.first_order_discount_percent * 100, locale),
          },
          { label: words.catalog_access, value: access },
          {
            label: t.questionnaire,
            value: <Status kind="patient_questionnaire" value={patient.questionnaire} />,
          },
          { label: t.added, value: <DateText value={patient.created_at} /> },
        ]}
      />
    </Panel>
  )
}
