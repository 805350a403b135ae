import type { UserView } from '@kakehashi/contract/accounts/users'
import { useLingui } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { formatTimeAgo } from '../../i18n/relative-time.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { inDollars } from '../../request/price.tsx'
import { DefinitionList } from '@kakehashi/ui/definition-list'
import styles from './user.module.css'

export function UserFigures({ user }: { user: UserView }) {
  const { t } = useLingui()
  const language = useLanguage()
  const { officeDate } = useDates()
  const { createdAt, amountSpent = 0, orders = 0 } = user
  return (
    <DefinitionList
      className={styles.figures}
      layout="strip"
      items={[
        {
          label: t`Customer since`,
          value: (
            <time dateTime={createdAt} title={officeDate(createdAt)}>
              {formatTimeAgo(createdAt, language)}
            </time>
          ),
        },
        { label: t`Amount Spent`, value: inDollars(amountSpent) },
        { label: t`Orders`, value: orders },
      ]}
    />
  )
}
