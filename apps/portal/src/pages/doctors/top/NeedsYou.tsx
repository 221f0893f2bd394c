import Assignment from '@mui/icons-material/AssignmentOutlined'
import Autorenew from '@mui/icons-material/Autorenew'
import Badge from '@mui/icons-material/BadgeOutlined'
import Chat from '@mui/icons-material/ChatOutlined'
import Mail from '@mui/icons-material/MailOutlined'
import PersonAdd from '@mui/icons-material/PersonAddAlt'
import Receipt from '@mui/icons-material/ReceiptLongOutlined'
import Warning from '@mui/icons-material/WarningAmber'
import Box from '@mui/material/Box'
import { formatName, named } from '@officina/shared/format'
import { useLocale, useText } from '@officina/ui/text'
import { TimeAgo } from '@officina/ui/values'
import { Link } from 'react-router'
import { Panel, Quiet } from '../../../features/Panel.tsx'
import { ReplaceProduct } from '../../../features/recipe/ReplaceProduct.tsx'
import { pathTo } from '../../../pathTo.ts'
import { dividedRows } from './dividedRows.ts'
import { messages } from './messages.ts'
import { requestMessages } from './requestMessages.ts'
import { placeOfTask, type Task, taskText, verbOf } from './taskText.ts'
import type { Practice } from './types.ts'

/** What waits for the doctor, each leading to where it is done. */
export function NeedsYou({ practice, isReadOnly }: { practice: Practice; isReadOnly: boolean }) {
  const t = useText(messages)
  const words = useText(requestMessages)
  const { needs_you: tasks, needs_you_total: total } = practice
  return (
    <Panel title={t.needsYou}>
      {tasks.length === 0 && <Quiet>{t.nothing}</Quiet>}
      <Box component="ul" sx={list}>
        {tasks.map((task) => (
          <TaskRow key={`${task.kind}${task.id}`} task={task} isReadOnly={isReadOnly} />
        ))}
      </Box>
      {total > tasks.length && <Quiet>{t.moreTasks(total - tasks.length)}</Quiet>}
      <Box sx={{ mt: 3 }}>
        <Link to={pathTo('/doctors/top', {}, { panel: 'requests' })}>{words.show}</Link>
      </Box>
    </Panel>
  )
}

function TaskRow({ task, isReadOnly }: { task: Task; isReadOnly: boolean }) {
  const locale = useLocale()
  const t = useText(messages)
  const words = taskText(task, t)
  const to = placeOfTask(task)
  const Icon = icons[task.kind] ?? Assignment
  const title = task.patient ? formatName(task.patient, locale, { honorific: true }) : words
  return (
    <li>
      <span className="task-icon" data-urgent={isUrgent(task) || undefined} aria-hidden>
        <Icon fontSize="small" />
      </span>
      <div className="task-text">
        <div className="task-name">
          {to ? (
            <Link to={to} aria-label={task.patient ? named(title, words, locale) : undefined}>
              {title}
            </Link>
          ) : (
            title
          )}
        </div>
        <div className="task-note">
          {task.patient && words}
          {task.patient && task.at && ' · '}
          {task.at && <TimeAgo value={task.at} />}
        </div>
        {task.successor && !isReadOnly && (
          <ReplaceProduct
            product={{ id: task.id, title: task.label ?? '' }}
            successor={task.successor}
            patients={task.count}
          />
        )}
      </div>
      {to && (
        <span className="task-verb" aria-hidden>
          {verbOf(task, t)}
        </span>
      )}
    </li>
  )
}

const icons: Partial<Record<Task['kind'], typeof Chat>> = {
  request: Chat,
  product_report: Warning,
  link_request: PersonAdd,
  invitation_bounced: Mail,
  renewal_asked: Mail,
  invitation_expiring: Mail,
  recipe_not_issued: Receipt,
  recipe_expiring: Autorenew,
  product_at_risk: Warning,
  licence_expiring: Badge,
}

const isUrgent = ({ kind }: Task) =>
  ['product_report', 'product_at_risk', 'recipe_not_issued', 'licence_expiring'].includes(kind)

const icon = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 36,
  height: 36,
  borderRadius: 2,
  color: 'tone.draft.text',
  bgcolor: 'tone.draft.tint',
}
const urgent = { color: 'tone.attention.text', bgcolor: 'tone.attention.tint' }
const name = {
  fontWeight: 600,
  '& a': { color: 'inherit', textDecoration: 'none' },
  // the whole row is the link
  '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 1 },
  '& a:focus-visible': { outline: 'none' },
  '& a:focus-visible::after': { outline: '2px solid var(--mui-palette-primary-main)' },
  '& a:hover, & a:focus-visible': { textDecoration: 'underline' },
}
const button = {
  flexShrink: 0,
  px: 2.5,
  py: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  fontSize: '0.8125rem',
  fontWeight: 600,
  color: 'primary.main',
}

const list = {
  ...dividedRows({ position: 'relative', alignItems: 'center', gap: 3, py: 2 }),
  '& > li > .task-icon': icon,
  '& > li > .task-icon[data-urgent]': urgent,
  '& > li > .task-text': { flex: 1, minWidth: 0 },
  '& .task-name': name,
  '& .task-note': { fontSize: '0.875rem', color: 'text.secondary' },
  '& > li > .task-verb': button,
  '& > li:hover > .task-verb': { borderColor: 'primary.main', bgcolor: 'action.hover' },
}
