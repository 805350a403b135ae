interface Behaviour {
  start: (element: HTMLElement) => void
}

/**
 * Islands by the `data-script` value of their element. Each is a separate file that only pages with
 * such an element load. Islands contain no texts; they use those in the page.
 */
const behaviours: Record<string, () => Promise<Behaviour>> = {
  'marriage-guide': () => import('./marriage-guide.ts'),
  'office-day': () => import('./office-day.ts'),
  'services-list': () => import('./services-list.ts'),
  'system-status': () => import('./system-status.ts'),
  'street-map': () => import('./street-map.ts'),
  'verify-certificate': () => import('./verify-certificate.ts'),
}

export async function startBehaviour(element: HTMLElement): Promise<void> {
  const name = element.dataset['script'] ?? ''
  const { start } = (await behaviours[name]?.()) ?? {}
  start?.(element)
  element.dataset['started'] = ''
}
