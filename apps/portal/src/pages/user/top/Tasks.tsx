import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { formatDate, formatMoney, listedInSentence } from '@officina/shared/format'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../../features/useMe.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'
import type { Task } from './tasksOf.ts'

// few are invited by another doctor
const LinkOffer = lazyWithRetry(() => import('./LinkOffer.tsx'), 'LinkOffer')

/** One card per thing to do, the most urgent first, each with its one action. */
export function Tasks({ tasks, doctor }: { tasks: Task[]; doctor: string }) {
  const t = useText(messages)
  return (
    <Section title={t.tasks}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
        {tasks.map((task) =>
          isPlain(task) ? (
            <TaskCard key={`${task.kind}:${task.id}`} task={task} />
          ) : (
            <Card key={task.id} component="li" sx={card}>
              <Suspense fallback={<CardSkeleton cards={1} height={96} />}>
                <LinkOffer id={task.id} doctor={doctor} />
              </Suspense>
            </Card>
          ),
        )}
      </Box>
    </Section>
  )
}

/** With one action that leads somewhere. */
type PlainTask = Task & { kind: Exclude<Task['kind'], 'link_offer'> }
const isPlain = (task: Task): task is PlainTask => task.kind !== 'link_offer'

function TaskCard({ task }: { task: PlainTask }) {
  const t = useText(messages)
  const text = useTaskText(task)
  return (
    <Card component="li" sx={card}>
      <div className="task-text">{text}</div>
      <Button component={Link} to={hrefOf(task)} variant="outlined" size="small">
        {task.started ? t.questionnaire_continue : t[`${task.kind}_action`]}
      </Button>
    </Card>
  )
}

function useTaskText(task: PlainTask): string {
  const t = useText(messages)
  const locale = useLocale()
  const { currency = 'USD' } = useMe('patient')
  const label = task.label ?? ''
  if (task.kind === 'payment_needed')
    return t.payment_needed(label, formatMoney(task.amount ?? 0, currency, locale))
  if (task.kind === 'refill_due') return t.refill_due(label, task.days_left ?? 0)
  if (task.kind === 'profile_incomplete')
    return t.profile_incomplete(
      listedInSentence(
        (task.missing ?? []).map((part) => t.missing[part]),
        locale,
      ),
    )
  if (task.kind === 'questionnaire_due')
    return t.questionnaire_due(
      label,
      task.due_on ? formatDate(task.due_on, locale, 'UTC') : undefined,
    )
  return t[task.kind](label)
}

function hrefOf(task: PlainTask): string {
  if (task.recipe_id) return pathTo('/user/recipes', {}, { id: task.recipe_id })
  if (task.answer_id) return pathTo('/user/top', {}, { questionnaire: task.answer_id })
  if (task.news_id) return pathTo('/user/news', {}, { id: task.news_id })
  if (task.repeat_id) return pathTo('/user/repeats')
  if (task.order_id) return pathTo('/user/order-histories', {}, { id: task.order_id })
  return pathTo(
    '/user/top',
    {},
    { panel: 'account', section: sectionOf[task.missing?.[0] ?? 'phone'] },
  )
}

/** Where in the account a missing part is filled in. */
const sectionOf = {
  address: 'addresses',
  phone: 'profile',
  birth_date: 'profile',
  allergies: 'health',
} as const

const card = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 3,
  p: 4,
  borderLeft: '4px solid',
  borderLeftColor: 'secondary.main',
  '& > .task-text': { flex: 1, minWidth: 180, fontWeight: 600, overflowWrap: 'anywhere' },
}
