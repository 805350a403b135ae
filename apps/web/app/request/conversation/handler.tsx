import { lastFirst } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useAssignHandlerMutation } from '../../api/conversations-api.ts'
import { useListPeopleInfiniteQuery } from '../../api/users-api.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import { Button } from '@kakehashi/ui/button'
import type { OfficeRequest } from '../request-views.ts'
import styles from './conversation.module.css'

/** Who answers the customer: taken with one press, or given to a colleague. */
export function Handler({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const own = useUserInfo()?._id
  const { _id: requestId, handler, handlerName } = request
  const [assign, { isLoading }] = useAssignHandlerMutation()
  const [isChoosing, setChoosing] = useState(false)

  async function choose(next: string | null) {
    const { error } = await assign({ requestId, handler: next })
    if (error) return showFailedCall(error)
    setChoosing(false)
  }

  return (
    <div className={styles.handler}>
      <span>
        {handler === undefined && <Trans>Assigned to nobody</Trans>}
        {handler !== undefined && handler === own && <Trans>Assigned to you</Trans>}
        {handler !== undefined && handler !== own && <Trans>Assigned to {handlerName}</Trans>}
      </span>
      {handler !== own && own !== undefined && (
        <Button variant="line" size="small" isBusy={isLoading} onClick={() => void choose(own)}>
          <Trans>Assign to me</Trans>
        </Button>
      )}
      {handler !== undefined && (
        <Button variant="line" size="small" isBusy={isLoading} onClick={() => void choose(null)}>
          <Trans>Release</Trans>
        </Button>
      )}
      {isChoosing ? (
        <Colleagues
          label={t`Assign to`}
          except={handler}
          isBusy={isLoading}
          onChoose={(id) => void choose(id)}
        />
      ) : (
        <Button variant="line" size="small" onClick={() => setChoosing(true)}>
          <Trans>Assign to someone else</Trans>
        </Button>
      )}
    </div>
  )
}

interface ColleaguesProps {
  label: string
  except: string | undefined
  isBusy: boolean
  onChoose: (id: string) => void
}

function Colleagues({ label, except, isBusy, onChoose }: ColleaguesProps) {
  const { t } = useLingui()
  const { data } = useListPeopleInfiniteQuery('admin')
  const people = (data?.pages ?? []).flatMap(({ items }) => items)
  return (
    <select
      aria-label={label}
      // It appears in place of the button that was pressed.
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the focus would be lost otherwise
      autoFocus
      value=""
      disabled={isBusy}
      onChange={({ target }) => onChoose(target.value)}
    >
      <option value="">{t`Choose a colleague`}</option>
      {people
        .filter(({ _id }) => _id !== except)
        .map((person) => (
          <option key={person._id} value={person._id}>
            {lastFirst(person)}
          </option>
        ))}
    </select>
  )
}
