import { needReason, type ReviewQuestion } from '@kakehashi/domain/request/review-questions'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Fragment } from 'react'
import { ReasonDialog } from '../../../../request/reason-dialog.tsx'

interface ContinueDialogProps {
  requestId: string
  questions: readonly ReviewQuestion[]
  isOpen: boolean
  onEdit: () => void
  /** The reason is empty where none is needed. */
  onConfirm: (reason: string) => Promise<void>
  onClose: () => void
}

/** Asks about everything that is open before a review ends, at once. */
export function ContinueDialog(props: ContinueDialogProps) {
  const { requestId, questions, isOpen, onEdit, onConfirm, onClose } = props
  const { t } = useLingui()
  return (
    <ReasonDialog
      title={t`Finish the review all the same?`}
      isOpen={isOpen}
      label={t`Why it goes on`}
      hint={t`The office reads it in the notes`}
      isRequired={needReason(questions)}
      confirm={t`CONTINUE`}
      cancel={t`Go back`}
      draftName={`unconfirmed:${requestId}`}
      onEdit={onEdit}
      onConfirm={onConfirm}
      onDone={() => undefined}
      onClose={onClose}
    >
      {/* A colleague, or the customer, answered while the dialog was open. */}
      {questions.length === 0 && <Trans>Nothing is open any more.</Trans>}
      {questions.map((question) => (
        <Fragment key={question.kind}>
          <Sentence question={question} />{' '}
        </Fragment>
      ))}
    </ReasonDialog>
  )
}

function Sentence({ question }: { question: ReviewQuestion }) {
  switch (question.kind) {
    case 'names-unconfirmed':
      return (
        <Plural
          value={question.count}
          one="The customer has not confirmed # entry of the names and dates."
          other="The customer has not confirmed # entries of the names and dates."
        />
      )
    case 'checks-open':
      return (
        <Plural
          value={question.count}
          one="# line of the checklist is not ticked."
          other="# lines of the checklist are not ticked."
        />
      )
    case 'proof-not-approved':
      return <Trans>The customer has not approved a proof copy of this file.</Trans>
    case 'proof-not-sent':
      return <Trans>No proof copy was sent to the customer.</Trans>
    case 'own-translation':
      return <Trans>You translated this yourself.</Trans>
  }
}
