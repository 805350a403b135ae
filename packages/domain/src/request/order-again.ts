import type { ServiceKind } from '../services.ts'
import type { RequestState } from './state.ts'
import { type DocumentLanguage, isSameLanguage } from './submitted-details.ts'

/** What can be ordered again from a request: its translation, or its papers in another language. */
export const againWays = ['copy', 'language'] as const
export type AgainWay = (typeof againWays)[number]

/** More copies than any office or school asks for. The table has the same limit. */
export const mostCopies = 20

export interface EarlierOrder extends Pick<RequestState, 'stage' | 'closedAt' | 'contentErasedAt'> {
  readonly serviceKind: ServiceKind
  readonly isCustomerDeleted: boolean
}

/** Why nothing can be ordered again, as far as the request itself says. */
export const againObstacles = [
  'not-delivered',
  'content-erased',
  'customer-deleted',
  'no-files',
  'service-not-offered',
] as const
export type AgainObstacle = (typeof againObstacles)[number]

/**
 * From the delivery on: until then the customer can still ask for more in the same request. What
 * was interpreted cannot be repeated.
 */
export function orderObstacle(earlier: EarlierOrder): AgainObstacle | undefined {
  if (earlier.contentErasedAt !== null) return 'content-erased'
  if (earlier.isCustomerDeleted) return 'customer-deleted'
  const isDelivered = earlier.stage === 'complete' && earlier.closedAt === null
  return isDelivered && earlier.serviceKind === 'translation' ? undefined : 'not-delivered'
}

/** What is still here of it. */
interface FilesLeft {
  readonly hasTranslation: boolean
  readonly documents: number
}

/** A copy needs the reviewed translation; another language needs the papers. */
export function possibleWays({ hasTranslation, documents }: FilesLeft): readonly AgainWay[] {
  return againWays.filter((way) => (way === 'copy' ? hasTranslation : documents > 0))
}

/** The languages into which the office translates, without those that the customer has already. */
export function otherLanguages(
  offered: readonly DocumentLanguage[],
  had: readonly (DocumentLanguage | null)[],
): readonly DocumentLanguage[] {
  return offered.filter((language) => !had.some((one) => isSameLanguage(one, language)))
}
