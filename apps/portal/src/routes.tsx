import { homePathOf } from '@officina/client/guard'
import {
  type LoaderFunction,
  type RouteObject,
  redirect,
  type ShouldRevalidateFunction,
} from 'react-router'
import { guestOnly, requireLogin } from './guards.ts'
import {
  DoctorLayout,
  PageError,
  PageMissing,
  PagePending,
  PatientLayout,
} from './layouts/lazy.tsx'
import { PublicLayout } from './layouts/PublicLayout.tsx'
import type { Role } from './session.ts'

const files = import.meta.glob<PageModule>('./pages/**/page.tsx')

/** What a page file exports. `loader` starts its reads in parallel with the guard and the code of the layout. */
type PageModule = {
  Component: () => React.ReactNode
  loader?: LoaderFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Section 2 of the specification. A path stands for the folder of the same name below pages/. */
export const routes: RouteObject[] = [
  {
    errorElement: <PageError />,
    hydrateFallbackElement: <PagePending />,
    children: [
      group(PublicLayout, undefined, [
        page('/terms-of-service'),
        page('/terms-of-service-doctors'),
        page('/privacy-policy'),
        page('/user/login'),
        page('/user/register'),
        page('/user/register/login'),
        page('/user/register/complete'),
        page('/user/sign-up'),
        page('/user/sign-up/complete'),
      ]),
      group(PublicLayout, guestOnly('doctor'), [
        page('/doctors/login'),
        page('/doctors/registration'),
        page('/doctors/registration/complete'),
        page('/doctors/sign-up'),
        page('/doctors/sign-up/complete'),
        page('/doctors/reset-password'),
        page('/doctors/reset-password/sent-email'),
        page('/doctors/reset-password/new-password'),
        page('/doctors/reset-password/complete'),
      ]),
      group(PublicLayout, guestOnly('patient'), [
        page('/user/reset-password'),
        page('/user/reset-password/sent-email'),
        page('/user/reset-password/new-password'),
        page('/user/reset-password/complete'),
      ]),
      group(
        DoctorLayout,
        requireLogin('doctor'),
        [
          page('/', '/doctors/top'),
          page('/doctors/top'),
          page('/doctors/patients'),
          page('/doctors/patients/:patientId'),
          page('/doctors/patients/:patientId/order-histories'),
          page('/doctors/patients/:patientId/recipes'),
          page('/doctors/patients/:patientId/questionnaire'),
          page('/doctors/patients/:patientId/questionnaire/:answerId'),
          page('/doctors/recipes'),
          page('/doctors/recipes/registration'),
          page('/doctors/recipe-histories'),
          page('/doctors/catalogs'),
          page('/doctors/catalog'),
          page('/doctors/my-recipe'),
          page('/doctors/my-recipe/:recipeId'),
          page('/doctors/my-recipe/product'),
        ],
        'doctor',
      ),
      group(
        PatientLayout,
        withCart(requireLogin('patient')),
        [
          page('/user/catalogs'),
          page('/user/catalogs/:id'),
          page('/user/cart'),
          page('/user/top'),
          page('/user/order-histories'),
          page('/user/recipes'),
          page('/user/news'),
        ],
        'patient',
      ),
      area('/doctors', 'doctor'),
      area('/user', 'patient'),
      group(PublicLayout, undefined, [{ path: '*', element: <PageMissing /> }]),
    ],
  },
]

/** Pages behind one guard and in one layout; the guard runs on every navigation. */
function group(
  Layout: React.ComponentType,
  guard: RouteObject['loader'],
  children: RouteObject[],
  id?: Role,
): RouteObject {
  return {
    ...(id ? { id } : {}),
    element: <Layout />,
    loader: guard ?? (() => null),
    shouldRevalidate: () => true,
    children: [{ errorElement: <PageError />, children }],
  }
}

/** The address of an area leads to its home, whose guard sends visitors to the sign-in page. */
function area(path: string, role: Role): RouteObject {
  return { path, loader: () => redirect(homePathOf(role)) }
}

/** A page by its path. A page that is not built answers not-found, still behind its guard. */
function page(path: string, sameAs = path): RouteObject {
  const load = files[`./pages${folderOf(sameAs)}/page.tsx`]
  return load ? { path, ...loaded(load) } : { path, element: <PageMissing /> }
}

/**
 * The code of a page comes with its data: the router's own `lazy` keeps a failure for as long as the app is open,
 * a loader is asked again.
 */
function loaded(load: () => Promise<PageModule>): RouteObject {
  let module: PageModule | undefined
  return {
    loader: async (args, context) => {
      module ??= await load()
      return (await module.loader?.(args, context)) ?? null
    },
    shouldRevalidate: (args) => {
      if (module && !module.loader) return false
      return module?.shouldRevalidate?.(args) ?? args.defaultShouldRevalidate
    },
    Component: () => module && <module.Component />,
  }
}

/** `/doctors/patients/:patientId` is the folder `/doctors/patients/_patientId`; `/` is `/_root`. */
function folderOf(path: string): string {
  return path === '/' ? '/_root' : path.replaceAll(/:(\w+)/g, '_$1')
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
