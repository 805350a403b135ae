import type { ClosedTill } from '@kakehashi/contract/till'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { halfWidth } from '@kakehashi/domain/half-width'
import { type SubmitEvent, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useOpenTillMutation } from '../../../api/till-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useCallKey } from '../../../forms/use-call-key.ts'
import { CashCountTable, countOf, type TypedCount } from './cash-count.tsx'
import { LastTill } from './last-till.tsx'
import styles from './till.module.css'

/** Starts with the rate and the count of the last evening: usually nothing has changed. */
export function OpenTill({ last }: { last: ClosedTill | undefined }) {
  const { t } = useLingui()
  const [rate, setRate] = useState(last ? String(last.yenRate) : '')
  const [usd, setUsd] = useState<TypedCount>(() => typedOf(last?.closingCount.usd))
  const [jpy, setJpy] = useState<TypedCount>(() => typedOf(last?.closingCount.jpy))
  const [problem, setProblem] = useState<string>()
  const [open, { isLoading }] = useOpenTillMutation()
  const callKey = useCallKey()

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const yenRate = Number(halfWidth(rate).trim())
    const counts = { usd: countOf(usd), jpy: countOf(jpy) }
    if (isLoading) return
    if (!counts.usd || !counts.jpy) return setProblem(t`Enter how many pieces there are, like 3`)
    const body = { yenRate, usd: counts.usd, jpy: counts.jpy }
    try {
      setProblem(undefined)
      await open({ body, key: callKey.keyFor(body) }).unwrap()
      callKey.answered()
      showToast.success(t`Till opened`)
    } catch (error) {
      callKey.failed(error)
      setProblem(errorMessage(error))
    }
  }

  return (
    <form className={styles.columns} onSubmit={(event) => void submit(event)} noValidate>
      <CashCountTable currency="usd" title={t`Dollars`} typed={usd} onType={setUsd} />
      <CashCountTable currency="jpy" title={t`Yen`} typed={jpy} onType={setJpy} />
      <section className={styles.side}>
        <h2>
          <Trans>Open the till</Trans>
        </h2>
        <TextField
          label={t`Yen for one dollar today`}
          hint={t`Everybody pays at this rate until the till is closed.`}
          unit="¥"
          inputMode="decimal"
          autoComplete="off"
          required
          value={rate}
          onChange={({ target }) => setRate(target.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Refusal message={problem} />
        <Button type="submit" isWide isBusy={isLoading} busyLabel={t`Sending`}>
          <Trans>OPEN THE TILL</Trans>
        </Button>
        {last && <LastTill last={last} />}
      </section>
    </form>
  )
}

function typedOf(count: Readonly<Record<string, number>> | undefined): TypedCount {
  const entries = Object.entries(count ?? {}).filter(([, pieces]) => pieces > 0)
  return Object.fromEntries(entries.map(([value, pieces]) => [value, String(pieces)]))
}
