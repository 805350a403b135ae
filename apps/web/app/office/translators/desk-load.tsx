import type { UserView } from '@kakehashi/contract/accounts/users'
import { Plural, Trans } from '@lingui/react/macro'
import type { Page } from '../../api/client/pagination.ts'
import styles from './desk-load.module.css'

/** Smallest count drawn as a full bar, so that a few documents do not look like a full load. */
const fewDocuments = 5

/** The count drawn as a full bar: the highest in the list. */
export function fullestOf(pages: readonly Page<UserView>[]): number {
  const counts = pages.flatMap(({ items }) => items.map(({ openDocuments = 0 }) => openDocuments))
  return Math.max(fewDocuments, ...counts)
}

/** A translator's number of open documents, as text and as a bar. */
export function DeskLoad({ count, fullest }: { count: number; fullest: number }) {
  return (
    <span className={styles.load}>
      <span>
        {count === 0 ? (
          <Trans>No documents</Trans>
        ) : (
          <Plural value={count} one="# document" other="# documents" />
        )}
      </span>
      <span className={styles.track} aria-hidden="true">
        <span style={{ inlineSize: `${(count / fullest) * 100}%` }} />
      </span>
    </span>
  )
}
