import type { Stage } from '@kakehashi/domain/request/stage'

/** Paths of the screens of a request, for links in screens and mails. */

/** The request form for visitors. It redirects signed-in users to their form. */
export const startPath = '/start'

export const requestFormPath = '/submitrequest'

export const requestPath = (id: string) => `/request/${id}`

/** Where the customer checks the names and dates of the translation. */
export const namesPath = (id: string) => `${requestPath(id)}/names`

/** Where the customer reads and approves the proof copy. */
export const proofPath = (id: string) => `${requestPath(id)}/proof`

/** Where an order from the counter is taken into an account. */
export const claimPath = '/claim'

/** Where a customer at the counter sends documents from a phone; the token is in the fragment. */
export const sendPath = '/send'

export const threadPath = (id: string) => `/profile/inbox/${id}/messages`

export const stageListPath = (stage: Stage) => `/admin/${stage}`

/** Everything that is overdue or due today, at any stage. */
export const overduePath = '/admin/overdue'

export const stagePath = (stage: Stage, id: string) => `${stageListPath(stage)}/${id}`

/** Original, translation and names side by side, with the checklist of the review. */
export const reviewPath = (id: string) => `${stagePath('review', id)}/compare`

/** Links on a translator's page. For a quote, the specification has an address that redirects. */
export const translatorRequestPath = (stage: Stage, id: string) =>
  stage === 'quote' ? `/admin/request/${id}/quote` : stagePath(stage, id)

/** What the QR code of a label opens: the request, at whatever stage it is. */
export const scanPath = (orderNumber: string) => `/admin/scan/${orderNumber}`

export const labelsPath = (id: string) => `/admin/labels/${id}`

export const handOverPath = '/admin/counter/hand-over'

export const tillPath = '/admin/counter/till'

export const newOrderPath = '/admin/counter/new'

/** Who waits at the counter. */
export const waitingNumbersPath = '/admin/counter/waiting'

/** The numbers that are called, for a screen on the wall. */
export const waitingScreenPath = '/waiting'

/** Totals, what is unpaid or owed, and the closed tills. */
export const moneyPath = '/admin/money'

export const originalsPath = '/admin/originals'

export const deskPath = (id: string) => `/desk/${id}`

/** Where a template is filled in beside a document, at the desk and in the office. */
export const deskTemplatePath = (id: string, documentId: string) =>
  `${deskPath(id)}/template/${documentId}`
export const officeTemplatePath = (id: string, documentId: string) =>
  `${stagePath('translate', id)}/template/${documentId}`

/** Where a logout on the public site continues if it would delete unsent work. */
export const logOutHash = '#log-out'
export const askToLogOutPath = `/profile/info${logOutHash}`
