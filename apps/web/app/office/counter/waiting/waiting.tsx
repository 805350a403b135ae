import { waitingScreenPath } from '@kakehashi/contract/screen-paths'
import { Button } from '@kakehashi/ui/button'
import { Empty } from '@kakehashi/ui/empty'
import { Link } from '@kakehashi/ui/link'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Loaded } from '../../../layouts/loaded.tsx'
import { OfficePage } from '../../../layouts/office-page.tsx'
import { CounterTabs } from '../counter-tabs.tsx'
import { AtCounter } from './at-counter.tsx'
import { GiveNumber } from './give-number.tsx'
import { NumberList } from './number-list.tsx'
import { useChangeNumber } from './use-change-number.ts'
import { useWaitingNumbers } from './use-waiting-numbers.ts'
import styles from './waiting.module.css'

/** Numbers for those who wait: given at the door, called to the counters. */
export default function Waiting() {
  const { t } = useLingui()
  const numbers = useWaitingNumbers()
  return (
    <OfficePage
      title={t`Waiting`}
      facts={
        numbers.isOn && (
          <Plural value={numbers.waiting.length} one="# person waits" other="# people wait" />
        )
      }
      actions={<CounterTabs />}
    >
      <Loaded query={numbers.query} label={t`Loading the numbers`} lines={6}>
        {({ isOn }) =>
          isOn ? (
            <Numbers {...numbers} />
          ) : (
            <Empty title={<Trans>The office gives no numbers</Trans>}>
              <Trans>An owner can turn them on in the settings, under Rules and protection.</Trans>
            </Empty>
          )
        }
      </Loaded>
    </OfficePage>
  )
}

function Numbers(numbers: ReturnType<typeof useWaitingNumbers>) {
  const { waiting, absent, elsewhere } = numbers
  const lists = useRef<HTMLDivElement>(null)
  const change = useChangeNumber()
  const focusFallback = useFocusFallback(() => lists.current)
  return (
    <div className={styles.columns}>
      <AtCounter {...numbers} />
      <div className={styles.column}>
        <GiveNumber />
        <p className={styles.wall}>
          <Link to={waitingScreenPath} target="_blank">
            <Trans>Open the screen for the wall</Trans>
          </Link>
        </p>
      </div>
      <div ref={lists} tabIndex={-1} className={styles.column} {...focusFallback}>
        <NumberList
          title={<Trans>Waiting</Trans>}
          numbers={waiting}
          empty={<Trans>Nobody waits.</Trans>}
        />
        <NumberList
          title={<Trans>At other counters</Trans>}
          numbers={elsewhere}
          renderMore={({ counter }) => (
            <span>
              <Trans>Counter {counter}</Trans>
            </span>
          )}
        />
        <NumberList
          title={<Trans>Did not come</Trans>}
          numbers={absent}
          renderMore={(one) => (
            <Button variant="line" size="small" onClick={() => void change(one, 'put-back')}>
              <Trans>PUT BACK</Trans>
              <span className="hush">{one.number}</span>
            </Button>
          )}
        />
      </div>
    </div>
  )
}
