import type { BulkAction } from '../../schema/actions.ts'

export const patientBulk: readonly BulkAction[] = [
  {
    call: 'POST /api/admin/patients/resend-invitations',
    label: ['Resend invitations', '招待を再送'],
    title: (n) => [
      n === 1 ? 'Resend the invitation to 1 patient?' : `Resend the invitations to ${n} patients?`,
      `${n}名の招待を再送しますか？`,
    ],
    done: (n) => [
      n === 1 ? '1 invitation sent' : `${n} invitations sent`,
      `${n}件の招待を送りました`,
    ],
    refused: (n) => [
      n === 1 ? '1 invitation not sent' : `${n} invitations not sent`,
      `${n}件の招待は送れませんでした`,
    ],
    text: [
      'Each gets an email with a new link; the old one stops working. Patients with an account are skipped.',
      '新しいリンクがメールで送られ、以前のリンクは無効になります。登録済みの患者には送られません。',
    ],
  },
]
