import { waitingNumbersPath } from '@kakehashi/contract/screen-paths'
import { Button } from '@kakehashi/ui/button'
import { Trans, useLingui } from '@lingui/react/macro'
import { NavLink, useLocation } from 'react-router'
import { KeyCaps } from '../../keys/key-list.tsx'
import { useKeysOn } from '../../keys/keys-setting.ts'
import { callNextKey, useCallNext } from './use-call-next.ts'
import { useWaitingNumbers } from './use-waiting-numbers.ts'
import styles from './waiting-tab.module.css'

/** How many wait, on every screen of the counter. Nothing if the office gives no numbers. */
export function WaitingTab() {
  const numbers = useWaitingNumbers()
  return numbers.isOn ? <Shown {...numbers} /> : null
}

function Shown(numbers: ReturnType<typeof useWaitingNumbers>) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const areKeysOn = useKeysOn()
  const { callNext, isCalling } = useCallNext(numbers)
  const { waiting, here } = numbers
  return (
    <>
      <NavLink to={waitingNumbersPath}>
        <Trans>Waiting</Trans>
        <b className={styles.count}>{waiting.length}</b>
      </NavLink>
      {/* On its own screen, the button is larger. */}
      {pathname !== waitingNumbersPath && (
        <span className={styles.next}>
          {here && (
            <span>
              <Trans>
                Now <b>{here.number}</b>
              </Trans>
            </span>
          )}
          <Button
            variant="line"
            size="small"
            isBusy={isCalling}
            busyLabel={t`Sending`}
            onClick={() => void callNext()}
          >
            <Trans>NEXT PLEASE</Trans>
            {areKeysOn && (
              <span aria-hidden="true">
                <KeyCaps keys={callNextKey} />
              </span>
            )}
          </Button>
        </span>
      )}
    </>
  )
}
