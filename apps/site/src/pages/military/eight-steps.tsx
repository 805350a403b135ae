import { useOffice, useOfficeHours } from '@kakehashi/layouts/office'
import {
  orderOf,
  requestFormPath,
  type DocumentKey,
} from '@kakehashi/domain/documents/document-keys'
import { rules } from '@kakehashi/domain/marriage/rules'
import { marriageSteps, type MarriageStep } from '@kakehashi/domain/marriage/steps'
import { sources, type SourceId } from '@kakehashi/domain/marriage/sources'
import { Trans, useLingui } from '@lingui/react/macro'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Button, ButtonLink } from '@kakehashi/ui/button'
import { capitalised } from '@kakehashi/domain/calendar/weekday-text'
import { useOfficeWords } from '../../parts/use-office-words.ts'
import { responsibleLabels } from './answer-labels.tsx'
import { ChecklistLine } from './checklist-line.tsx'
import styles from './eight-steps.module.css'
import { GuideForm } from './guide-form.tsx'
import { Day, SourceList } from './source-note.tsx'
import { stepLabels } from './step-labels.tsx'

const cited: SourceId[] = [...new Set(rules.flatMap((rule) => rule.sources))]

/** How to marry in Japan, for everybody. With three answers it becomes the list of one couple. */
export function EightSteps() {
  return (
    <section
      className={styles.section}
      aria-labelledby="steps-title"
      id="marriage"
      data-script="marriage-guide"
    >
      <div className={`wrap ${styles.head}`}>
        <h2 id="steps-title">
          <Trans>Eight steps to a marriage in Japan</Trans>
        </h2>
        <p className={styles.lede}>
          <Trans>
            For people with and without SOFA status. Rules differ and change, so check this list
            with your city office before you go.
          </Trans>
        </p>
      </div>
      <GuideForm />
      <div className={`wrap ${styles.sheet}`} data-sheet>
        <SheetHead />
        <ol className={styles.steps} role="list">
          {marriageSteps.map((step, place) => (
            <Step key={step} step={step} number={place + 1} />
          ))}
        </ol>
        <div className={styles.foot}>
          <div className={styles.sources}>
            <h3>
              <Trans>Sources of these rules</Trans>
            </h3>
            <SourceList ids={cited} />
          </div>
          <PrintedFoot />
        </div>
      </div>
      <ResponsibleLabels />
    </section>
  )
}

function Step({ step, number }: { step: MarriageStep; number: number }) {
  const { title, art } = stepLabels[step]
  const lines = rules.filter((rule) => rule.step === step)
  const documents = lines.flatMap((rule) =>
    'order' in rule && !('isOptional' in rule) ? [rule.order.document] : [],
  )
  return (
    <li className={styles.step} data-step={step}>
      <div className={styles.name}>
        <img src={art} alt="" width={72} height={72} loading="lazy" />
        <h3>
          <span className={styles.number}>{number}</span>
          {title}
        </h3>
      </div>
      <div className={styles.lines}>
        <ul role="list">
          {lines.map((rule) => (
            <ChecklistLine key={rule.id} rule={rule} />
          ))}
        </ul>
        {documents.length > 0 && <RequestForm documents={documents} />}
      </div>
    </li>
  )
}

/** Links to the request form with documents preselected; the island limits them to the couple's. */
function RequestForm({ documents }: { documents: readonly DocumentKey[] }) {
  const path = requestFormPath(orderOf(documents))
  return (
    <p className={styles.order} data-order>
      <ButtonLink to={path} data-request-form={path}>
        <Trans>REQUEST FORM</Trans>
      </ButtonLink>
      <span>
        <Trans>The form opens with these documents selected.</Trans>
      </span>
    </p>
  )
}

/** Shown above a couple's list: their answers, their progress, and the actions. */
function SheetHead() {
  return (
    <div className={styles.own} data-own hidden>
      <div>
        <h3 tabIndex={-1} data-own-title>
          <Trans>Our marriage documents</Trans>
        </h3>
        <p className={styles.answers}>
          <Trans>
            SOFA status: <b data-answer="sofa" />. Passports: <b data-answer="first" />,{' '}
            <b data-answer="second" />. Office: <b data-answer="cityOffice" />.
          </Trans>
        </p>
      </div>
      <output className={styles.progress}>
        <Trans>
          <b data-have>0</b> of <b data-all>0</b> ready
        </Trans>
      </output>
      <p className={styles.tools}>
        <Button data-print>
          <Trans>PRINT</Trans>
        </Button>
        <Button variant="line" data-reset>
          <Trans>Start again</Trans>
        </Button>
      </p>
    </div>
  )
}

/** Printed only: the office's contact details. */
function PrintedFoot() {
  const office = useOffice()
  const name = office.name[useLanguage()]
  const { phone } = office
  const { opens, closes } = useOfficeHours()
  const openDays = capitalised(useOfficeWords().openDays)
  return (
    <p className={styles.printed}>
      <b>
        {name} {phone}
      </b>{' '}
      <Trans>
        {openDays}, {opens} to {closes}. Rules differ, so ask your city office first. Sources
        checked <Day day={sources['our-office'].checked} />.
      </Trans>
    </p>
  )
}

/** Texts that the island copies into the lines. */
function ResponsibleLabels() {
  const { t } = useLingui()
  return (
    <ul hidden>
      {Object.entries(responsibleLabels).map(([doer, label]) => (
        <li key={doer} data-doer={doer}>
          {t(label)}
        </li>
      ))}
    </ul>
  )
}
