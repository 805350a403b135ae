import type { SitePath } from '@kakehashi/contract/site-addresses'
import type { ServiceFacts } from '@kakehashi/contract/site-renderer'
import type { MessageDescriptor } from '@lingui/core'
import type { ComponentType } from 'react'

/** The exports of a page module. Its texts can contain the values of officeWords: '{region}'. */
export interface PageModule {
  readonly default: ComponentType
  readonly title: MessageDescriptor
  readonly description: MessageDescriptor
  /** Other sites that the page embeds when the visitor asks for it. */
  readonly frames?: readonly string[]
}

const modules = import.meta.glob<PageModule>([
  './pages/*/page.tsx',
  '!./pages/{missing,other-service}/page.tsx',
])

export const pageFolders: Readonly<Record<SitePath, string>> = {
  '/': 'home',
  '/military': 'military',
  '/about': 'about',
  '/contact': 'contact',
  '/services': 'services',
  '/services/legal': 'legal',
  '/services/medical': 'medical',
  '/services/technical': 'technical',
  '/services/interpretation': 'interpretation',
  '/services/business': 'business',
  '/status': 'status',
  '/verify': 'verify',
}

export async function loadPage(path: SitePath): Promise<PageModule> {
  const load = modules[`./pages/${pageFolders[path]}/page.tsx`]
  if (!load) throw new Error(`${path} has no page`)
  return load()
}

export async function loadMissingPage(): Promise<ComponentType> {
  return (await import('./pages/missing/page.tsx')).default
}

export async function loadServicePage(): Promise<ComponentType<{ service: ServiceFacts }>> {
  return (await import('./pages/other-service/page.tsx')).default
}
