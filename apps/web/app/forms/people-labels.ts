import type { Branch, FindSource } from '@kakehashi/domain/people/people'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** The stored values are the specification's, in capitals. */
export const branchLabels: Readonly<Record<Branch, MessageDescriptor>> = {
  ARMY: msg`Army`,
  NAVY: msg`Navy`,
  MARINES: msg`Marines`,
  'COAST GUARD': msg`Coast Guard`,
  'AIR FORCE': msg`Air Force`,
  'SPACE FORCE': msg`Space Force`,
  CIVILIAN: msg`Civilian`,
  OTHER: msg`Other`,
}

export const findSourceLabels: Readonly<Record<FindSource, MessageDescriptor>> = {
  USO: msg`USO`,
  'LEGAL OFFICE': msg`Legal Office`,
  FRIENDS: msg`Friends`,
  COLLEAGUES: msg`Colleagues`,
  FACEBOOK: msg`Social Media`,
  FLYER: msg`Flyer`,
  OTHER: msg`Other`,
}
