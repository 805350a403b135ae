import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { dateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Icon } from '@kakehashi/ui/icon'
import { NoteForm } from './note-form.tsx'
import styles from './notes.module.css'
import { useNotes } from './use-notes.ts'
import { EarlierNotes } from './earlier-notes.tsx'

type NotedRequest = Extract<RequestDetail, { notes: readonly NoteView[] }>

/** Notes of staff about a request. Customers never see them. */
export function Notes({ request }: { request: NotedRequest }) {
  const headingId = useId()
  const language = useLanguage()
  const notes = useNotes(request._id, request.notes)
  return (
    <section id="notes" aria-labelledby={headingId} className={styles.notes}>
      <div className={styles.head}>
        <h2 id={headingId}>
          <Trans>Notes</Trans>
        </h2>
        <p>
          <Icon name="lock" />
          <Trans>Staff only</Trans>
        </p>
      </div>
      <EarlierNotes notes={notes} />
      {notes.shown.length === 0 ? (
        <p className={styles.none}>
          <span className={styles.onPhone}>
            <Trans>No Notes...</Trans>
          </span>
          <span className={styles.onDesk}>
            <Trans>No notes available at this time.</Trans>
          </span>
        </p>
      ) : (
        <ul role="list" className={styles.list}>
          {notes.shown.map((note) => (
            <Note key={note._id} note={note} />
          ))}
        </ul>
      )}
      {request.reader === 'office' &&
        (request.isDelivered ? (
          <p className={styles.none}>{refusals['notes-are-closed'].words[language]}</p>
        ) : (
          <NoteForm key={request._id} requestId={request._id} />
        ))}
    </section>
  )
}

function Note({ note: { name, comment, createdAt } }: { note: NoteView }) {
  const language = useLanguage()
  return (
    <li>
      <p className={styles.by}>
        <b>{name}</b>
        <time dateTime={createdAt}>{dateAndTime(createdAt, language)}</time>
      </p>
      <p className={styles.words}>{comment}</p>
    </li>
  )
}
