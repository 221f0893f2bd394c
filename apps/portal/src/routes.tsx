import { homePathOf } from '@officina/client/guard'
import { FrameSkeleton } from '@officina/ui/FrameSkeleton'
import { type LoaderFunction, type RouteObject, redirect } from 'react-router'
import { guestOnly, requireLogin, unlessByLink } from './guards.ts'
import {
  DoctorLayout,
  PageError,
  PageMissing,
  PagePending,
  PatientLayout,
} from './layouts/lazy.tsx'
import { PatientOrLinkLayout } from './layouts/PatientOrLinkLayout.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import { fileOf, type PageModule } from './pageFiles.ts'
import { type Page, pages, type Visitor } from './pages.ts'
import type { Role } from './session.ts'

export const routes: RouteObject[] = [
  {
    // of guards, whose pages have no frame yet
    errorElement: (
      <PublicLayout>
        <PageError />
      </PublicLayout>
    ),
    hydrateFallbackElement: <PagePending />,
    children: [
      group('anyone', PublicLayout),
      group('signed-out doctor', PublicLayout, guestOnly('doctor')),
      group('signed-out patient', PublicLayout, guestOnly('patient')),
      {
        ...group('doctor', DoctorLayout, requireLogin('doctor')),
        hydrateFallbackElement: <FrameSkeleton />,
      },
      {
        ...group('patient', PatientLayout, withCart(requireLogin('patient'))),
        hydrateFallbackElement: <FrameSkeleton />,
      },
      {
        ...group(
          'patient or link',
          PatientOrLinkLayout,
          unlessByLink(withCart(requireLogin('patient'))),
        ),
        hydrateFallbackElement: <FrameSkeleton />,
      },
      area('/doctors', 'doctor'),
      area('/user', 'patient'),
      { element: <PublicLayout />, children: [{ path: '*', element: <PageMissing /> }] },
    ],
  },
]

/** The pages for one kind of visitor: in one layout and behind one guard, which runs on every navigation. */
function group(
  id: Visitor,
  Layout: React.ComponentType,
  guard: LoaderFunction = () => null,
): RouteObject {
  const own = Object.entries<Page>(pages).filter(([, page]) => page.for === id)
  return {
    id,
    element: <Layout />,
    loader: guard,
    shouldRevalidate: () => true,
    children: [
      {
        errorElement: <PageError />,
        children: own.map(([path, page]) => ({ path, ...loaded(page.as ?? path) })),
      },
    ],
  }
}

/** The address of an area leads to its home, whose guard sends visitors to the sign-in page. */
function area(path: string, role: Role): RouteObject {
  return { path, loader: () => redirect(homePathOf(role)) }
}

/**
 * The code of a page comes with its data: the router's own `lazy` keeps a failure for as long as the app is open,
 * a loader is asked again.
 */
function loaded(path: string): RouteObject {
  const load = fileOf(path)
  let module: PageModule | undefined
  return {
    loader: async (args, context) => {
      module ??= await load()
      const data = (await module.loader?.(args, context)) ?? null
      await firstData()
      return data
    },
    shouldRevalidate: (args) => {
      if (module && !module.loader) return false
      return module?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate
    },
    Component: () => module && <module.Component />,
  }
}

/** A page whose first data stand in its frame already comes with them, without a skeleton in between. */
async function firstData(): Promise<void> {
  if (!document.querySelector('.frame .f-data')) return
  // sign-in pages do without it
  const { queryClient } = await import('./queryClient.ts')
  const reads = queryClient.getQueryCache().getAll()
  const late = new Promise((resolve) => setTimeout(resolve, 1000))
  await Promise.race([late, Promise.allSettled(reads.map(({ promise }) => promise))])
}

/** The header counts the cart: its read starts with the page's, not after it. */
function withCart(guard: LoaderFunction): LoaderFunction {
  return (args, context) => {
    // its failure is told where the layout itself is wanted
    import('./layouts/PatientLayout.tsx')
      .then(({ prefetchCart }) => prefetchCart())
      .catch(() => undefined)
    return guard(args, context)
  }
}
