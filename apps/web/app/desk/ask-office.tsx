import { useLingui } from '@lingui/react/macro'
import { useAskOfficeMutation } from '../api/notes-api.ts'
import { NoteBox } from '../request/notes/note-box.tsx'
import type { DeskRequest } from '../request/request-views.ts'

/** A question to the office. Nobody can ask about a finished or cancelled request. */
export function AskOffice({ request }: { request: DeskRequest }) {
  const { t } = useLingui()
  const [ask] = useAskOfficeMutation()
  const { _id: requestId, isDelivered, closedAt, askedAt } = request
  if (isDelivered || closedAt !== undefined) return null
  return (
    <NoteBox
      draftName={`question:${requestId}`}
      idPrefix="question-"
      label={t`Ask the office`}
      hint={
        askedAt === undefined
          ? t`The office gets an e-mail. The answer appears here.`
          : t`Your question has not been answered yet.`
      }
      button={t`ASK`}
      sent={t`Question sent`}
      send={(comment, key) => ask({ requestId, comment, key }).unwrap()}
    />
  )
}
