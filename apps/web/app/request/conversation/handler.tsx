import { lastFirst } from '@kakehashi/domain/people/people'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { showFailedCall } from '../../api/client/failed-call.ts'
import { useAssignHandlerMutation } from '../../api/conversations-api.ts'
import { useListPeopleInfiniteQuery } from '../../api/users-api.ts'
import { useUserInfo } from '../../session/session-slice.ts'
import type { OfficeRequest } from '../request-views.ts'
import styles from './conversation.module.css'

/** Who answers the customer. Colleagues are listed once the choice is opened. */
export function Handler({ request }: { request: OfficeRequest }) {
  const { t } = useLingui()
  const own = useUserInfo()?._id
  const { _id: requestId, handler, handlerName } = request
  const [assign, { isLoading }] = useAssignHandlerMutation()
  const [isOpened, setOpened] = useState(false)
  const { data } = useListPeopleInfiniteQuery('admin', { skip: !isOpened })
  const colleagues = (data?.pages ?? []).flatMap(({ items }) => items)
  const isUnlisted = handler !== own && !colleagues.some(({ _id }) => _id === handler)

  async function choose(id: string) {
    const { error } = await assign({ requestId, handler: id || null })
    if (error) showFailedCall(error)
  }

  return (
    <label className={styles.handler}>
      <span>
        <Trans>Assigned to</Trans>
      </span>
      <select
        value={handler ?? ''}
        disabled={isLoading}
        onFocus={() => setOpened(true)}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value="">{t`nobody`}</option>
        {own !== undefined && <option value={own}>{t`you`}</option>}
        {handler !== undefined && isUnlisted && <option value={handler}>{handlerName}</option>}
        {colleagues
          .filter(({ _id }) => _id !== own)
          .map((person) => (
            <option key={person._id} value={person._id}>
              {lastFirst(person)}
            </option>
          ))}
      </select>
    </label>
  )
}
