import { msg } from '@lingui/core/macro'

/** The names of the screens that are not built yet; an entry goes when its screen comes. */
export const comingScreens = {
  'office-dashboard': msg`Dashboard`,
  'office-inbox': msg`MESSAGES`,
  'office-quote-list': msg`QUOTE`,
  'office-payment-list': msg`PAYMENT`,
  'office-translate-list': msg`TRANSLATE`,
  'office-review-list': msg`REVIEW`,
  'office-delivery-list': msg`DELIVERY`,
  'office-complete-list': msg`COMPLETE`,
  'owner-dashboard': msg`Owner dashboard`,
}

export type ComingScreen = keyof typeof comingScreens

export function isComingScreen(id: string): id is ComingScreen {
  return Object.hasOwn(comingScreens, id)
}

export function isForStaff(id: string): boolean {
  return id.startsWith('office-') || id.startsWith('owner-')
}
