import type { ClosedPromise } from '@kakehashi/contract/requests/promises'
import { stagePath } from '@kakehashi/contract/screen-paths'
import { lastFirst } from '@kakehashi/domain/people/people'
import { Alert } from '@kakehashi/ui/alert'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { plural } from '@lingui/core/macro'
import { Link } from 'react-router'
import { useDates } from '../../i18n/use-dates.ts'
import { errorMessage } from '../../api/client/base-api.ts'
import { useMoveClosedPromisesMutation } from '../../api/promises-api.ts'
import styles from './closures.module.css'

/** The requests promised for days of a closure, with the days to which one press moves them. */
export function BrokenPromises({ promises }: { promises: readonly ClosedPromise[] }) {
  const { t } = useLingui()
  const [move, { isLoading, error, data }] = useMoveClosedPromisesMutation()
  const count = promises.length

  async function moveAll() {
    const seen = promises.map(({ request, promisedOn }) => ({ request, promisedOn }))
    const { data: reply } = await move({ promises: seen })
    if (!reply || reply.moved === 0) return
    const { moved } = reply
    showToast.success(
      t`${plural(moved, { one: '# ready-by day', other: '# ready-by days' })} moved`,
    )
  }

  return (
    <div className={styles.promises}>
      {data && data.unchanged.length > 0 && (
        <Alert kind="warning">
          <Trans>
            Changed by someone else meanwhile, so not moved: {data.unchanged.join(', ')}
          </Trans>
        </Alert>
      )}
      {count > 0 && (
        <>
          <p>
            <Plural
              value={count}
              one="# translation is promised for these days."
              other="# translations are promised for these days."
            />
          </p>
          <ul role="list">
            {promises.map((promise) => (
              <PromiseRow key={promise.request} promise={promise} />
            ))}
          </ul>
          {error && <Alert kind="error">{errorMessage(error)}</Alert>}
          <div className={styles.move}>
            <Button isBusy={isLoading} busyLabel={t`Sending`} onClick={() => void moveAll()}>
              <Plural value={count} one="MOVE # READY-BY DAY" other="MOVE # READY-BY DAYS" />
            </Button>
            <span>
              <Trans>Each customer gets a mail with the new day.</Trans>
            </span>
          </div>
        </>
      )}
    </div>
  )
}

function PromiseRow({ promise }: { promise: ClosedPromise }) {
  const { shortDate } = useDates()
  const { promisedOn, newDay, orderNumber, stage, request } = promise
  const [was, becomes] = [shortDate(promisedOn), shortDate(newDay)]
  return (
    <li>
      <Link to={stagePath(stage, request)}>{orderNumber}</Link>
      <span>{lastFirst(promise)}</span>
      <span>{promise.requestItem}</span>
      <span>
        <Trans>
          <time dateTime={promisedOn}>{was}</time> becomes <time dateTime={newDay}>{becomes}</time>
        </Trans>
      </span>
    </li>
  )
}
