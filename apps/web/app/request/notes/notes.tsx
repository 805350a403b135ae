import { refusals } from '@kakehashi/contract/refusals/refusals'
import type { RequestDetail } from '@kakehashi/contract/requests/request-view'
import type { NoteView } from '@kakehashi/contract/requests/thread-view'
import type { NoteAudience } from '@kakehashi/domain/request/note-audience'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId, useState } from 'react'
import { useLanguage } from '@kakehashi/ui/use-language'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { useDates } from '../../i18n/use-dates.ts'
import type { OfficeRequest } from '../request-views.ts'
import { isErased } from '../retention/is-erased.ts'
import { Audience } from './audience.tsx'
import { NoteForm } from './note-form.tsx'
import { OpenQuestion } from './open-question.tsx'
import styles from './notes.module.css'
import { useNotes } from './use-notes.ts'
import { EarlierNotes } from './earlier-notes.tsx'

type NotedRequest = Extract<RequestDetail, { notes: readonly NoteView[] }>

interface NotesProps {
  request: NotedRequest
  /** What the translator can write. The office's form is the same everywhere. */
  deskForm?: ReactNode
}

/** Notes of staff about a request. Customers never see them. */
export function Notes({ request, deskForm }: NotesProps) {
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
          {request.reader === 'desk' ? (
            <Trans>The office and you</Trans>
          ) : (
            <Trans>Staff only</Trans>
          )}
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
            <Note key={note._id} note={note} isForOffice={request.reader === 'office'} />
          ))}
        </ul>
      )}
      {request.reader === 'office' &&
        (isErased(request) ? null : request.isDelivered ? (
          <p className={styles.none}>{refusals['notes-are-closed'].text[language]}</p>
        ) : (
          <OfficeForm key={request._id} request={request} />
        ))}
      {deskForm}
    </section>
  )
}

/** With an open question above it, which one press prepares the answer to. */
function OfficeForm({ request }: { request: OfficeRequest }) {
  const [audience, setAudience] = useState<NoteAudience>('office')
  function answer() {
    setAudience('translator')
    document.getElementById('note-comment')?.focus()
  }
  return (
    <>
      <OpenQuestion request={request} onAnswer={answer} />
      <NoteForm request={request} audience={audience} onAudience={setAudience} />
    </>
  )
}

interface NoteProps {
  note: NoteView
  isForOffice: boolean
}

function Note({ note, isForOffice }: NoteProps) {
  const { dateAndTime } = useDates()
  const { name, comment, createdAt, isQuestion } = note
  return (
    <li className={classNames(isForOffice && isQuestion && styles.question)}>
      {isForOffice && <Audience note={note} />}
      <p className={styles.by}>
        <b>{name}</b>
        <time dateTime={createdAt}>{dateAndTime(createdAt)}</time>
      </p>
      <p className={styles.text}>{comment}</p>
    </li>
  )
}
