import type { components } from '@officina/openapi/schema'
import { bracketed, listed, named } from '@officina/shared/format'
import type { Locale } from '@officina/shared/locale'
import { reasonText, recipeEventWords } from '@officina/shared/recipeEvents'
import { statusOf } from '@officina/shared/status/words'
import { CardSkeleton } from '@officina/ui/skeletons'
import { Timeline } from '@officina/ui/Timeline'
import { defineMessages, useLocale, useText } from '@officina/ui/text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Loaded } from '../../../../features/Loaded.tsx'
import { Panel } from '../../../../features/Panel.tsx'
import { actionMessages } from '../../../../features/patient/actionMessages.ts'
import { fieldMessages } from '../../../../features/patient/fields.ts'
import { labelsOf } from '../../../../features/patient/patientForm.ts'
import { ShowMore } from '../../../../features/ShowMore.tsx'
import { messages } from './messages.ts'
import { shownAtFirst, timelineQuery } from './overview.ts'

/** What happened to the patient, their recipes and orders. */
export function History({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const words = useText(historyMessages)
  const { events: recipeWords } = useText(recipeEventWords)
  const locale = useLocale()
  const partsOf = useChanges()
  const [shown, setShown] = useState<number>(shownAtFirst.timeline)
  const query = useQuery({
    ...timelineQuery(patientId, shown),
    placeholderData: keepPreviousData,
  })
  return (
    <Panel title={t.history}>
      <Loaded query={query} skeleton={<CardSkeleton cards={1} />}>
        {(data) => (
          <>
            <Timeline
              label={t.history}
              entries={data.data.map((event) => ({
                id: event.id,
                at: event.at,
                actor: event.actor_name ?? words.roles[event.actor_role as 'system'] ?? undefined,
                event: wordsOf(event, words.events, recipeWords, locale),
                ...partsOf(event),
              }))}
            />

            <ShowMore shown={shown} total={data.total} by={30} onShow={setShown} />
          </>
        )}
      </Loaded>
    </Panel>
  )
}

/** An event that has no words yet reads as its own code in plain words. */
function wordsOf(
  { event, kind, object }: components['schemas']['PatientEvent'],
  events: Record<string, string>,
  ofRecipes: Record<string, string>,
  locale: Locale,
): string {
  if (kind === 'recipe') return named(object?.label ?? '', ofRecipes[event] ?? event, locale)
  const key = kind === 'patient' ? event : `${kind}.${event}`
  const plain = event.replaceAll(/[._]/g, ' ')
  const words = events[key] ?? plain.charAt(0).toUpperCase() + plain.slice(1)
  return object ? bracketed(words, object.label, locale) : words
}

type Event = components['schemas']['PatientEvent']
type Change = Event['changes'][number]

/** What an event has changed: values before and after where the log has them, else the names of the fields. */
function useChanges() {
  const t = useText(historyMessages)
  const words = useText(fieldMessages)
  const locale = useLocale()
  const labels: Record<string, string> = {
    ...labelsOf(words),
    no_known_allergies: words.allergies,
  }
  const codes: Record<string, string> = useText(actionMessages).declineCodes
  const why = useText(recipeEventWords)
  const accesses: Record<string, string> = words.choices.catalog_access
  const percents: Record<string, string> = words.withUnit

  function textOf({ field }: Change, value: string | null): string {
    if (field === 'status') return value ? statusOf('patient', value, locale).label : '–'
    if (field === 'catalog_access') return value ? (accesses[value] ?? value) : t.ownSetting
    return value === null ? '–' : `${percents[field] ?? labels[field] ?? field} ${value}%`
  }
  const join = (changes: Change[], side: 'before' | 'after') =>
    listed(
      changes.map((change) => textOf(change, change[side])),
      locale,
    )

  return (event: Event) => {
    const { changes } = event
    const valued = changes.filter(
      (change) =>
        change.field !== 'code' &&
        (change.field === 'catalog_access' || change.before !== null || change.after !== null),
    )
    const names = changes
      .filter((change) => !valued.includes(change))
      .map(({ field, after }) =>
        field === 'code' ? (codes[after ?? ''] ?? after ?? '') : (labels[field] ?? field),
      )
    return {
      ...(valued.length > 0 && { before: join(valued, 'before'), after: join(valued, 'after') }),
      note:
        [listed(names, locale), reasonText(why, event, locale)].filter(Boolean).join(' · ') ||
        undefined,
    }
  }
}

const historyMessages = defineMessages({
  ownSetting: ['My setting', '自分の設定'],
  roles: {
    doctor: ['Doctor', '医師'],
    patient: ['Patient', '患者'],
    admin: ['Administrator', '管理者'],
    system: ['System', 'システム'],
    visitor: ['Patient', '患者'],
  },
  events: {
    'patient.register': ['Added to the list', '患者一覧に登録'],
    'patient.request_link': ['Asked to join', '登録希望を受付'],
    'patient.decline_link': ['Request declined', '登録希望をお断り'],
    'patient.activate': ['Signed up', '利用開始'],
    'patient.update': ['Details changed', '情報を変更'],
    'patient.update_own': ['Details changed by the patient', '患者さん本人が情報を変更'],
    'patient.archive': ['Archived', 'アーカイブ'],
    'patient.restore': ['Restored', 'アーカイブから元に戻す'],
    'patient.suspend': ['Suspended', '利用停止'],
    'patient.reinstate': ['Reinstated', '利用再開'],
    'patient.transfer': ['Transferred from another doctor', 'ほかの医師から引き継ぎ'],
    'patient.ask_deletion': ['Asked for the account to be deleted', 'アカウントの削除を依頼'],
    'patient.withdraw_deletion': ['Deletion request withdrawn', '削除の依頼を取り下げ'],
    'patient.decline_deletion': ['Deletion request declined', '削除の依頼をお断り'],
    'patient.add_note': ['Note added', 'メモを記入'],
    'patient.add_file': ['File added', 'ファイルを追加'],
    'patient.remove_file': ['File deleted', 'ファイルを削除'],
    'invitation.send': ['Invitation sent', '招待を送信'],
    'invitation.link': ['Invitation link created', '招待リンクを作成'],
    'invitation.remind': ['Invitation reminder sent', '招待のリマインダーを送信'],
    'invitation.revoke': ['Invitation revoked', '招待を取り消し'],
    'invitation.decline': ['Invitation declined', '招待を辞退'],
    'invitation.bounce': ['Invitation email bounced', '招待メールが不達'],
    'invitation.expire': ['Invitation expired', '招待が期限切れ'],
    'invitation.renewal_asked': ['Asked for a new invitation', '新しい招待の希望を受付'],
    'order.placed': ['Order placed', '注文を受付'],
    'order.shipped': ['Order shipped', '注文を発送'],
  },
})
