import { listClosures } from '@kakehashi/contract/settings'
import { listServices } from '@kakehashi/contract/services/services'

interface ManifestRoute {
  readonly id: string
  readonly parentId?: string
  readonly path?: string
  readonly module: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
  readonly clientLoaderModule?: string
}

/** API calls that a screen makes first, for any user. */
const readFirst: Readonly<Record<string, readonly string[]>> = {
  '/start': [listServices.path, listClosures.path],
  '/submitrequest': [listServices.path, listClosures.path],
}

/**
 * The files that each screen needs, as values of a Link header. All screens share one document, so
 * without this the browser would request the files of a screen only after the application has
 * started, seconds later on a slow connection.
 */
export function preloadsOf(manifest: string, document: string): Record<string, string[]> {
  const { routes } = JSON.parse(manifest.replace(/^[^{]*/, '').replace(/;?\s*$/, '')) as {
    routes: Record<string, ManifestRoute>
  }
  const leaves = Object.values(routes).filter(
    ({ id }) => !Object.values(routes).some((r) => r.parentId === id),
  )
  return Object.fromEntries(
    leaves.map((leaf) => {
      const chain = lineOf(leaf, routes)
      const path = chain
        .map((route) => route.path ?? '')
        .join('/')
        .replace(/\/{2,}/g, '/')
        // An index route adds a slash, which the path of the screen does not have.
        .replace(/(.)\/$/, '$1')
      const files = chain.flatMap(filesOf).filter((file) => !document.includes(file))
      const links = [...new Set(files)].map(linkTo)
      return [path, [...links, ...(readFirst[path] ?? []).map(linkToCall)]]
    }),
  )
}

/** The routes from the root to the screen. */
function lineOf(leaf: ManifestRoute, routes: Record<string, ManifestRoute>): ManifestRoute[] {
  const parent = leaf.parentId === undefined ? undefined : routes[leaf.parentId]
  return parent ? [...lineOf(parent, routes), leaf] : [leaf]
}

function filesOf({ module, clientLoaderModule, imports = [], css = [] }: ManifestRoute): string[] {
  return [module, ...(clientLoaderModule ? [clientLoaderModule] : []), ...imports, ...css]
}

function linkTo(file: string): string {
  const kind = /[.]css#?$/.test(file) ? 'rel=preload; as=style' : 'rel=modulepreload'
  return `<${file.replace(/#$/, '')}>; ${kind}`
}

function linkToCall(path: string): string {
  return `<${path}>; rel=preload; as=fetch; crossorigin`
}

/** The stylesheets among the preloaded files. */
export function stylesheetsAmong(links: readonly string[]): string[] {
  return links.flatMap((link) => /^<(.+?)>; rel=preload; as=style$/.exec(link)?.[1] ?? [])
}
