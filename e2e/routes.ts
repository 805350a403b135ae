/** Every address a person can open, and the English name of the screen that stands there. */
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
]

const stages: readonly (readonly [stage: string, list: string, detail: string])[] = [
  ['quote', 'QUOTE', 'Quote a request'],
  ['payment', 'PAYMENT', 'Take a payment'],
  ['translate', 'TRANSLATE', 'Translate a request'],
  ['review', 'REVIEW', 'Review a translation'],
  ['delivery', 'DELIVERY', 'Deliver a translation'],
  ['complete', 'COMPLETE', 'Completed request'],
]

export const officeScreens: readonly Screen[] = [
  ['/admin/dashboard', 'Dashboard'],
  ['/admin/inbox', 'MESSAGES'],
  ...stages.flatMap(([stage, list, detail]): Screen[] => [
    [`/admin/${stage}`, list],
    [`/admin/${stage}/42`, detail],
  ]),
]

export const ownerScreens: readonly Screen[] = [['/owner/dashboard', 'Owner dashboard']]
