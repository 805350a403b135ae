import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { Empty } from '@kakehashi/ui/empty'
import { Icon } from '@kakehashi/ui/icon'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDates } from '../../i18n/use-dates.ts'
import { FilePages } from '../../request/preview/file-pages.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import { Tool } from '../../request/preview/tool.tsx'
import { KeyCaps } from '../keys/key-list.tsx'
import { useKeysOn } from '../keys/keys-setting.ts'
import styles from './bench.module.css'
import marks from './marks.module.css'
import { PrintedLines } from './printed-lines.tsx'
import type { Changes } from './use-changes.ts'

interface TranslationPaneProps {
  request: OfficeRequest
  review: ReviewView
  changes: Changes
}

/** The translation line by line if it was made from templates, otherwise its pages. */
export function TranslationPane({ request, review, changes }: TranslationPaneProps) {
  const { t } = useLingui()
  const areKeysOn = useKeysOn()
  const [isClean, setClean] = useState(false)
  const { translation, papers } = review
  const file = request.translations.find(({ _id }) => _id === translation?.file)
  if (!translation || !file) {
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
  if (!papers) {
    return (
      <FilePages
        key={file._id}
        file={file}
        heading={heading}
        foot={translation.before && <NotComparable />}
      />
    )
  }
  const hasMarks = changes.count > 0
  return (
    <>
      <header className={styles.bar}>
        {heading}
        {hasMarks && <ChangeSteps before={translation.before?.version} changes={changes} />}
      </header>
      <div
        className={styles.read}
        data-desk=""
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a part of the pane, not a landmark
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- so that it can be scrolled by keyboard
        tabIndex={0}
        aria-label={t`Lines of the translation`}
      >
        <PrintedLines papers={papers} current={changes.current} isClean={isClean} />
      </div>
      <footer className={styles.bar}>
        {hasMarks ? (
          <>
            {!isClean && (
              <span>
                <ins className={marks.added}>
                  <Trans>Added</Trans>
                </ins>{' '}
                <del className={marks.removed}>
                  <Trans>Removed</Trans>
                </del>
              </span>
            )}
            <button
              type="button"
              className={styles.clean}
              aria-pressed={isClean}
              onClick={() => setClean(!isClean)}
            >
              {isClean ? <Trans>Show the changes</Trans> : <Trans>Show without marks</Trans>}
            </button>
            {areKeysOn && (
              <span className={styles.caps}>
                <KeyCaps keys="[" /> <KeyCaps keys="]" /> <Trans>change</Trans>
              </span>
            )}
          </>
        ) : (
          <NoMarks review={review} />
        )}
      </footer>
    </>
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

function ChangeSteps({ before = 0, changes }: { before: number | undefined; changes: Changes }) {
  const { t } = useLingui()
  const { count, current, goTo } = changes
  return (
    <span className={styles.steps}>
      <span>
        <Plural
          value={count}
          one={`# change since version ${before}`}
          other={`# changes since version ${before}`}
        />
      </span>
      <Tool icon="previous" label={t`Previous change`} onUse={() => goTo(-1)} />
      <output aria-label={t`Change shown`}>{current === 0 ? '–' : current}</output>
      <Tool icon="next" label={t`Next change`} onUse={() => goTo(1)} />
    </span>
  )
}

function NoMarks({ review: { translation, changes } }: { review: ReviewView }) {
  if (!translation?.before) return <Trans>This is the first version.</Trans>
  if (changes === undefined) return <NotComparable />
  const { version } = translation.before
  return <Trans>Nothing has changed since version {version}.</Trans>
}

function NotComparable() {
  return (
    <span className={styles.cannot}>
      <Icon name="info" />
      <Trans>The versions cannot be compared: both have to be made from a template for that.</Trans>
    </span>
  )
}
