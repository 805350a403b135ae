import { type PeopleList, peopleLists } from '@kakehashi/domain/people/people'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './role-filter.module.css'

export type ShownPeople = PeopleList | 'all'

const choices: readonly ShownPeople[] = ['all', ...peopleLists]

/** The list named in the address; everyone if it is missing or unknown. */
export function roleIn(search: URLSearchParams): ShownPeople {
  const asked = search.get('role')
  return peopleLists.find((list) => list === asked) ?? 'all'
}

export function useRoleLabels(): Readonly<
  Record<ShownPeople, { readonly title: string; readonly choice: string }>
> {
  const { t } = useLingui()
  return {
    all: { title: t`Users`, choice: t`Everyone` },
    customer: { title: t`Customers`, choice: t`Customers` },
    translator: { title: t`Translators and contractors`, choice: t`Translators` },
    admin: { title: t`Admins`, choice: t`Admins` },
  }
}

/** The filter is in the address, so that it can be bookmarked and shared. */
export function RoleFilter({ current }: { current: ShownPeople }) {
  const { t } = useLingui()
  const labels = useRoleLabels()
  return (
    <nav aria-label={t`Filter by role`} className={styles.filter}>
      {choices.map((role) => (
        <Link
          key={role}
          to={role === 'all' ? '/admin/userlist' : `/admin/userlist?role=${role}`}
          replace
          aria-current={role === current ? 'page' : undefined}
        >
          {labels[role].choice}
        </Link>
      ))}
    </nav>
  )
}
