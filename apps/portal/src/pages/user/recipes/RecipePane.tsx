import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { q } from '@officina/client/query'
import type { components } from '@officina/openapi/schema'
import { isInForce, isIssued } from '@officina/shared/recipe'
import { useOpened } from '@officina/ui/keptInput.ts'
import { lazyPart } from '@officina/ui/lazyPart'
import { MarkdownText } from '@officina/ui/MarkdownText'
import { CardSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { Space, useText } from '@officina/ui/text'
import { unbroken } from '@officina/ui/unbroken'
import { DateText } from '@officina/ui/values'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { ClinicLogo } from '../../../features/ClinicLogo.tsx'
import { Loaded } from '../../../features/Loaded.tsx'
import { PatientStatus } from '../../../features/PatientStatus.tsx'
import { AttachmentList } from '../../../features/recipe/AttachmentList.tsx'
import { notBuyingMessages } from '../../../features/recipe/notBuyingMessages.ts'
import { patientWords } from '../../../features/recipe/patientWords.ts'
import { usePdf } from '../../../features/useSaveFile.ts'
import { pathTo } from '../../../pathTo.ts'
import { BuyBar } from './BuyBar.tsx'
import { Changes } from './Changes.tsx'
import { messages } from './messages.ts'
import { RecipeLine } from './RecipeLine.tsx'

type Recipe = components['schemas']['PatientRecipe']

/** One recipe; an id that is not mine says so and leaves the list alone. */
export function RecipePane({ id }: { id: string }) {
  const t = useText(messages)
  const query = useQuery(
    q('/api/patient/recipes/{recipeId}', { params: { path: { recipeId: id } } }),
  )
  return (
    <Loaded
      query={query}
      skeleton={<CardSkeleton cards={2} height={200} />}
      missing={<EmptyState title={t.missing} text={t.missingText} />}
    >
      {(data) => <RecipeDetail recipe={data} />}
    </Loaded>
  )
}

function RecipeDetail({ recipe }: { recipe: Recipe }) {
  const t = useText(messages)
  const words = useText(patientWords)
  const pdf = usePdf('/api/patient/recipes/{recipeId}/pdf', recipe.id)
  // what differs from the doctor's own choice: optional lines that were ticked, others that were not
  const [turned, setTurned] = useState<readonly string[]>([])
  const open = recipe.lines.filter((line) => line.refusal === null && line.in_cart === 0)
  const chosen = open.filter((line) => turned.includes(line.id) === line.optional)
  const turn = (id: string) =>
    setTurned((old) => (old.includes(id) ? old.filter((each) => each !== id) : [...old, id]))
  const name = recipe.title || recipe.label || recipe.number
  return (
    <Box component="article" sx={{ minWidth: 0 }}>
      {recipe.clinic_logo && (
        <Box sx={{ mb: 3 }}>
          <ClinicLogo src={recipe.clinic_logo} name={recipe.doctor_name} height={48} />
        </Box>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography variant="h2">{name}</Typography>
        {!isIssued(recipe) && <PatientStatus kind="recipe" value={recipe.status} />}
      </Box>
      <Box sx={{ color: 'text.secondary', mb: 3 }}>
        {unbroken(
          [
            recipe.title && recipe.label,
            recipe.number,
            words.version(recipe.version),
            words.by(recipe.doctor_name),
          ]
            .filter(Boolean)
            .join(' · '),
        )}
        <div>
          {t.issued} <DateText value={recipe.issued_at} />
          {recipe.expires_on && (
            <>
              {' · '}
              {t.validTo} <DateText value={recipe.expires_on} timeZone="UTC" />
            </>
          )}
        </div>
      </Box>
      <Ending recipe={recipe} />
      {recipe.message && (
        <Box sx={{ mb: 4 }}>
          <MarkdownText text={recipe.message} />
        </Box>
      )}
      {recipe.attachments.length > 0 && (
        <Box sx={{ mb: 4 }}>
          <AttachmentList of="patient" recipeId={recipe.id} files={recipe.attachments} />
        </Box>
      )}
      <Button
        variant="outlined"
        aria-busy={pdf.pending || undefined}
        onClick={() => void pdf.save()}
        sx={{ mb: 4 }}
      >
        {t.print}
      </Button>
      <Changes recipe={recipe} />
      <Typography component="h3" variant="body1" sx={{ fontWeight: 600 }}>
        {words.products}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {recipe.lines.map((line) => (
          <RecipeLine
            key={line.id}
            line={line}
            currency={recipe.currency}
            isCurrent={isInForce(recipe)}
            canAsk={!recipe.of_former_doctor}
            choice={
              open.includes(line)
                ? { isChosen: chosen.includes(line), onTurn: () => turn(line.id) }
                : undefined
            }
          />
        ))}
      </Box>
      {isIssued(recipe) && (open.length > 0 || recipe.can_order) && (
        <BuyBar recipe={recipe} chosen={chosen} />
      )}
      {recipe.can_order && <NotBuying recipe={recipe} />}
      <Box sx={{ mt: 4, fontSize: '0.875rem', color: 'text.secondary', maxWidth: '72ch' }}>
        {recipe.disclosure}
      </Box>
    </Box>
  )
}

/** That a recipe is paused or has ended, why, and what came after it. */
export function Ending(props: {
  recipe: Pick<Recipe, 'status' | 'end_reason_code' | 'superseded_by'>
}) {
  const t = useText(messages)
  const { status, end_reason_code: code, superseded_by: next } = props.recipe
  if (status === 'on_hold')
    return (
      <Alert severity="warning" sx={{ mb: 4 }}>
        {t.holdText}
      </Alert>
    )
  const ended = (t.ended as Partial<Record<Recipe['status'], string>>)[status]
  if (!ended) return null
  // that the doctor stopped it is what the sentence says already
  const reason = status === 'cancelled' && code && code !== 'stopped_by_doctor' && t.reasons[code]
  return (
    <Alert severity="info" sx={{ mb: 4 }}>
      {ended}
      <Space />
      {reason && t.reason(reason)}
      <Space />
      {next && <Link to={pathTo('/user/recipes', {}, { id: next })}>{t.successor}</Link>}
    </Alert>
  )
}

// few say it on a visit: the form comes when it is asked for
const NotBuyingDialog = lazyPart(() => import('../../../features/recipe/NotBuyingDialog.tsx'))

/** Where a patient tells why a recipe, or what is left of it, is not ordered. */
function NotBuying({ recipe }: { recipe: Recipe }) {
  const t = useText(notBuyingMessages)
  const [isOpen, setOpen] = useOpened<boolean>(`not buying ${recipe.id}`)
  return (
    <Box sx={{ mt: 4 }}>
      {recipe.not_buying && <div>{t.told(t.reasons[recipe.not_buying])}</div>}
      <Button
        variant="text"
        onPointerEnter={NotBuyingDialog.preload}
        onFocus={NotBuyingDialog.preload}
        onClick={() => setOpen(true)}
        sx={{ ml: -2 }}
      >
        {t.ask}
      </Button>
      {isOpen && <NotBuyingDialog recipe={recipe} onClose={() => setOpen(false)} />}
    </Box>
  )
}
