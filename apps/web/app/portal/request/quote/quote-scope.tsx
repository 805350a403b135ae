import type { PricedRequest } from '../../../request/request-views.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { useLanguagePair } from '../../../request/use-language-pair.ts'
import { pagesOf } from '../../../request/documents/page-count.ts'
import styles from './quote-card.module.css'

/** What the price covers. */
export function QuoteScope({ request }: { request: PricedRequest }) {
  const pair = useLanguagePair(request)
  const pages = pagesOf(request.documents)
  const length = pages > 0 && <Plural value={pages} one="# page" other="# pages" />
  if (!pair && !length) return null
  return (
    <p className={styles.scope}>
      {pair && length ? (
        <Trans>
          {pair}, {length}
        </Trans>
      ) : (
        (pair ?? length)
      )}
    </p>
  )
}
