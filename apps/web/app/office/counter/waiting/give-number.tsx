import type { WaitingNumber } from '@kakehashi/contract/waiting-numbers'
import { type Visit, visits } from '@kakehashi/domain/counter/waiting-number'
import { Button } from '@kakehashi/ui/button'
import { showToast } from '@kakehashi/ui/toast'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useGiveWaitingNumberMutation } from '../../../api/waiting-numbers-api.ts'
import { useCallKey } from '../../../forms/use-call-key.ts'
import { visitLabels } from './visit-labels.ts'
import styles from './waiting.module.css'

/** One press for each person who comes in. The number stays on screen until the next one. */
export function GiveNumber() {
  const { i18n } = useLingui()
  const [given, setGiven] = useState<WaitingNumber>()
  const [send, { isLoading }] = useGiveWaitingNumberMutation()
  const callKey = useCallKey()

  async function give(visit?: Visit) {
    if (isLoading) return
    const body = { ...(visit && { visit }) }
    try {
      setGiven(await send({ body, key: callKey.keyFor(body) }).unwrap())
      callKey.answered()
    } catch (error) {
      callKey.failed(error)
      showToast.error(errorMessage(error))
    }
  }

  return (
    <section className={styles.part}>
      <h2>
        <Trans>Somebody comes in</Trans>
      </h2>
      <Button variant="ink" isWide onClick={() => void give()}>
        <Trans>GIVE NUMBER</Trans>
      </Button>
      <p className={styles.hint}>
        <Trans>Or with what they come for:</Trans>
      </p>
      <div className={styles.buttons}>
        {visits.map((visit) => (
          <Button key={visit} variant="line" size="small" onClick={() => void give(visit)}>
            {i18n._(visitLabels[visit])}
          </Button>
        ))}
      </div>
      <output className={styles.given}>
        {given && (
          <Trans>
            They have number <b className="serif">{given.number}</b>
          </Trans>
        )}
      </output>
    </section>
  )
}
