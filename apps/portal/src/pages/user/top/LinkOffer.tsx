import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { api } from '@officina/client/api'
import { q, rereadAfterConflict, useApiMutation } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { formatDate } from '@officina/shared/format'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { Field } from '@officina/ui/Field'
import { CardSkeleton } from '@officina/ui/skeletons'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { Loaded } from '../../../features/Loaded.tsx'
import { toast } from '../../../features/toast.tsx'
import { askAgain } from '../../../session.ts'

type Offer = components['schemas']['PatientLinkOffer']
type Answer = 'accept' | 'decline'

/** Another doctor invites: what accepting means, and the two answers. `doctor` looks after the patient now. */
export function LinkOffer({ id, doctor }: { id: string; doctor: string }) {
  const query = useQuery(q('/api/patient/link-offers'))
  return (
    <Loaded query={query} skeleton={<CardSkeleton cards={1} height={96} />}>
      {(offers) => {
        const offer = offers.find((each) => each.id === id)
        return offer && <Question offer={offer} doctor={doctor} />
      }}
    </Loaded>
  )
}

function Question({ offer, doctor }: { offer: Offer; doctor: string }) {
  const t = useText(messages)
  const locale = useLocale()
  const queryClient = useQueryClient()
  const { revalidate } = useRevalidator()
  const [asked, setAsked] = useState<Answer>()
  const { doctor_name: next, clinic_name: clinic } = offer
  const [birthDate, setBirthDate] = useState('')
  const answer = useApiMutation((verb: Answer) => send(offer.id, verb, birthDate), {
    onSuccess: async (_, verb) => {
      toast.success(t[verb].done(clinic))
      // the doctor, the clinic in the header, the catalogs and the prices are others now
      askAgain('patient')
      await Promise.all([queryClient.invalidateQueries(), revalidate()])
    },
  })
  function close() {
    rereadAfterConflict(queryClient, answer.error, ['/api/patient/top', '/api/patient/link-offers'])
    answer.reset()
    setAsked(undefined)
    setBirthDate('')
  }
  const dateError = answer.error?.errors.birth_date?.[0]
  return (
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      <Box sx={{ fontWeight: 600 }}>{t.title(next, clinic)}</Box>
      <Box sx={{ mt: 1 }}>{t.lead(next, doctor)}</Box>
      {offer.message && (
        <Box
          component="blockquote"
          sx={{ m: 0, mt: 3, pl: 4, borderLeft: 2, whiteSpace: 'pre-line' }}
        >
          {offer.message}
        </Box>
      )}
      <Box sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
        {t.until(formatDate(offer.expires_at, locale), offer.name)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 3 }}>
        <Button variant="contained" size="small" onClick={() => setAsked('accept')}>
          {t.accept.open}
        </Button>
        <Button variant="outlined" size="small" onClick={() => setAsked('decline')}>
          {t.decline.verb}
        </Button>
      </Box>
      {asked && (
        <ConfirmDialog
          title={t[asked].title(next, clinic)}
          consequence={
            asked === 'accept' ? (
              <Consequences offer={offer} doctor={doctor} />
            ) : (
              t.decline.consequence(clinic, doctor)
            )
          }
          verb={t[asked].verb}
          danger={asked === 'decline'}
          call={dateError ? undefined : answer}
          onConfirm={() => answer.mutate(asked)}
          isTyped={birthDate !== ''}
          onClose={close}
        >
          {asked === 'accept' && offer.birth_date_required && (
            <Field
              label={t.birthDate}
              type="date"
              autoComplete="bday"
              required
              help={t.birthDateHelp}
              value={birthDate}
              error={dateError}
              onChange={(event) => setBirthDate(event.target.value)}
            />
          )}
        </ConfirmDialog>
      )}
    </Box>
  )
}

function Consequences({ offer, doctor }: { offer: Offer; doctor: string }) {
  const t = useText(messages)
  return (
    <>
      <Box component="ul" sx={{ m: 0, pl: 5, display: 'grid', gap: 2 }}>
        {Object.entries(t.accept.consequences).map(([key, say]) => (
          <li key={key}>{say(offer.doctor_name, doctor)}</li>
        ))}
      </Box>
      <Box component="p" sx={{ mb: 0, color: 'text.secondary', whiteSpace: 'pre-line' }}>
        {offer.disclosure_text}
      </Box>
    </>
  )
}

