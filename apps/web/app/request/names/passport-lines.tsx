import type { ReplyOf } from '@kakehashi/contract/http/endpoint'
import type { readPassportLines } from '@kakehashi/contract/requests/passport-lines'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../api/client/base-api.ts'
import { useReadPassportLinesMutation } from '../../api/names-api.ts'
import { useLineTexts } from './passport-line-texts.ts'
import styles from './names.module.css'
import { PassportPhoto } from './passport-photo.tsx'
import { PassportProposal, type Proposal } from './passport-proposal.tsx'

type Reply = ReplyOf<typeof readPassportLines>

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
        <PassportPhoto requestId={requestId} onAccept={onAccept} />
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
        {data?.kind === 'refused' && <Refused problems={data.problems} />}
        {data?.kind === 'read' && (
          <PassportProposal
            read={data}
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

function Refused({ problems }: Pick<Extract<Reply, { kind: 'refused' }>, 'problems'>) {
  const { problemText } = useLineTexts()
  return (
    <Alert kind="error" title={<Trans>The lines do not fit together</Trans>}>
      <ul>
        {problems.map((problem) => (
          <li key={JSON.stringify(problem)}>{problemText(problem)}</li>
        ))}
      </ul>
    </Alert>
  )
}
