import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { readPassportLines } from '@kakehashi/contract/requests/passport-lines'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useReadPassportLinesMutation } from '../../api/names-api.ts'
import { BothCalendars } from './both-calendars.tsx'
import { useLineTexts } from './passport-line-texts.ts'
import styles from './names.module.css'

type Reply = ReplyOf<typeof readPassportLines>
type Proposal = Extract<Reply, { kind: 'read' }>['proposal']

interface PassportLinesProps {
  requestId: string
  onAccept: (proposal: Proposal) => void
}

/** Reads the lines at the bottom of a passport. A person accepts what they say, or does not. */
export function PassportLines({ requestId, onAccept }: PassportLinesProps) {
  const { t } = useLingui()
  const [lines, setLines] = useState('')
  const [read, { data, error, isLoading, reset }] = useReadPassportLinesMutation()
  return (
    <details className={styles.passport}>
      <summary>
        <Trans>Read the name from the lines of a passport</Trans>
      </summary>
      <div className={styles.form}>
        <TextAreaField
          label={t`The two or three lines at the bottom of the page with the photo`}
          id="passport-lines"
          className={styles.lines}
          rows={3}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          value={lines}
          onChange={({ target }) => {
            setLines(target.value)
            reset()
          }}
        />
        <div>
          <Button
            variant="line"
            size="small"
            isBusy={isLoading}
            aria-disabled={lines.trim() === ''}
            onClick={() => void read({ requestId, lines })}
          >
            <Trans>READ</Trans>
          </Button>
        </div>
        {error !== undefined && <Alert kind="error">{errorMessage(error)}</Alert>}
        {data && (
          <Result
            reply={data}
            onAccept={(proposal) => {
              onAccept(proposal)
              setLines('')
              reset()
            }}
          />
        )}
      </div>
    </details>
  )
}

function Result({ reply, onAccept }: { reply: Reply; onAccept: (proposal: Proposal) => void }) {
  const { problemText, noteText } = useLineTexts()
  if (reply.kind === 'refused') {
    return (
      <Alert kind="error" title={<Trans>The lines do not fit together</Trans>}>
        <ul>
          {reply.problems.map((problem) => (
            <li key={JSON.stringify(problem)}>{problemText(problem)}</li>
          ))}
        </ul>
      </Alert>
    )
  }
  const { family, given, bornOn } = reply.proposal
  return (
    <Alert
      kind="info"
      title={<span translate="no">{[family, given].filter(Boolean).join(' ')}</span>}
      action={
        <Button size="small" onClick={() => onAccept(reply.proposal)}>
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
      {reply.notes.map((note) => (
        <p key={note.kind}>{noteText(note)}</p>
      ))}
    </Alert>
  )
}
