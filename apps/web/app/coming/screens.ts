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
  'office-services': msg`SERVICES`,
  'office-service-edit': msg`EDIT SERVICE`,
  'office-users': msg`Users`,
  'office-user': msg`One person`,
  'office-user-edit': msg`Edit a person`,
  'office-translators': msg`Translators`,
  'office-translator': msg`One translator`,
  'owner-dashboard': msg`Owner dashboard`,
  desk: msg`My desk`,
}

export type ComingScreen = keyof typeof comingScreens

export function isComingScreen(id: string): id is ComingScreen {
  return Object.hasOwn(comingScreens, id)
}

export function isForStaff(id: string): boolean {
  return id.startsWith('office-') || id.startsWith('owner-') || id === 'desk'
}
