import type { ProofView } from '@kakehashi/contract/requests/proof-view'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { proofPagePath } from '../../request/proof/proof-page-path.ts'
import styles from './proof.module.css'

interface PagesProps {
  requestId: string
  proof: ProofView
}

/** The pictures of the pages. The PDF itself comes with the delivery. */
export function Pages({ requestId, proof: { _id, pages } }: PagesProps) {
  if (pages === 0) return null
  const numbers = Array.from({ length: pages }, (_, at) => at + 1)
  return (
    <ul role="list" className={styles.pages}>
      {numbers.map((page) => (
        <Page key={page} page={page} path={proofPagePath(requestId, _id, page)} />
      ))}
    </ul>
  )
}

function Page({ page, path }: { page: number; path: string }) {
  const { t } = useLingui()
  // Counts the attempts, because a phone loses its network between two pages.
  const [attempt, setAttempt] = useState(0)
  const [isMissing, setMissing] = useState(false)
  return (
    <li>
      {isMissing ? (
        <div className={styles.missing}>
          <p>
            <Trans>Page {page} could not be loaded.</Trans>
          </p>
          <Button
            variant="line"
            size="small"
            onClick={() => {
              setMissing(false)
              setAttempt(attempt + 1)
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : (
        <a href={path} target="_blank" rel="noreferrer">
          <span className={styles.leaf}>
            <img
              key={attempt}
              src={path}
              alt={t`Page ${page} of the proof copy`}
              loading={page > 2 ? 'lazy' : 'eager'}
              onError={() => setMissing(true)}
            />
          </span>
          <b>
            <Trans>Page {page} in full size</Trans>
          </b>
        </a>
      )}
    </li>
  )
}
