import { matchPath } from 'react-router'
import { findResource } from '../schema/spec.ts'
import { definitions } from './registry.ts'

/** Whether a path below the base is a page of the console; signed-out visitors of others see "not found". */
export const isConsolePath = (path: string): boolean =>
  patterns().some((pattern) => matchPath(pattern, path) !== null)

/** All paths of the console for signed-in administrators. */
const patterns = (): string[] => [
  '/',
  ...definitions.flatMap((definition) => {
    const { name, detailPath, to } = definition
    const hasDetail = definition.detail || to?.record || findResource(name)?.get
    return [
      `/${name}`,
      ...(definition.routes ?? []).map((route) => `/${name}/${route.path}`),
      ...(hasDetail ? [`/${detailPath ?? name}/:id`] : []),
    ]
  }),
]
