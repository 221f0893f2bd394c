import type { ListRow } from '@officina/client/query'
import { formatName } from '@officina/shared/format'
import type { Column } from '@officina/ui/dataTableTypes.ts'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { Muted } from '@officina/ui/Muted'
import { Status } from '@officina/ui/StatusChip'
import { useLocale, useText } from '@officina/ui/text'
import { DateText } from '@officina/ui/values'
import { useState } from 'react'
import { Link } from 'react-router'
import { MoreMenu } from '../../../features/MoreMenu.tsx'
import { commandMessages } from '../../../features/recipe/commandMessages.ts'
import { RecipeCommand } from '../../../features/recipe/RecipeCommand.tsx'
import type { Command } from '../../../features/recipe/RecipeCommandDialog.tsx'
import { useMe } from '../../../features/useMe.ts'
import { savePdf } from '../../../features/useSaveFile.ts'
import { pathTo } from '../../../pathTo.ts'
import { messages } from './messages.ts'

export type Row = ListRow<'/api/doctor/recipes'>

/** Where a recipe opens: a draft without a patient has no page but the builder. */
export const placeOf = (row: Row): string =>
  row.patient
    ? pathTo('/doctors/patients/:patientId/recipes', { patientId: row.patient.id }, { id: row.id })
    : pathTo('/doctors/recipes/registration', {}, { mode: 'edit', recipe: row.id })

export function useRowName(): (row: Row) => string {
  const t = useText(messages)
  const locale = useLocale()
  return (row) =>
    [
      row.number ? t.version(row.number, row.version) : t.draft,
      row.label || row.title,
      row.patient && formatName(row.patient, locale),
    ]
      .filter(Boolean)
      .join(' · ')
}

/** The columns of the list. */
export function useColumns(): Column<Row>[] {
  const t = useText(messages)
  const locale = useLocale()
  const nameOf = useRowName()
  return [
    {
      key: 'recipe',
      header: t.recipe,
      sortKey: 'label',
      render: (row) => row.label || row.title || t.noLabel,
      below: (row) => <Muted>{t.lines(row.lines_count)}</Muted>,
    },
    {
      key: 'number',
      header: t.number,
      wideOnly: 'desktop',
      render: (row) => (row.number ? t.version(row.number, row.version) : '–'),
    },
    {
      key: 'patient',
      header: t.patient,
      fills: true,
      render: (row) =>
        row.patient?.has_left ? (
          <>
            {formatName(row.patient, locale)} <Muted>{t.hasLeft}</Muted>
          </>
        ) : row.patient ? (
          <Link to={pathTo('/doctors/patients/:patientId', { patientId: row.patient.id })}>
            {formatName(row.patient, locale)}
          </Link>
        ) : (
          '–'
        ),
    },
    {
      key: 'status',
      header: t.status,
      render: (row) => <Status kind="recipe" value={row.status} />,
    },
    {
      key: 'issued_at',
      header: t.issued,
      sortKey: 'issued_at',
      render: (row) => <DateText value={row.issued_at} />,
    },
    {
      key: 'until',
      header: t.until,
      sortKey: 'expires_on',
      wideOnly: 'tablet',
      render: (row) => (row.issued_at ? <DateText value={row.expires_on} /> : '–'),
    },
    {
      key: 'ordered',
      header: t.ordered,
      render: (row) => (row.issued_at ? t.orderedOf(row.ordered_count, row.needed_count) : '–'),
    },
    {
      key: 'last',
      header: t.lastOrder,
      sortKey: 'last_ordered_at',
      wideOnly: true,
      render: (row) => <DateText value={row.last_ordered_at} />,
    },
    {
      key: 'renewal',
      header: t.renewal,
      render: (row) => (row.renewal ? <Status kind="renewal" value={row.renewal} /> : '–'),
    },
    {
      key: 'actions',
      header: t.actions,
      align: 'right',
      render: (row) => <RecipeMenu recipe={row} name={nameOf(row)} />,
    },
  ]
}

const CopyToMine = lazyPart(() => import('../../../features/myRecipe/dialogs.tsx'), 'CopyToMine')
const commands = ['resume', 'remind', 'resend', 'hold', 'cancel', 'void', 'delete'] as const

/** The menu of a recipe in a list: what can be done in its present state, each asked about first. */
function RecipeMenu({ recipe, name }: { recipe: Row; name: string }) {
  const t = useText(commandMessages)
  const locale = useLocale()
  const [command, setCommand] = useOpened<Command>(`menu of ${recipe.id}`)
  const [copying, setCopying] = useState(false)
  const isReadOnly = useMe('doctor').status !== 'approved'
  const may = (action: Row['actions'][number]) => !isReadOnly && recipe.actions.includes(action)
  const builder = (mode: string, version?: 'next') =>
    pathTo('/doctors/recipes/registration', {}, { mode, recipe: recipe.id, version })
  const isDraft = recipe.status === 'draft'
  const links = [
    may('edit') &&
      (isDraft
        ? { to: builder('edit'), label: t.editDraft }
        : { to: builder('edit', 'next'), label: t.edit }),
    may('renew') && { to: builder('renew'), label: t.renew },
    may('copy') && { to: builder('copy'), label: t.copy },
  ].filter((link) => link !== false)
  return (
    <>
      <MoreMenu
        iconOnly
        label={t.actions(name)}
        items={[
          ...links,
          ...(may('copy') ? [{ label: t.toMine, onClick: () => setCopying(true) }] : []),
          { label: t.pdf, onClick: () => void savePdf(recipe.id, locale) },
          ...commands
            .filter(may)
            .map((each) => ({ label: t[each], onClick: () => setCommand(each) })),
        ]}
      />
      {copying && (
        <CopyToMine recipeId={recipe.id} name={recipe.label} onClose={() => setCopying(false)} />
      )}
      {command && (
        <RecipeCommand recipe={recipe} command={command} onClose={() => setCommand(undefined)} />
      )}
    </>
  )
}
