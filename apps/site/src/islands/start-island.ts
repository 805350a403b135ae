interface Behaviour {
  start: (element: HTMLElement) => void
}

/**
 * What an element of a page may ask for by `data-script`, each in a file of its own that only the
 * pages with such an element load. A behaviour finds its words in the page, and never brings any.
 */
const behaviours: Record<string, () => Promise<Behaviour>> = {
  'marriage-guide': () => import('./marriage-guide.ts'),
  'office-day': () => import('./office-day.ts'),
  'services-list': () => import('./services-list.ts'),
  'street-map': () => import('./street-map.ts'),
}

export async function startBehaviour(element: HTMLElement): Promise<void> {
  const name = element.dataset['script'] ?? ''
  const { start } = (await behaviours[name]?.()) ?? {}
  start?.(element)
  element.dataset['started'] = ''
}
