import { mostCounters, type WaitingNumberChange } from '@kakehashi/domain/counter/waiting-number'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { useFocusFallback } from '@kakehashi/ui/use-focus-fallback'
import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { KeyCaps } from '../../keys/key-list.tsx'
import { useKeysOn } from '../../keys/keys-setting.ts'
import { chooseOwnCounter } from './own-counter.ts'
import { callNextKey, useCallNext } from './use-call-next.ts'
import { useChangeNumber } from './use-change-number.ts'
import type { useWaitingNumbers } from './use-waiting-numbers.ts'
import { visitLabels } from './visit-labels.ts'
import styles from './waiting.module.css'

const counters = Array.from({ length: mostCounters }, (_, index) => String(index + 1))

type AtCounterProps = Pick<ReturnType<typeof useWaitingNumbers>, 'counter' | 'here' | 'waiting'>

/** Who is at this counter now, and who comes next. */
export function AtCounter({ counter, here, waiting }: AtCounterProps) {
  const { t, i18n } = useLingui()
  const areKeysOn = useKeysOn()
  const next = useRef<HTMLButtonElement>(null)
  const { callNext, isCalling } = useCallNext({ counter, here })
  const change = useChangeNumber()
  const focusFallback = useFocusFallback(() => next.current)
  // Whoever comes in meanwhile is not called by it.
  const isLast = here !== undefined && waiting.length === 0
  const changing = (how: WaitingNumberChange) => () => here && void change(here, how)
  return (
    <section className={styles.part} {...focusFallback}>
      <SelectField
        className={styles.counter}
        label={t`This counter`}
        hint={counter === undefined ? t`Choose it once; this browser remembers it.` : undefined}
        placeholder={t`Choose the counter`}
        options={counters.map((value) => ({ value, label: value }))}
        value={counter === undefined ? '' : String(counter)}
        onChange={({ target }) => chooseOwnCounter(Number(target.value) || undefined)}
      />
      {counter !== undefined && (
        <>
          <p className={styles.here}>
            {here ? (
              <>
                <span>
                  <Trans>Now at counter {counter}</Trans>
                </span>
                <b className="serif">{here.number}</b>
                {here.visit && <span>{i18n._(visitLabels[here.visit])}</span>}
              </>
            ) : (
              <span>
                <Trans>Nobody is called to counter {counter}.</Trans>
              </span>
            )}
          </p>
          <Button
            ref={next}
            variant="seal"
            isWide
            isBusy={isCalling}
            busyLabel={t`Sending`}
            aria-disabled={(!here && waiting.length === 0) || undefined}
            onClick={() => void (isLast ? change(here, 'done') : callNext())}
          >
            {isLast ? <Trans>DONE</Trans> : <Trans>NEXT PLEASE</Trans>}
            {areKeysOn && (
              <span aria-hidden="true" className={styles.caps}>
                <KeyCaps keys={callNextKey} />
              </span>
            )}
          </Button>
          {here && (
            <div className={styles.buttons}>
              <Button variant="line" size="small" onClick={changing('call-again')}>
                <Trans>CALL AGAIN</Trans>
              </Button>
              <Button variant="line" size="small" onClick={changing('did-not-come')}>
                <Trans>DID NOT COME</Trans>
              </Button>
              <Button variant="line" size="small" onClick={changing('put-back')}>
                <Trans>PUT BACK</Trans>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  )
}
