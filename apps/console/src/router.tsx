import { createBrowserRouter } from 'react-router'
import { routes } from './routes.tsx'
import { BASE } from './session/paths.ts'

export const router = createBrowserRouter(routes, { basename: BASE })
