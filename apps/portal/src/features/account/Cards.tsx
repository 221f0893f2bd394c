import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useApiMutation } from '@officina/client/query'
import { cardConsents } from '@officina/shared/cardConsent'
import { ConfirmDialog } from '@officina/ui/ConfirmDialog'
import { StatusChip } from '@officina/ui/StatusChip'
import { EmptyState } from '@officina/ui/states'
import { Space, useLocale, useText } from '@officina/ui/text'
import { useState } from 'react'
import { Loaded } from '../Loaded.tsx'
import { type SavedCard, useCardTexts, useSavedCards } from '../shop/savedCards.ts'
import { toast } from '../toast.tsx'
import { messages } from './messages.ts'
import { Entries, Entry, Part } from './parts.tsx'

/** Saved cards, and what was agreed to when they were saved. */
export function Cards() {
  const t = useText(messages)
  const locale = useLocale()
  const query = useSavedCards()
  return (
    <Part title={t.sections.cards} lead={t.cardsText}>
      <Loaded query={query}>
        {({ cards, can_save, consent_version }) =>
          cards.length === 0 ? (
            <EmptyState title={t.noCard} text={can_save ? t.noCardText : t.noCardsTaken} />
          ) : (
            <>
              <Entries label={t.sections.cards}>
                {cards.map((card) => (
                  <CardEntry key={card.id} card={card} />
                ))}
              </Entries>
              <Box component="p" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
                {t.cardConsent}
                <Space />
                {cardConsents[consent_version]?.[locale]}
              </Box>
            </>
          )
        }
      </Loaded>
    </Part>
  )
}

function CardEntry({ card }: { card: SavedCard }) {
  const t = useText(messages)
  const words = useCardTexts()
  const [asking, setAsking] = useState(false)
  const remove = useApiMutation('delete', '/api/patient/payment-methods/{methodId}', {
    invalidates: ['/api/patient/payment-methods', '/api/patient/cart'],
    onSuccess: () => toast.success(t.cardRemoved),
  })
  const name = words.name(card)
  return (
    <Entry
      actions={
        <Button size="small" aria-label={t.removeCardName(name)} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
      }
    >
      <strong>{name}</strong>{' '}
      {card.expiry !== 'good' && (
        <StatusChip tone={card.expiry === 'soon' ? 'attention' : 'stopped'}>
          {words.expiry[card.expiry]}
        </StatusChip>
      )}
      <div>{words.until(card)}</div>
      <ConfirmDialog
        open={asking}
        title={t.removeCardTitle(name)}
        consequence={t.removeCardText}
        verb={t.removeCardVerb}
        danger
        call={remove}
        onConfirm={() => remove.mutate({ params: { path: { methodId: card.id } } })}
        onClose={() => setAsking(false)}
      />
    </Entry>
  )
}
