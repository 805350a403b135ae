import type { SentencePairView } from '@kakehashi/contract/memory'
import { Button } from '@kakehashi/ui/button'
import { ConfirmDialog } from '@kakehashi/ui/dialog'
import { Empty } from '@kakehashi/ui/empty'
import { rowSheet } from '@kakehashi/ui/row-link'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useListPairsInfiniteQuery, useRemovePairMutation } from '../../api/glossary-api.ts'
import { LongList } from '../../layouts/long-list.tsx'
import { GlossaryPage } from './glossary-page.tsx'
import styles from './glossary.module.css'
import { SentencePair } from './sentence-pair.tsx'

/** The sentences that the office has translated, without anything about a person. */
export function Sentences({ base }: { base: string }) {
  const { t } = useLingui()
  const query = useListPairsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  return (
    <GlossaryPage title={t`Translation memory`} base={base}>
      <p className={styles.lede}>
        <Trans>
          Translators add sentences from the page of a request. Names, dates and numbers become
          placeholders before anything is stored. If you see something about a person here, remove
          it.
        </Trans>
      </p>
      <LongList
        query={query}
        label={<Trans>Loading the sentences</Trans>}
        moreLabel={t`Loading older sentences`}
        className={rowSheet}
        lines={4}
        empty={<Empty title={<Trans>No sentences yet</Trans>} />}
      >
        {(pair) => <Row pair={pair} />}
      </LongList>
    </GlossaryPage>
  )
}

function Row({ pair }: { pair: SentencePairView }) {
  const { t } = useLingui()
  const textId = useId()
  const [isAsking, setAsking] = useState(false)
  const [remove, { isLoading, error }] = useRemovePairMutation()

  async function confirm() {
    const { error: refused } = await remove(pair._id)
    if (refused) return
    setAsking(false)
    showToast.success(t`Sentences removed`)
  }

  return (
    <div className={styles.row}>
      <div id={textId}>
        <SentencePair pair={pair} />
      </div>
      <div className={styles.buttons}>
        <Button
          variant="line"
          size="small"
          aria-describedby={textId}
          onClick={() => setAsking(true)}
        >
          <Trans>REMOVE</Trans>
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`Remove these sentences?`}
        confirmLabel={<Trans>REMOVE</Trans>}
        isBusy={isLoading}
        error={error && errorMessage(error)}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      >
        <Trans>They are deleted for good and no longer offered to translators.</Trans>
      </ConfirmDialog>
    </div>
  )
}
