import { defineMessages, useText } from '@officina/ui/text'
import { SchemaList } from '../../schema/SchemaList.tsx'

/** The directory of everyone, with business figures. */
export default function DoctorList() {
  const t = useText(messages)
  return <SchemaList resource="doctors" title={t.title} />
}

const messages = defineMessages({ en: { title: 'All doctors' }, ja: { title: '医師一覧' } })
