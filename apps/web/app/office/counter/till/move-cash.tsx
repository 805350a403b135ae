import { halfWidth } from '@kakehashi/domain/half-width'
import { maxReasonLength } from '@kakehashi/contract/fields/limits'
import { Button } from '@kakehashi/ui/button'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useMoveCashMutation } from '../../../api/till-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useCallKey } from '../../../forms/use-call-key.ts'
import styles from './till.module.css'

const empty = { where: 'out-jpy', amount: '', reason: '' }

/** Postage, change from the bank: cash that is no payment. */
export function MoveCash() {
  const { t } = useLingui()
  const [values, setValues] = useState(empty)
  const [problem, setProblem] = useState<string>()
  const [move, { isLoading }] = useMoveCashMutation()
  const callKey = useCallKey()
  const { where, amount, reason } = values

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = Number(halfWidth(amount).replaceAll(/[$¥,\s]/g, ''))
    if (isLoading) return
    if (!(typed > 0)) return setProblem(t`Enter the amount.`)
    if (reason.trim() === '') return setProblem(t`Enter the reason.`)
    const currency = where.endsWith('usd') ? ('usd' as const) : ('jpy' as const)
    const body = { currency, amount: where.startsWith('out') ? -typed : typed, reason }
    try {
      setProblem(undefined)
      await move({ body, key: callKey.keyFor(body) }).unwrap()
      callKey.answered()
      setValues({ ...empty, where })
      showToast.success(t`Recorded`)
    } catch (error) {
      callKey.failed(error)
      setProblem(errorMessage(error))
    }
  }

  return (
    <form className={styles.move} onSubmit={(event) => void submit(event)} noValidate>
      <h2>
        <Trans>Put in or take out</Trans>
      </h2>
      <SelectField
        label={t`Which way`}
        value={where}
        options={[
          { value: 'out-jpy', label: t`Yen out` },
          { value: 'out-usd', label: t`Dollars out` },
          { value: 'in-jpy', label: t`Yen in` },
          { value: 'in-usd', label: t`Dollars in` },
        ]}
        onChange={({ target }) => setValues({ ...values, where: target.value })}
      />
      <TextField
        label={t`Amount`}
        unit={where.endsWith('usd') ? '$' : '¥'}
        inputMode="decimal"
        autoComplete="off"
        value={amount}
        onChange={({ target }) => setValues({ ...values, amount: target.value })}
      />
      <TextField
        label={t`Reason`}
        hint={t`For example: postage, receipt kept`}
        autoComplete="off"
        maxLength={maxReasonLength}
        value={reason}
        onChange={({ target }) => setValues({ ...values, reason: target.value })}
      />
      <Refusal message={problem} />
      <div>
        <Button type="submit" variant="line" size="small" isBusy={isLoading} busyLabel={t`Sending`}>
          <Trans context="cash">RECORD</Trans>
        </Button>
      </div>
    </form>
  )
}
