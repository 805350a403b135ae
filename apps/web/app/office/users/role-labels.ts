import type { GrantableRole, RoleFlag } from '@kakehashi/domain/people/roles'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export const roleNames: Readonly<Record<RoleFlag, MessageDescriptor>> = {
  isAdmin: msg({ id: 'role.admin', message: 'Admin' }),
  isTranslator: msg`Translator`,
  isContractor: msg`Contractor`,
  isOwner: msg`Owner`,
}

/** Letters from the specification's user list. Owners are shown as admins. */
export const roleLetters: Readonly<Partial<Record<RoleFlag, string>>> = {
  isAdmin: 'A',
  isTranslator: 'T',
  isContractor: 'C',
}

export const roleHints: Readonly<Record<GrantableRole, MessageDescriptor>> = {
  isAdmin: msg`Processes requests, manages services and users`,
  isTranslator: msg`Translates documents assigned to them`,
  isContractor: msg`A translator from outside the office`,
}
