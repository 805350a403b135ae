import { roleFlags, type RoleFlags } from '@kakehashi/domain/people/roles'
import { useLingui } from '@lingui/react/macro'
import { Pill } from '@kakehashi/ui/pill'
import { roleLetters, roleNames } from './role-labels.ts'

/** Shown as letters; screen readers get the full words. */
export function RoleLetters({ of }: { of: RoleFlags }) {
  const { i18n } = useLingui()
  return roleFlags
    .filter((flag) => of[flag] && roleLetters[flag] !== undefined)
    .map((flag) => (
      <span key={flag} title={i18n._(roleNames[flag])}>
        <Pill tone="plain">
          <span aria-hidden="true">{roleLetters[flag]}</span>
          <span className="hush">{i18n._(roleNames[flag])}</span>
        </Pill>
      </span>
    ))
}

export function RoleNames({ of }: { of: RoleFlags }) {
  const { i18n } = useLingui()
  return roleFlags
    .filter((flag) => of[flag])
    .map((flag) => (
      <Pill key={flag} tone={flag === 'isOwner' ? 'sea' : 'plain'}>
        {i18n._(roleNames[flag])}
      </Pill>
    ))
}
