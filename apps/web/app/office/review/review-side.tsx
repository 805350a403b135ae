import type { NameEntryView } from '@kakehashi/contract/requests/name-fields'
import type { ReviewView } from '@kakehashi/contract/requests/review-view'
import { Notes } from '../../request/notes/notes.tsx'
import type { OfficeRequest } from '../../request/request-views.ts'
import type { RequestCommands } from '../request/commands/use-request-commands.tsx'
import { Checklist } from './checklist.tsx'
import { Decide } from './decide.tsx'
import { NamesList } from './names-list.tsx'
import styles from './review-side.module.css'

interface ReviewSideProps {
  request: OfficeRequest
  review: ReviewView
  entries: readonly NameEntryView[]
  /** Those that the current line names. */
  named: readonly NameEntryView[]
  commands: RequestCommands
}

/** What the translation is compared with, and the decision. */
export function ReviewSide({ request, review, entries, named, commands }: ReviewSideProps) {
  return (
    <>
      <div className={styles.lists}>
        <NamesList entries={entries} named={named} />
        <Checklist review={review} isOpen={request.stage === 'review' && !request.closedAt} />
        <Notes request={request} />
      </div>
      <Decide request={request} review={review} commands={commands} />
    </>
  )
}