const send = (offerId: string, verb: Answer, birthDate: string) => {
  const init = { params: { path: { offerId } } }
  return verb === 'accept'
    ? api.post('/api/patient/link-offers/{offerId}/accept', {
        ...init,
        body: { birth_date: birthDate || null },
      })
    : api.post('/api/patient/link-offers/{offerId}/decline', init)
}

const messages = defineMessages({
  title: (doctor: string, clinic: string) => [
    `Dr ${doctor} of ${clinic} invites you`,
    `${clinic}の${doctor}先生からの招待`,
  ],
  lead: (next: string, doctor: string) => [
    `If you accept, your care moves from Dr ${doctor} to Dr ${next}. Your account, recipes and orders stay.`,
    `招待を受けると、担当医が${doctor}先生から${next}先生に変わります。アカウント、レシピ、ご注文はそのまま残ります。`,
  ],
  until: (date: string, name: string | null) =>
    name === null
      ? [`Open until ${date}`, `回答期限：${date}`]
      : [`For ${name}, open until ${date}`, `${name}\u00a0様宛、回答期限：${date}`],
  birthDate: ['Date of birth', '生年月日'],
  birthDateHelp: [
    'Your new clinic has it on file and confirms with it that the invitation is for you. You have three attempts.',
    '新しいクリニックにご登録の生年月日で、ご本人であることを確認します。入力は3回までです。',
  ],
  accept: {
    open: ['Accept invitation', '招待を受ける'],
    verb: ['Move to this doctor', '担当医を変更する'],
    title: (doctor: string, clinic: string) => [
      `Move to Dr ${doctor} of ${clinic}?`,
      `${clinic}の${doctor}先生に担当医を変更しますか？`,
    ],
    consequences: {
      sees: (next: string) => [
        `Dr ${next} sees your profile and your health data, and what you order from now on.`,
        `${next}先生に、プロフィールと健康情報、今後のご注文が表示されます。`,
      ],
      stays: () => [
        'Your recipes stay, and you can still order from them. Orders on their way and open returns continue.',
        'レシピは残り、引き続きご注文いただけます。配送中のご注文と手続き中の返品もそのまま続きます。',
      ],
      former: (_: string, doctor: string) => [
        `Dr ${doctor} gets an email that you have left, keeps the recipes written for you and sees what you order from them. Your profile and your other orders are no longer shown there.`,
        `${doctor}先生には、担当を離れたことがメールで伝わります。発行済みのレシピとそのレシピからのご注文は引き続き表示されますが、プロフィールとその他のご注文は表示されなくなります。`,
      ],
      ends: (_: string, doctor: string) => [
        `Repeats from Dr ${doctor}’s recipes stop: order from them yourself. Requests and questionnaires that are still open there, and discounts, end. Prices in your cart can change.`,
        `${doctor}先生のレシピの定期注文は停止しますので、必要に応じてご自身でご注文ください。未回答のリクエストと問診票、および割引も終了します。カートの価格が変わることがあります。`,
      ],
      back: (_: string, doctor: string) => [
        `To go back later, Dr ${doctor} has to invite you again.`,
        `元に戻すには、${doctor}先生からもう一度招待を受ける必要があります。`,
      ],
    },
    done: (clinic: string) => [`You are now a patient of ${clinic}`, `${clinic}の患者になりました`],
  },
  decline: {
    verb: ['Decline invitation', '招待を辞退する'],
    title: (doctor: string, clinic: string) => [
      `Decline the invitation from Dr ${doctor} of ${clinic}?`,
      `${clinic}の${doctor}先生の招待を辞退しますか？`,
    ],
    consequence: (clinic: string, doctor: string) => [
      `You stay with Dr ${doctor}. ${clinic} sees that the invitation was declined, not that you have another doctor.`,
      `担当医は${doctor}先生のままです。${clinic}には招待が辞退されたことのみ表示され、別の担当医がいることは伝わりません。`,
    ],
    done: () => ['Invitation declined', '招待を辞退しました'],
  },
})
