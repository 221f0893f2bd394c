import { firstAnswers } from '@officina/client/firstAnswers'
import type { components } from '@officina/openapi/schema'
import { formatName, formatRelative } from '@officina/shared/format'
import { el, firstView, link, shape } from '@officina/ui/firstView.ts'
import { messages } from './messages.ts'
import { placeOfTask, taskText, verbOf } from './taskText.ts'

type Schemas = components['schemas']

firstView({
  words: messages,
  title: (t) => t.title,
  actions: 'beside',
  answers: firstAnswers<Schemas['DoctorMe'], { data: Schemas['DoctorTop'] }>(),
  zoneOf: ({ me }) => me.own_time_zone,
  draw({ me, body }, t, locale) {
    const { practice } = body.data
    if (!practice) return undefined
    const rows = practice.needs_you.map((task) => {
      const text = taskText(task, t)
      const { patient, at } = task
      const notes = [patient && text, at && formatRelative(at, locale)].filter(Boolean)
      const name = patient ? formatName(patient, locale, { honorific: true }) : text
      const href = placeOfTask(task)
      return el(
        'div.f-task.f-data',
        shape(),
        el(
          'div.f-text',
          href ? link('f-main-link', href, name) : name,
          el('div.f-muted', notes.join(' · ')),
        ),
        href && el('span.f-button', verbOf(task, t)),
      )
    })
    const tasks = rows.length > 0 ? rows : [el('div.f-data', t.nothing)]
    return {
      title: t.title,
      subtitle: `${t.greeting(formatName(me, locale))} · ${me.clinic_name}`,
      content: [el('div.f-panel.f-tasks', el('div.f-h2', t.needsYou), ...tasks)],
    }
  },
})
