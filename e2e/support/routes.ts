/** The address of a screen and its English heading. */
type Screen = readonly [path: string, name: string]

export const publicPages: readonly string[] = [
  '/',
  '/military',
  '/about',
  '/contact',
  '/services',
  '/services/legal',
  '/services/medical',
  '/services/technical',
  '/services/interpretation',
  '/services/business',
  '/status',
  '/verify',
]

const stages: readonly (readonly [stage: string, list: string])[] = [
  ['quote', 'QUOTE'],
  ['payment', 'PAYMENT'],
  ['translate', 'TRANSLATE'],
  ['review', 'REVIEW'],
  ['delivery', 'DELIVERY'],
  ['complete', 'COMPLETE'],
]

export const officeScreens: readonly Screen[] = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/inbox', 'MESSAGES'],
  ...stages.map(([stage, list]): Screen => [`/admin/${stage}`, list]),
]

export const ownerScreens: readonly Screen[] = [
  ['/owner/dashboard', 'Owner dashboard'],
  ['/owner/books', 'Books'],
  ['/owner/system', 'Is everything all right?'],
  ['/owner/exports', 'Export data'],
  ['/owner/import', 'Import data'],
  ['/owner/templates', 'Paper templates'],
]
