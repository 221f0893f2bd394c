import { defineMessages, useText } from '@officina/ui/text'
import { DeletionRequest } from '../features/account/DeletionPart.tsx'
import { ExportPart } from '../features/account/ExportPart.tsx'
import { useMe } from '../features/useMe.ts'
import type { Role } from '../session.ts'

/** Who does not agree to new terms still gets their data, and patients may go. */
export default function TermsRefusal({ of }: { of: Role }) {
  const t = useText(messages)
  const me = useMe(of)
  // an application is no practice yet
  const hasData = !('status' in me) || ['approved', 'suspended', 'closed'].includes(me.status)
  return (
    <>
      <p>{t[of]}</p>
      {hasData && <ExportPart of={of} />}
      {of === 'patient' && <DeletionRequest />}
    </>
  )
}

const messages = defineMessages({
  patient: [
    'If you do not agree, you cannot continue here. You can download your data and request the deletion of your account.',
    '同意いただけない場合は、引き続きご利用いただけません。データのダウンロードと、アカウント削除の依頼はできます。',
  ],
  doctor: [
    'If you do not agree, you cannot continue here. You can download your data. To close your account, contact us.',
    '同意いただけない場合は、引き続きご利用いただけません。データはダウンロードできます。アカウントの閉鎖は、運営までご連絡ください。',
  ],
})
