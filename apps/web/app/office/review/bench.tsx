import type { NameSheet } from '@kakehashi/contract/requests/names'
import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { lastFirst } from '@kakehashi/domain/people/people'
import { entriesIn } from '@kakehashi/domain/review/names-on-sheet'
import { classNames } from '@kakehashi/ui/class-names'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { useLingui } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { PageTitle } from '../../layouts/page-title.tsx'
import { useLinkedScroll } from '../../request/preview/use-linked-scroll.ts'
import type { OfficeRequest } from '../../request/request-views.ts'
import { useRequestCommands } from '../request/commands/use-request-commands.tsx'
import styles from './bench.module.css'
import { Head } from './head.tsx'
import { OriginalPane } from './original-pane.tsx'
import { type Pane, PaneChoice } from './pane-choice.tsx'
import { ReviewSide } from './review-side.tsx'
import { useScrollTogether } from './scroll-together.ts'
import { TranslationPane } from './translation-pane.tsx'
import { useHeightBelow } from './use-height-below.ts'
import { textOfChange } from './use-changes.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useVersions } from './use-versions.ts'

interface BenchProps {
  request: OfficeRequest
  review: ReviewView
  sheet: NameSheet
}

/** Three panes; a narrower window shows two or one of them at a time. */
export function Bench({ request, review, sheet }: BenchProps) {
  const { t } = useLingui()
  const [pane, setPane] = useState<Pane>('original')
  const panes = useRef<HTMLDivElement>(null)
  const together = useScrollTogether()
  useLinkedScroll(panes, together.isOn)
  const versions = useVersions(request, review)
  const { changes } = versions
  const commands = useRequestCommands(request, 'review')
  useReviewKeys(request._id, changes)
  const named = entriesIn(textOfChange(versions.lines, changes.current), sheet.entries)
  const name = lastFirst(request)
  const paneStyle = (own: Pane) => classNames(styles.pane, styles[own], pane !== own && styles.away)
  // The buttons that change what is compared go with what they change.
  const middle = useRef<HTMLElement>(null)
  const stay = useFocusFallback(() => middle.current?.querySelector<HTMLElement>('[data-desk]'))
  const screen = useRef<HTMLDivElement>(null)
  useHeightBelow(screen)
  return (
    <div ref={screen} className={styles.screen}>
      <PageTitle title={t`Review: ${name}`} />
      <Head request={request} />
      <PaneChoice shown={pane} onChoose={setPane} />
      <div ref={panes} className={styles.panes}>
        <section className={paneStyle('original')} aria-label={t`Original`}>
          <OriginalPane request={request} together={together} />
        </section>
        <section
          ref={middle}
          className={paneStyle('translation')}
          aria-label={t`Translation`}
          {...stay}
        >
          <TranslationPane request={request} review={review} versions={versions} />
        </section>
        <section className={paneStyle('checks')} aria-label={t`Names and checklist`}>
          <ReviewSide
            request={request}
            review={review}
            entries={sheet.entries}
            named={named}
            commands={commands}
          />
        </section>
      </div>
      {commands.leave.question}
    </div>
  )
}
