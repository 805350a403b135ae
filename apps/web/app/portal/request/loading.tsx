import { Trans, useLingui } from '@lingui/react/macro'
import { useUserInfo } from '../../session/use-user-info.ts'
import { errorMessage } from '../../api/client/base-api.ts'
import { PageHeading } from '@kakehashi/ui/page-heading'
import { Alert } from '@kakehashi/ui/alert'
import { classNames } from '@kakehashi/ui/class-names'
import { Spinner } from '@kakehashi/ui/spinner'
import styles from './loading.module.css'
import { PageTitle } from '../../layouts/page-title.tsx'

interface LoadingRequestProps {
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** A placeholder of the same height as the page, so that nothing jumps; or the error. */
export function LoadingRequest({ error, isFetching, refetch }: LoadingRequestProps) {
  const { t } = useLingui()
  const isAdmin = useUserInfo()?.isAdmin ?? false
  const title = isAdmin ? t`The customer’s page` : t`Your request`
  return (
    <div className={`wrap ${styles.page}`}>
      <PageTitle title={title} />
      <PageHeading
        className={styles.head}
        back={
          isAdmin ? undefined : { to: '/profile/myrequests', label: <Trans>My Requests</Trans> }
        }
        title={title}
      />
      <div className={styles.state}>
        {error === undefined ? (
          <Spinner
            label={
              isAdmin ? <Trans>Loading the request</Trans> : <Trans>Loading your request</Trans>
            }
          />
        ) : (
          <Alert kind="error" onRetry={() => void refetch()} isRetrying={isFetching}>
            {errorMessage(error)}
          </Alert>
        )}
      </div>
      {error === undefined && (
        <>
          <Ghost className={styles.card} lines={6} />
          <Ghost className={styles.rows} lines={4} />
        </>
      )}
    </div>
  )
}

function Ghost({ className, lines }: { className: string | undefined; lines: number }) {
  return (
    <div className={classNames(styles.ghost, className)} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  )
}
