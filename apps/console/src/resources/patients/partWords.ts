import { defineMessages } from '@officina/ui/text'

/** Words of the parts of a patient's page. */
export const partWords = defineMessages({
  invitations: ['Invitations', '招待'],
  noInvitation: ['No invitation was sent yet', '招待はまだ送られていません'],
  to: ['To', '宛先'],
  status: ['State', '状態'],
  sent: ['Sent', '送信'],
  opened: ['Opened', '開封'],
  expires: ['Expires', '有効期限'],
  bounced: ['Bounced', '不達'],
  doctor: ['Doctor', '医師'],
  doctors: ['Doctors now and before', '現在と過去の担当医'],
  from: ['From', '開始'],
  until: ['Until', '終了'],
  now: ['Now', '現在'],
  reason: ['Reason', '理由'],
  linked: ['Asked to join', '本人の登録希望'],
  noAddress: ['No address yet', '住所はまだありません'],
  standard: ['Default', '既定'],
  consents: ['Consents', '同意'],
  noConsent: ['Nothing was agreed to yet', '同意の記録はまだありません'],
  document: ['Document', '文書'],
  version: ['Version', '版'],
  accepted: ['Accepted', '同意日時'],
  documents: {
    'terms-of-service': ['Terms of service', '利用規約'],
    'privacy-policy': ['Privacy policy', 'プライバシーポリシー'],
    'health-data': ['Processing of health data', '健康情報の取り扱い'],
    disclosure: ['Disclosure of financial interest', '利益相反の開示'],
  },
})
