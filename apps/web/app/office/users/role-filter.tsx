import { type PeopleList, peopleLists } from '@kakehashi/domain/people/people'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import styles from './role-filter.module.css'

export type ShownPeople = PeopleList | 'all'

const choices: readonly ShownPeople[] = ['all', ...peopleLists]

/** The list that the address asks for; whatever it does not know is everybody. */
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

/** Which people are listed; it stands in the address, so that it can be kept and sent. */
export function RoleFilter({ current }: { current: ShownPeople }) {
  const { t } = useLingui()
  const words = useRoleLabels()
  return (
    <nav aria-label={t`Which people`} className={styles['filter']}>
      {choices.map((role) => (
        <Link
          key={role}
          to={role === 'all' ? '/admin/userlist' : `/admin/userlist?role=${role}`}
          replace
          aria-current={role === current ? 'page' : undefined}
        >
          {words[role].choice}
        </Link>
      ))}
    </nav>
  )
}
