import Autorenew from '@mui/icons-material/Autorenew'
import Button from '@mui/material/Button'
import type { components } from '@officina/openapi/schema'
import { named } from '@officina/shared/format'
import { lazyPart } from '@officina/ui/lazyPart'
import { useLocale, useText } from '@officina/ui/text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pathTo } from '../../pathTo.ts'
import { repeatsQuery } from './calls.ts'
import { turnOnWords } from './words.ts'

const TurnOnDialog = lazyPart(() => import('./TurnOnDialog.tsx'))

/** On a line of a recipe: turns it on repeat, or says that it is and leads to the plan. */
export function TurnOn({ line }: { line: components['schemas']['RecipeLine'] }) {
  const t = useText(turnOnWords)
  const locale = useLocale()
  const { data } = useQuery(repeatsQuery)
  const [isOpen, setOpen] = useState(false)
  const running = data?.data.find(
    ({ recipe, status }) => recipe.line_id === line.id && status !== 'stopped',
  )
  if (!data) return null
  if (running)
    return (
      <Link to={pathTo('/user/repeats')} aria-label={named(t.on, line.product.title, locale)}>
        {t.on}
      </Link>
    )
  return (
    <>
      <Button
        size="small"
        startIcon={<Autorenew />}
        aria-label={t.openOf(line.product.title)}
        onClick={() => setOpen(true)}
      >
        {t.open}
      </Button>
      {isOpen && <TurnOnDialog line={line} onClose={() => setOpen(false)} />}
    </>
  )
}
