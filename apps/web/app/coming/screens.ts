import { msg } from '@lingui/core/macro'

/** The names of the screens that are not built yet; an entry goes when its screen comes. */
export const comingScreens = {
  'office-dashboard': msg`Dashboard`,
  'office-inbox': msg`MESSAGES`,
  'office-quote-list': msg`QUOTE`,
  'office-quote': msg`Quote a request`,
  'office-payment-list': msg`PAYMENT`,
  'office-payment': msg`Take a payment`,
  'office-translate-list': msg`TRANSLATE`,
  'office-translate': msg`Translate a request`,
  'office-review-list': msg`REVIEW`,
  'office-review': msg`Review a translation`,
  'office-delivery-list': msg`DELIVERY`,
  'office-delivery': msg`Deliver a translation`,
  'office-complete-list': msg`COMPLETE`,
  'office-complete': msg`Completed request`,
  'owner-dashboard': msg`Owner dashboard`,
}

export type ComingScreen = keyof typeof comingScreens

export function isComingScreen(id: string): id is ComingScreen {
  return Object.hasOwn(comingScreens, id)
}

export function isForStaff(id: string): boolean {
  return id.startsWith('office-') || id.startsWith('owner-')
}
