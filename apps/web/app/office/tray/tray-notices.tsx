import { Alert } from '@kakehashi/ui/alert'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Plural, Trans } from '@lingui/react/macro'
import { failureText } from '../../request/uploads/upload-failure.ts'
import type { Tray } from './use-tray.ts'
import styles from './tray.module.css'

/** Why no scan arrives, and which files of the scanner could not be taken in. */
export function TrayNotices({ problem, refused }: Pick<Tray, 'problem' | 'refused'>) {
  const language = useLanguage()
  const count = refused.reduce((sum, each) => sum + each.count, 0)
  return (
    <>
      {problem === 'unreadable' && (
        <Alert kind="warning" title={<Trans>No scan arrives at the moment</Trans>}>
          <Trans>
            The folder in which the scanner saves cannot be used. Tell the person who looks after
            your server. Until then, add scans as files.
          </Trans>
        </Alert>
      )}
      {problem === 'full' && (
        <Alert kind="warning" title={<Trans>The tray is full</Trans>}>
          <Trans>
            Further scans wait in the scanner’s folder. Put aside what nobody needs, and they come
            in.
          </Trans>
        </Alert>
      )}
      {count > 0 && (
        <Alert
          kind="warning"
          title={
            <Plural
              value={count}
              one="# file of the scanner was not taken in"
              other="# files of the scanner were not taken in"
            />
          }
        >
          <ul className={styles.refused}>
            {refused.map(({ code, count: files }) => (
              <li key={code}>
                {failureText({ code }, language)} ({files})
              </li>
            ))}
          </ul>
          <Trans>
            They are in the folder “refused” of the scanner’s folder. Whoever deletes them there
            ends this notice.
          </Trans>
        </Alert>
      )}
    </>
  )
}
