import { priceText } from '@kakehashi/domain/money'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { TenderFields } from '../../money/tender.tsx'
import type { Tender } from '../../money/use-tender.ts'
import styles from './new-order.module.css'

const payChoices = ['all', 'half', 'nothing'] as const
export type PayChoice = (typeof payChoices)[number]

const labels = {
  all: msg({ message: 'All', context: 'payment now' }),
  half: msg({ message: 'Half', context: 'payment now' }),
  nothing: msg({ message: 'Nothing yet', context: 'payment now' }),
}

interface PayNowProps {
  choice: PayChoice
  onChoice: (choice: PayChoice) => void
  dueCents: number
  tender: Tender
}

export function PayNow({ choice, onChoice, dueCents, tender }: PayNowProps) {
  const { t, i18n } = useLingui()
  return (
    <>
      <fieldset className={styles.choices}>
        <legend className="hush">{t`Payment now`}</legend>
        {payChoices.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="pay-now"
              checked={choice === value}
              onChange={() => onChoice(value)}
            />
            {i18n._(labels[value])}
          </label>
        ))}
      </fieldset>
      {choice === 'nothing' ? (
        <p className={styles.hint}>
          <Trans>The order waits at Payment until it is paid.</Trans>
        </p>
      ) : (
        <>
          <p className={styles.total}>
            <b>
              <Trans>To pay in dollars</Trans>
            </b>
            <output>{priceText(dueCents)}</output>
          </p>
          <TenderFields tender={tender} hasKeys />
        </>
      )}
    </>
  )
}
