import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { formatName } from '@officina/shared/format'
import { isIssued } from '@officina/shared/recipe'
import { lazyPart } from '@officina/ui/lazyPart'
import { ListSkeleton } from '@officina/ui/skeletons'
import { EmptyState } from '@officina/ui/states'
import { useLocale, useText } from '@officina/ui/text'
import { type QueryKey, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  Link,
  type LoaderFunctionArgs,
  useLoaderData,
  useParams,
  useSearchParams,
} from 'react-router'
import { Loaded } from '../../../../../features/Loaded.tsx'
import {
  FormerPatient,
  hasMoved,
  keepsRecipes,
  recipesQuery,
} from '../../../../../features/patient/FormerPatient.tsx'
import { takesRecipes } from '../../../../../features/patient/PatientActions.tsx'
import { PatientFrame, patientQuery } from '../../../../../features/patient/PatientFrame.tsx'
import { Comparison } from '../../../../../features/recipe/Comparison.tsx'
import { comparisonQueries } from '../../../../../features/recipe/comparisonQueries.ts'
import { useMe } from '../../../../../features/useMe.ts'
import { pathTo } from '../../../../../pathTo.ts'
import { queryClient } from '../../../../../queryClient.ts'
import { messages } from './messages.ts'
import { RecipeList } from './RecipeList.tsx'
import { RecipePane } from './RecipePane.tsx'

const ReportPanel = lazyPart(
  () => import('../../../../../features/patient/ReportPanel.tsx'),
  'ReportPanel',
)

export async function loader({ params, request }: LoaderFunctionArgs) {
  const patientId = params.patientId ?? ''
  for (const query of comparisonQueries(new URL(request.url).searchParams))
    void queryClient.prefetchQuery(query as { queryKey: QueryKey })
  void queryClient.prefetchQuery(recipesQuery(patientId))
  return hasMoved(patientId, () => keepsRecipes(patientId))
}

/** Left the patient's recipes, right one of them: the one of `?id`, else the newest issued. */
export function Component() {
  const isFormer = useLoaderData<boolean>()
  return isFormer ? (
    <OfFormer />
  ) : (
    <PatientFrame current="recipes">
      <OfPatient />
      <Comparison />
    </PatientFrame>
  )
}

function OfPatient() {
  const t = useText(messages)
  const { patientId = '' } = useParams()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const { data: patient } = useSuspenseQuery(patientQuery(patientId))
  return (
    <Recipes
      none={
        <EmptyState
          title={t.empty}
          text={t.emptyText}
          action={!isReadOnly && takesRecipes(patient) && <FirstRecipe patientId={patientId} />}
        />
      }
    />
  )
}

function OfFormer() {
  const { patientId = '' } = useParams()
  const locale = useLocale()
  const { data } = useSuspenseQuery(recipesQuery(patientId))
  const [search, setSearch] = useSearchParams()
  const report = search.get('report')
  const isReadOnly = useMe('doctor').status !== 'approved'
  const patient = data.data.find((row) => row.patient?.has_left)?.patient
  return (
    <FormerPatient name={patient ? formatName(patient, locale) : ''}>
      <Recipes none={null} />
      <Comparison />
      {report && (
        <ReportPanel
          id={report}
          isReadOnly={isReadOnly}
          onClose={() => setSearch({}, { replace: true })}
        />
      )}
    </FormerPatient>
  )
}

function Recipes({ none }: { none: ReactNode }) {
  const { patientId = '' } = useParams()
  const [search] = useSearchParams()
  const isReadOnly = useMe('doctor').status !== 'approved'
  const query = useQuery(recipesQuery(patientId))
  const { data } = query
  const rows = data?.data ?? []
  const label = search.get('label')
  const id = search.get('id') ?? newest(rows, label)
  // the server's label wins: a recipe of another course shows that course
  const course = rows.find((row) => row.id === search.get('id'))?.label ?? label
  return (
    <Loaded query={query} skeleton={<ListSkeleton />}>
      {() =>
        rows.length === 0 && !id ? (
          none
        ) : (
          <Box sx={panes}>
            <RecipeList rows={rows} course={label === null ? null : course} currentId={id} />
            {id && (
              <RecipePane key={id} id={id} isReadOnly={isReadOnly} other={otherOf(rows, id)} />
            )}
          </Box>
        )
      }
    </Loaded>
  )
}

function FirstRecipe({ patientId }: { patientId: string }) {
  const t = useText(messages)
  const builder = (panel?: 'start') =>
    pathTo('/doctors/recipes/registration', {}, { patientId, panel })
  return (
    <>
      <Button component={Link} variant="contained" to={builder()}>
        {t.newRecipe}
      </Button>
      <Button component={Link} variant="outlined" to={builder('start')}>
        {t.fromTemplate}
      </Button>
    </>
  )
}

type Rows = {
  id: string
  status: string
  label: string
  issued_at: string | null
  series_id: string
  version: number
}[]

/** What a version is compared with: the one before it, else the one after. */
function otherOf(rows: Rows, id: string): string | undefined {
  const own = rows.find((row) => row.id === id)
  const others = rows
    .filter((row) => row.series_id === own?.series_id && row.id !== id)
    .sort((a, b) => b.version - a.version)
  return (others.find((row) => row.version < (own?.version ?? 0)) ?? others.at(-1))?.id
}

function newest(rows: Rows, label: string | null): string | undefined {
  const inCourse = rows.filter((row) => label === null || row.label === label)
  const issued = inCourse.filter((row) => isIssued(row))
  const byDate = issued.sort((a, b) => (b.issued_at ?? '').localeCompare(a.issued_at ?? ''))
  return (byDate[0] ?? inCourse[0])?.id
}

const panes = {
  display: 'grid',
  gap: 6,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '320px minmax(0, 1fr)' },
  '@media print': { display: 'block' },
}
