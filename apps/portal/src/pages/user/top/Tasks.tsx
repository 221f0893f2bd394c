import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { lazyWithRetry } from '@officina/ui/lazyWithRetry'
import { CardSkeleton } from '@officina/ui/skeletons'
import { useLocale, useText } from '@officina/ui/text'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { useMe } from '../../../features/useMe.ts'
import { messages } from './messages.ts'
import { Section } from './Section.tsx'
import type { Task } from './tasksOf.ts'
import { isPlain, type PlainTask, placeOfTask, taskText, verbOf } from './taskText.ts'

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

function TaskCard({ task }: { task: PlainTask }) {
  const t = useText(messages)
  const locale = useLocale()
  const { currency } = useMe('patient')
  return (
    <Card component="li" sx={card}>
      <div className="task-text">{taskText(task, t, currency, locale)}</div>
      <Button component={Link} to={placeOfTask(task)} variant="outlined" size="small">
        {verbOf(task, t)}
      </Button>
    </Card>
  )
}

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
