import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Spelled as in the specification, capitals included. */
export const branchLabels: Readonly<Record<Branch, MessageDescriptor>> = {
  ARMY: msg`ARMY`,
  NAVY: msg`NAVY`,
  MARINES: msg`MARINES`,
  'COAST GUARD': msg`COAST GUARD`,
  'AIR FORCE': msg`AIR FORCE`,
  'SPACE FORCE': msg`SPACE FORCE`,
  CIVILIAN: msg`CIVILIAN`,
  OTHER: msg`OTHER`,
}

export const findSourceLabels: Readonly<Record<FindSource, MessageDescriptor>> = {
  USO: msg`USO`,
  'LEGAL OFFICE': msg`LEGAL OFFICE`,
  FRIENDS: msg`FRIENDS`,
  COLLEAGUES: msg`COLLEAGUES`,
  FACEBOOK: msg`Social Media`,
  FLYER: msg`FLYER`,
  OTHER: msg`OTHER`,
}
