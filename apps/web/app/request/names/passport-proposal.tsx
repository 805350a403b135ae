import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { readPassportLines } from '@kakehashi/contract/requests/passport-lines'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { Trans } from '@lingui/react/macro'
import { BothCalendars } from './both-calendars.tsx'
import { useLineTexts } from './passport-line-texts.ts'

type Read = Extract<ReplyOf<typeof readPassportLines>, { kind: 'read' }>
export type Proposal = Read['proposal']

interface PassportProposalProps {
  read: Read
  onAccept: (proposal: Proposal) => void
}

/** What the lines say. A person compares it with the passport before it is used. */
export function PassportProposal({ read, onAccept }: PassportProposalProps) {
  const { noteText } = useLineTexts()
  const { family, given, bornOn } = read.proposal
  return (
    <Alert
      kind="info"
      title={<span translate="no">{[family, given].filter(Boolean).join(' ')}</span>}
      action={
        <Button size="small" onClick={() => onAccept(read.proposal)}>
          <Trans>USE THIS</Trans>
        </Button>
      }
    >
      {bornOn !== null && (
        <p>
          <Trans>
            Born <BothCalendars day={bornOn} />
          </Trans>
        </p>
      )}
      {read.notes.map((note) => (
        <p key={note.kind}>{noteText(note)}</p>
      ))}
    </Alert>
  )
}
