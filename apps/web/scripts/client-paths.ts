import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * The addresses that are rendered in the browser and that the server answers with 200: all routes
 * except those of the not-found page.
 */
export function clientPaths(routes: readonly RouteConfigEntry[]): string[] {
  return routes.flatMap((route) => pathsOf(route, ''))
}

function pathsOf(route: RouteConfigEntry, parent: string): string[] {
  if (route.id?.startsWith('not-found/')) return []
  const path = route.path ? `${parent}/${route.path}`.replace(/\/{2,}/g, '/') : parent
  if (route.children) return route.children.flatMap((child) => pathsOf(child, path))
  return [path === '' ? '/' : path.replace(/(.)\/$/, '$1')]
}
