import type { OpenTill } from '@kakehashi/contract/till'
import { priceText } from '@kakehashi/domain/money'
import type { DrawerSums } from '@kakehashi/domain/payments/till'
import { yenText } from '@kakehashi/domain/payments/yen'
import { Icon } from '@kakehashi/ui/icon'
import { Trans, useLingui } from '@lingui/react/macro'
import { dollarText, type Sums } from './drawer-sums.ts'
import styles from './till.module.css'

interface ExpectedProps {
  till: OpenTill
  /** In cents and yen; undefined until something is counted. */
  counted: DrawerSums | undefined
  difference: DrawerSums
}

export function Expected({ till, counted, difference }: ExpectedProps) {
  const { t } = useLingui()
  const rows: readonly [string, Sums][] = [
    [t`Opening count`, till.opening],
    [t`Cash in, less change`, till.cash],
    [t`Moved in or out`, till.moved],
  ]
  return (
    <>
      <h2>
        <Trans>Expected and counted</Trans>
      </h2>
      <table className={styles.expected}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Sum</Trans>
            </th>
            <th scope="col">
              <Trans>Dollars</Trans>
            </th>
            <th scope="col">
              <Trans>Yen</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, sums]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{dollarText(sums.usd)}</td>
              <td>{yenText(sums.jpy)}</td>
            </tr>
          ))}
          <tr className={styles.strong}>
            <th scope="row">
              <Trans>Expected</Trans>
            </th>
            <td>{dollarText(till.expected.usd)}</td>
            <td>{yenText(till.expected.jpy)}</td>
          </tr>
          {counted && (
            <>
              <tr>
                <th scope="row">
                  <Trans>Counted</Trans>
                </th>
                <td>{priceText(counted.usd)}</td>
                <td>{yenText(counted.jpy)}</td>
              </tr>
              <tr className={styles.strong}>
                <th scope="row">
                  <Trans>Difference</Trans>
                </th>
                <Difference amount={difference.usd} text={priceText(difference.usd)} />
                <Difference amount={difference.jpy} text={yenText(difference.jpy)} />
              </tr>
            </>
          )}
        </tbody>
      </table>
    </>
  )
}

function Difference({ amount, text }: { amount: number; text: string }) {
  return (
    <td className={amount === 0 ? styles.right : styles.wrong}>
      <Icon name={amount === 0 ? 'check' : 'alert'} /> {text}
    </td>
  )
}
