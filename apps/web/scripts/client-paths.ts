import type { RouteConfigEntry } from '@react-router/dev/routes'

/**
 * The addresses that the browser renders and the server answers with 200: every route but those
 * that say that nothing is there.
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
