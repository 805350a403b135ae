import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import { roundToCents } from '@kakehashi/domain/money'
import { isTranslationAvailable } from '@kakehashi/domain/request/state'

/** For staff, the customer's page shows only the translation that the customer gets. */
export function withFilesOfCustomer(request: RequestDetail): RequestDetail {
  if (request.reader !== 'office') return request
  const { translation, translations, ...rest } = request
  const isOut = isTranslationAvailable({
    stage: request.stage,
    releasedAt: request.releasedAt === undefined ? null : new Date(request.releasedAt),
    totalCents: roundToCents(request.totalPrice),
    paidCents: roundToCents(request.paidAmount),
  })
  const released = translations.filter(({ path }) => isOut && path === translation)
  return {
    ...rest,
    translations: released,
    ...(released.length > 0 && translation !== undefined && { translation }),
  }
}
