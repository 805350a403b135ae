import type { OpenTill } from '@kakehashi/contract/till'
import { countedSum } from '@kakehashi/domain/payments/cash'
import { needsExplanation, tillDifference } from '@kakehashi/domain/payments/till'
import { roundToCents } from '@kakehashi/domain/money'
import { Button } from '@kakehashi/ui/button'
import { TextAreaField, TextField } from '@kakehashi/ui/field'
import { showToast } from '@kakehashi/ui/toast'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useQuestion } from '@kakehashi/ui/use-question'
import { Trans, useLingui } from '@lingui/react/macro'
import { type SubmitEvent, useState } from 'react'
import { errorMessage } from '../../../api/client/base-api.ts'
import { useCloseTillMutation } from '../../../api/till-api.ts'
import { Refusal } from '../../../forms/refusal.tsx'
import { useCallKey } from '../../../forms/use-call-key.ts'
import { KeyCaps } from '../../keys/key-list.tsx'
import { typedDollars } from '../../money/amount.ts'
import { CashCountTable, countOf, type TypedCount } from './cash-count.tsx'
import { CashEntries } from './cash-entries.tsx'
import { dollarText, inDrawers } from './drawer-sums.ts'
import { Expected } from './expected.tsx'
import styles from './till.module.css'

/** The count of the evening beside what should be there. */
export function CloseTill({ till }: { till: OpenTill }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [usd, setUsd] = useState<TypedCount>({})
  const [jpy, setJpy] = useState<TypedCount>({})
  const [terminal, setTerminal] = useState('')
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()
  const [close, { isLoading }] = useCloseTillMutation()
  const { ask, question } = useQuestion()
  const callKey = useCallKey()
  const counts = { usd: countOf(usd), jpy: countOf(jpy) }
  const counted = {
    usd: countedSum('usd', counts.usd ?? {}),
    jpy: countedSum('jpy', counts.jpy ?? {}),
  }
  const expected = { usd: roundToCents(till.expected.usd), jpy: till.expected.jpy }
  const difference = tillDifference(counted, expected)
  const isCounted = Object.keys({ ...usd, ...jpy }).length > 0
  const isDifferent = isCounted && needsExplanation(difference)

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isLoading) return
    if (!counts.usd || !counts.jpy) return setProblem(t`Enter how many pieces there are, like 3`)
    if (isDifferent && reason.trim() === '') {
      return setProblem(t`Write why the count differs; a guess is enough.`)
    }
    setProblem(undefined)
    const sums = inDrawers({ usd: counted.usd / 100, jpy: counted.jpy }, language)
    const isSure = await ask({
      title: t`Close the till with ${sums}?`,
      text: t`Nobody can change it afterwards.`,
      yes: t`CLOSE THE TILL`,
      no: t`Count again`,
    })
    if (!isSure) return
    const body = {
      till: till._id,
      usd: counts.usd,
      jpy: counts.jpy,
      reason,
      terminal: typedDollars(terminal) ?? null,
    }
    try {
      await close({ body, key: callKey.keyFor(body) }).unwrap()
      callKey.answered()
      showToast.success(t`Till closed`)
    } catch (error) {
      callKey.failed(error)
      setProblem(errorMessage(error))
    }
  }

  return (
    <>
      <form className={styles.columns} onSubmit={(event) => void submit(event)} noValidate>
        <CashCountTable
          currency="usd"
          title={t`Dollars`}
          typed={usd}
          onType={setUsd}
          opening={till.openingCount.usd}
        />
        <CashCountTable
          currency="jpy"
          title={<YenTitle rate={till.yenRate} />}
          typed={jpy}
          onType={setJpy}
          opening={till.openingCount.jpy}
        />
        <section className={styles.side}>
          <Expected till={till} counted={isCounted ? counted : undefined} difference={difference} />
          <TextField
            label={t`Card terminal’s total`}
            hint={<CardHint cards={till.cards} />}
            isOptional
            unit="$"
            inputMode="decimal"
            autoComplete="off"
            value={terminal}
            onChange={({ target }) => setTerminal(target.value)}
          />
          {isDifferent && (
            <TextAreaField
              label={t`Why the count differs`}
              hint={t`A guess is enough. The owner reads it.`}
              rows={2}
              maxLength={500}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          <Refusal message={problem} />
          <Button type="submit" isWide isBusy={isLoading} busyLabel={t`Sending`}>
            <Trans>CLOSE THE TILL</Trans>
            <span aria-hidden="true" className={styles.caps}>
              <KeyCaps keys="Ctrl Enter" />
            </span>
          </Button>
        </section>
        {question}
      </form>
      <CashEntries till={till} />
    </>
  )
}

function YenTitle({ rate }: { rate: number }) {
  return (
    <>
      <Trans>Yen</Trans> <small>$1 = ¥{rate}</small>
    </>
  )
}

function CardHint({ cards }: Pick<OpenTill, 'cards'>) {
  const { count } = cards
  const sum = dollarText(cards.sum)
  return (
    <Trans>
      Recorded here: {count} payments, {sum}
    </Trans>
  )
}
