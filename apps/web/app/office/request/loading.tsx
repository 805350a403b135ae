import { stageListPath } from '@kakehashi/contract/screen-paths'
import { type Stage, stageNames } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { Link } from 'react-router'
import { errorMessage } from '../../api/client/base-api.ts'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Alert } from '@kakehashi/ui/alert'
import { classNames } from '@kakehashi/ui/class-names'
import { Icon } from '@kakehashi/ui/icon'
import { Spinner } from '@kakehashi/ui/spinner'
import frame from './frame.module.css'
import head from './header.module.css'
import styles from './loading.module.css'
import { PageTitle } from '../../layouts/page-title.tsx'

interface LoadingScreenProps {
  stage: Stage
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Has the layout of the loaded screen, so that nothing shifts. */
export function LoadingScreen({ stage, error, isFetching, refetch }: LoadingScreenProps) {
  const name = stageNames[stage][useLanguage()]
  return (
    <div className={styles.waiting}>
      <PageTitle title={name} />
      <div className={head.head}>
        <nav className={head.crumb}>
          <Link to={stageListPath(stage)}>
            <Icon name="left" />
            {name}
          </Link>
        </nav>
        <h1>{name}</h1>
      </div>
      {error === undefined ? (
        <>
          <div className={styles.tracker}>
            <Spinner label={<Trans>Loading the request</Trans>} />
          </div>
          <div className={frame.bench} aria-hidden="true">
            <span className={styles.card} />
            <span className={classNames(frame.viewer, styles.papers)} />
            <span className={classNames(frame.side, styles.facts)} />
          </div>
        </>
      ) : (
        <Alert kind="error" onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorMessage(error)}
        </Alert>
      )}
    </div>
  )
}
