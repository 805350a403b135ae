import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { type Collectors, useLazyFindCollectorsQuery } from '../../../api/hand-overs-api.ts'
import { startMark } from '../../../layouts/main.tsx'
import styles from './hand-over.module.css'

interface FindPersonProps {
  /** Nobody is shown yet, so the field waits for the scanner. */
  isStart: boolean
  onFound: (userId: string, isByCode: boolean) => void
  children?: ReactNode
}

/** One field for everything that a customer shows or says. A scanner types and presses Enter. */
export function FindPerson({ isStart, onFound, children }: FindPersonProps) {
  const { t } = useLingui()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [find, { isFetching }] = useLazyFindCollectorsQuery()
  const [found, setFound] = useState<Collectors>()
  const [refusal, setRefusal] = useState<string>()
  useEffect(() => {
    if (isStart) field.current?.focus()
  }, [isStart])

  async function search(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (typed.trim() === '' || isFetching) return
    setRefusal(undefined)
    setFound(undefined)
    try {
      const reply = await find(typed).unwrap()
      const [only] = reply.people
      if (reply.people.length === 1 && only) open(only._id, reply.isByCode)
      else setFound(reply)
    } catch (error) {
      setRefusal(errorMessage(error))
    }
  }

  function open(userId: string, isByCode: boolean) {
    setFound(undefined)
    setTyped('')
    onFound(userId, isByCode)
  }

  return (
    <search className={styles.find} aria-label={t`Find a person`}>
      <form onSubmit={(event) => void search(event)}>
        <TextField
          {...startMark}
          ref={field}
          id="collector"
          label={t`Scan the slip, or type the code`}
          hint={t`No slip? The last four digits of the phone, or the name, finds the same person.`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="line" isBusy={isFetching} busyLabel={t`Searching`}>
          <Trans>FIND</Trans>
        </Button>
      </form>
      {refusal !== undefined && <Alert kind="error">{refusal}</Alert>}
      <div aria-live="polite">
        {found?.people.length === 0 && (
          <Alert kind="info">
            <Trans>Nobody found. Try the name, or the order number from the mail.</Trans>
          </Alert>
        )}
        {found && found.people.length > 0 && (
          <>
            <p className={styles.which}>
              <Trans>Which of them?</Trans>
            </p>
            <ul role="list" className={styles.people}>
              {found.people.map((person) => (
                <li key={person._id}>
                  <button type="button" onClick={() => open(person._id, found.isByCode)}>
                    <b>{lastFirst(person)}</b>
                    {person.nameJa !== undefined && <span lang="ja">{person.nameJa}</span>}
                    <span>{person.phone}</span>
                    <span>
                      <Plural
                        value={person.ready}
                        _0="nothing ready"
                        one="# ready"
                        other="# ready"
                      />
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      {children}
    </search>
  )
}
