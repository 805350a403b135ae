import type { RoleFlags } from '@kakehashi/domain/people'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'

interface RoleWords {
  readonly flag: keyof RoleFlags
  readonly name: MessageDescriptor
  /** In a list there is room for a letter only; owners are admins, and listed as such. */
  readonly letter?: string
}

const roles: readonly RoleWords[] = [
  { flag: 'isAdmin', name: msg({ id: 'role.admin', message: 'Admin' }), letter: 'A' },
  { flag: 'isTranslator', name: msg`Translator`, letter: 'T' },
  { flag: 'isContractor', name: msg`Contractor`, letter: 'C' },
  { flag: 'isOwner', name: msg`Owner` },
]

/** A, T, C: seen as letters, heard as words. */
export function RoleLetters({ of }: { of: RoleFlags }) {
  const { i18n } = useLingui()
  return roles
    .filter(({ flag, letter }) => of[flag] && letter !== undefined)
    .map(({ flag, letter, name }) => (
      <span key={flag} title={i18n._(name)}>
        <Pill tone="plain">
          <span aria-hidden="true">{letter}</span>
          <span className="hush">{i18n._(name)}</span>
        </Pill>
      </span>
    ))
}

export function RoleNames({ of }: { of: RoleFlags }) {
  const { i18n } = useLingui()
  return roles
    .filter(({ flag }) => of[flag])
    .map(({ flag, name }) => (
      <Pill key={flag} tone={flag === 'isOwner' ? 'sea' : 'plain'}>
        {i18n._(name)}
      </Pill>
    ))
}
