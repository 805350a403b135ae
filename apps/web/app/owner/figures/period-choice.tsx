import { problemText } from '@kakehashi/contract/fields/problems'
import { getFigures } from '@kakehashi/contract/figures'
import type { Period } from '@kakehashi/domain/figures/periods'
import { Button } from '@kakehashi/ui/button'
import { TextField } from '@kakehashi/ui/field'
import { Icon } from '@kakehashi/ui/icon'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { addressOf } from './address-of.ts'
import styles from './figures.module.css'
import { isSame, presetNames, presetsOf, shifted } from './period-in.ts'
import { usePeriodName } from './use-period-name.ts'

interface PeriodChoiceProps {
  period: Period
  today: string
}

/** The period is in the address, so that figures can be bookmarked and sent. */
export function PeriodChoice({ period, today }: PeriodChoiceProps) {
  const { t } = useLingui()
  const periodName = usePeriodName()
  const presets = presetsOf(today)
  const isOther = presetNames.every((name) => !isSame(presets[name], period))
  const [isOpen, setOpen] = useState(false)
  const labels = {
    month: t`This month`,
    'last-month': periodName(presets['last-month']),
    quarter: t`This quarter`,
    year: t`This year`,
  }
  const before = shifted(period, -1, today)
  const after = shifted(period, 1, today)
  return (
    <>
      <nav className={styles.periods} aria-label={t`Period of the figures`}>
        <ul role="list">
          {presetNames.map((name) => (
            <li key={name}>
              <Link
                to={addressOf(presets[name])}
                preventScrollReset
                aria-current={isSame(presets[name], period) ? 'true' : undefined}
              >
                {labels[name]}
              </Link>
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-current={isOther ? 'true' : undefined}
              onClick={() => setOpen(!isOpen)}
            >
              <Trans>Other dates</Trans>
            </button>
          </li>
        </ul>
        <span className={styles.steps}>
          <Link to={addressOf(before)} preventScrollReset aria-label={periodName(before)}>
            <Icon name="previous" />
          </Link>
          {period.to < today && (
            <Link to={addressOf(after)} preventScrollReset aria-label={periodName(after)}>
              <Icon name="next" />
            </Link>
          )}
        </span>
      </nav>
      {isOpen && <OtherDates key={addressOf(period)} period={period} />}
    </>
  )
}

function OtherDates({ period }: { period: Period }) {
  const { t } = useLingui()
  const language = useLanguage()
  const [, setSearch] = useSearchParams()
  const [problem, setProblem] = useState<string>()

  function show(form: FormData) {
    const { success, data, error } = getFigures.query.safeParse({
      from: form.get('from'),
      to: form.get('to'),
    })
    const isYear = error?.issues.some(({ message }) => message === 'check-the-year')
    if (success) setSearch({ ...data }, { preventScrollReset: true })
    else setProblem(problemText(isYear ? 'check-the-year' : 'until-before-from', language))
  }

  return (
    <form
      className={styles.dates}
      aria-label={t`Other dates`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        show(new FormData(event.currentTarget))
      }}
    >
      <TextField name="from" type="date" label={t`First day`} defaultValue={period.from} />
      <TextField
        name="to"
        type="date"
        label={t`Last day`}
        defaultValue={period.to}
        error={problem}
      />
      <Button type="submit" size="small">
        <Trans>SHOW</Trans>
      </Button>
    </form>
  )
}
