import Box from '@mui/material/Box'
import { formatName } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'
import { requestMessages } from './requestMessages.ts'
import type { Practice } from './types.ts'

type Task = Practice['needs_you'][number]

/** What waits for the doctor, each leading to where it is done. */
export function NeedsYou({ practice }: { practice: Practice }) {
  const t = useText(messages)
  const words = useText(requestMessages)
  const { needs_you: tasks, needs_you_total: total } = practice
  return (
    <Panel title={t.needsYou}>
      {tasks.length === 0 && <Quiet>{t.nothing}</Quiet>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {tasks.map((task) => (
          <TaskRow key={`${task.kind}${task.id}`} task={task} />
        ))}
      </Box>
      {total > tasks.length && <Quiet>{t.moreTasks(total - tasks.length)}</Quiet>}
      <Box sx={{ mt: 3 }}>
        <Link to={pathTo('/doctors/top', {}, { panel: 'requests' })}>{words.show}</Link>
      </Box>
    </Panel>
  )
}

function TaskRow({ task }: { task: Task }) {
  const locale = useLocale()
  const words = useWords(task)
  const to = placeOf(task)
  const title = task.patient ? formatName(task.patient, locale, { honorific: true }) : words
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        {to ? <Link to={to}>{title}</Link> : title}
        {task.patient && <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>{words}</Box>}
      </Box>
      {task.at && (
        <Box sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
          <DateText value={task.at} />
        </Box>
      )}
    </Box>
  )
}

function useWords({ kind, label, count }: Task): string {
  const { tasks } = useText(messages)
  if (kind === 'request') return tasks.request[(label ?? 'question') as 'refill']
  if (kind === 'product_report') return tasks.product_report(label ?? '')
  if (kind === 'recipe_expiring') return tasks.recipe_expiring(label ?? '')
  if (kind === 'product_at_risk') return tasks.product_at_risk(label ?? '', count)
  return tasks[kind]
}

function placeOf({ kind, id, patient, label }: Task): string | undefined {
  if (kind === 'licence_expiring')
    return pathTo('/doctors/top', {}, { panel: 'account', section: 'licence' })
  if (kind === 'request') return pathTo('/doctors/top', {}, { panel: 'requests', request: id })
  if (kind === 'product_at_risk')
    return pathTo('/doctors/recipes', {}, { tab: 'issued', product: label ?? '' })
  if (!patient) return undefined
  const of = { patientId: patient.id }
  if (kind === 'product_report') return pathTo('/doctors/patients/:patientId', of, { report: id })
  if (kind === 'recipe_expiring') return pathTo('/doctors/patients/:patientId/recipes', of, { id })
  if (kind === 'recipe_not_issued')
    return pathTo('/doctors/recipes/registration', {}, { recipe: id, mode: 'edit' })
  if (kind === 'answers_unread')
    return pathTo('/doctors/patients/:patientId/questionnaire/:answerId', { ...of, answerId: id })
  return pathTo('/doctors/patients/:patientId', of)
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 4,
  py: 3,
  borderTop: 1,
  borderColor: 'divider',
  '&:first-of-type': { borderTop: 0, pt: 0 },
}
