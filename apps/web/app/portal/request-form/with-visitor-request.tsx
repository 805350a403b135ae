import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { FormActions } from '@kakehashi/ui/form'
import { Loading } from '@kakehashi/ui/spinner'
import { useDates } from '../../i18n/use-dates.ts'
import { handOver } from './hand-over.ts'
import { readDraft } from './request-draft.ts'
import {
  deleteVisitorRequest,
  isBlank,
  readVisitorRequest,
  type StoredVisitorRequest,
} from './visitor-request.ts'

interface WithVisitorRequestProps {
  person: string
  children: ReactNode
}

/**
 * Continues the request that was entered at /start. Asks first if it did not lead to this sign-in,
 * because somebody else may have entered it, and if the user also has an unsent request.
 */
export function WithVisitorRequest({ person, children }: WithVisitorRequestProps) {
  const [found, setFound] = useState(() => {
    const stored = readVisitorRequest()
    return stored && !isBlank(stored.request) ? stored : undefined
  })
  const [hasOwn] = useState(() => readDraft(person) !== undefined)
  const isToBeAsked = found !== undefined && (hasOwn || found.request.next === undefined)

  const [isTaking, setTaking] = useState(found !== undefined && !isToBeAsked)
  useEffect(() => {
    if (isTaking && found) void handOver(person, found).then(() => setFound(undefined))
  }, [isTaking, found, person])

  if (!found) return children
  if (isTaking) {
    const isToBeSent = found.request.next === 'send'
    return (
      <Loading
        label={
          isToBeSent ? <Trans>Sending your request…</Trans> : <Trans>Loading your answers</Trans>
        }
        lines={isToBeSent ? 0 : 9}
      />
    )
  }
  return (
    <Question
      found={found}
      hasOwn={hasOwn}
      onTake={() => setTaking(true)}
      onDelete={() => {
        deleteVisitorRequest(found)
        setFound(undefined)
      }}
    />
  )
}

interface QuestionProps {
  found: StoredVisitorRequest
  hasOwn: boolean
  onTake: () => void
  onDelete: () => void
}

function Question({ found, hasOwn, onTake, onDelete }: QuestionProps) {
  const { shortDateAndTime } = useDates()
  const when = shortDateAndTime(new Date(found.at))
  return (
    <>
      <Alert
        kind="info"
        title={
          hasOwn ? (
            <Trans>You have two requests that are not sent</Trans>
          ) : (
            <Trans>A request was started on this device</Trans>
          )
        }
      >
        {hasOwn ? (
          <Trans>
            One was entered before you signed in ({when}), the other is saved in your account’s
            form. You can continue with one of them; the other is deleted.
          </Trans>
        ) : (
          <Trans>It was entered before you signed in ({when}). Was that you?</Trans>
        )}
      </Alert>
      <FormActions>
        <Button onClick={onTake}>
          <Trans>Continue with the one from {when}</Trans>
        </Button>
        <Button variant="line" onClick={onDelete}>
          {hasOwn ? (
            <Trans>Continue with the saved one</Trans>
          ) : (
            <Trans>Delete it and start a new request</Trans>
          )}
        </Button>
      </FormActions>
    </>
  )
}
