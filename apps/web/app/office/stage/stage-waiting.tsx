import { office } from '@kakehashi/domain/office'
import { type Stage, stageNames } from '@kakehashi/domain/request/stage'
import { Trans } from '@lingui/react/macro'
import { errorWords } from '../../api/base-api.ts'
import { useLanguage } from '../../frame/use-language.ts'
import { Alert } from '../../ui/alert.tsx'
import { PageHeading } from '../../ui/page-heading.tsx'
import { Loading } from '../../ui/spinner.tsx'
import styles from './stage-frame.module.css'

interface StageWaitingProps {
  stage: Stage
  error: unknown
  isFetching: boolean
  refetch: () => unknown
}

/** Before it is there: the same three parts, so that nothing jumps; or why it is not. */
export function StageWaiting({ stage, error, isFetching, refetch }: StageWaitingProps) {
  const name = stageNames[stage][useLanguage()]
  return (
    <div className={styles['stage']}>
      <title>{`${name} | ${office.name}`}</title>
      <PageHeading
        className={styles['waitingHead']}
        back={{ to: `/admin/${stage}`, label: name }}
        title={name}
      />
      {error === undefined ? (
        <div className={styles['bench']}>
          <Loading
            className={styles['decision']}
            label={<Trans>Loading the request</Trans>}
            lines={8}
          />
          <div className={styles['viewer']} />
        </div>
      ) : (
        <Alert kind="error" onRetry={() => void refetch()} isRetrying={isFetching}>
          {errorWords(error)}
        </Alert>
      )}
    </div>
  )
}
