import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Mark } from './mark.tsx'
import { SectionHead } from './section-head.tsx'
import styles from './steps.module.css'

const steps = [
  {
    mark: 'form',
    name: msg`Complete the request form`,
    text: msg`On your phone or at our counter. A readable photo of each page is enough.`,
  },
  {
    mark: 'review',
    name: msg`Documents reviewed`,
    text: msg`We look through every page and ask you if anything is unclear.`,
  },
  {
    mark: 'price',
    name: msg`Price determination`,
    text: msg`We tell you the full price first. We start when you agree.`,
  },
  {
    mark: 'translate',
    name: msg`Documents translated`,
    text: msg`A second person checks all names, dates and stamps.`,
  },
  {
    mark: 'pickup',
    name: msg`Document pick-up`,
    text: msg`Pick it up, have it mailed, or download it from your request page.`,
  },
] as const

export function Steps() {
  const { i18n } = useLingui()
  return (
    <section className={`wrap ${styles.steps}`} aria-labelledby="steps">
      <SectionHead
        id="steps"
        title={<Trans>Five steps to a finished translation</Trans>}
        gloss="お申し込みからお受け取りまで"
      />
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari removes the list role from lists without numbers */}
      <ol role="list">
        {steps.map(({ mark, name, text }, index) => (
          <li key={mark}>
            <span className={styles.pier} aria-hidden="true">
              {index + 1}
            </span>
            {index + 1 < steps.length && <Span />}
            <Mark name={mark} className={styles.mark ?? ''} />
            <h3>{i18n._(name)}</h3>
            <p>{i18n._(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The arch between two steps. */
function Span() {
  return (
    <svg className={styles.span} viewBox="0 0 100 11" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 10.5Q50-8.5 100 10.5" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
