import type { UserView } from '@kakehashi/contract/accounts/users'
import { Plural, Trans } from '@lingui/react/macro'
import type { Page } from '../../api/client/pagination.ts'
import styles from './desk-load.module.css'

/** A desk with less is not drawn as full, however empty the others are. */
const fewDocuments = 5

/** What a full bar means: the fullest desk of all that are listed. */
export function fullestOf(pages: readonly Page<UserView>[]): number {
  const counts = pages.flatMap(({ items }) => items.map(({ openDocuments = 0 }) => openDocuments))
  return Math.max(fewDocuments, ...counts)
}

/** How much lies on a desk: in words, and as a bar that can be compared down the list. */
export function DeskLoad({ count, fullest }: { count: number; fullest: number }) {
  return (
    <span className={styles['load']}>
      <span>
        {count === 0 ? (
          <Trans>No documents</Trans>
        ) : (
          <Plural value={count} one="# document" other="# documents" />
        )}
      </span>
      <span className={styles['track']} aria-hidden="true">
        <span style={{ inlineSize: `${(count / fullest) * 100}%` }} />
      </span>
    </span>
  )
}
