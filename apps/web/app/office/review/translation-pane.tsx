import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { Empty } from '@kakehashi/ui/empty'
import { Trans } from '@lingui/react/macro'
import { useDates } from '../../i18n/use-dates.ts'
import { FilePages } from '../../request/preview/file-pages.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import styles from './bench.module.css'
import { PrintedPane } from './printed-pane.tsx'
import { OfferComparison, TextPane } from './text-pane.tsx'
import type { Versions } from './use-versions.ts'

interface TranslationPaneProps {
  request: OfficeRequest
  review: ReviewView
  versions: Versions
}

/** The translation line by line if it was made from templates or is compared, otherwise its pages. */
export function TranslationPane({ request, review, versions }: TranslationPaneProps) {
  const { translation, papers } = review
  const { now, text } = versions
  if (!translation || !now) {
    return (
      <Empty className={styles.none} title={<Trans>No translation to show</Trans>}>
        <Trans>It was handed in on paper.</Trans>
      </Empty>
    )
  }
  const heading = (
    <>
      <h2>
        <Trans>Translation</Trans>
      </h2>
      <Version translation={translation} />
    </>
  )
  const { version, before } = translation
  if (before && text.isShown) {
    return (
      <TextPane
        heading={heading}
        now={version}
        before={before.version}
        lang={request.toLanguage === 'other' ? undefined : request.toLanguage}
        versions={versions}
      />
    )
  }
  if (papers) return <PrintedPane heading={heading} review={review} versions={versions} />
  return (
    <FilePages
      key={now._id}
      file={now}
      heading={heading}
      foot={before && <OfferComparison before={before.version} text={text} />}
    />
  )
}

function Version({ translation }: { translation: NonNullable<ReviewView['translation']> }) {
  const { shortDateAndTime } = useDates()
  const { version, handedInBy, handedInAt } = translation
  const at = shortDateAndTime(handedInAt)
  return (
    <span className={styles.file}>
      {handedInBy === undefined ? (
        <Trans>
          Version {version}, {at}
        </Trans>
      ) : (
        <Trans>
          Version {version}, {handedInBy}, {at}
        </Trans>
      )}
    </span>
  )
}
