import {
  cityOffices,
  nationalities,
  sofaAnswers,
  type CityOffice,
} from '@kakehashi/domain/marriage/couple'
import type { MessageDescriptor } from '@lingui/core'
import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@kakehashi/ui/button'
import { SelectField } from '@kakehashi/ui/field'
import { cityOfficeLabels, nationalityLabels, sofaLabels } from './answer-labels.tsx'
import styles from './guide-form.module.css'

/** By name, with 'other' at the end. */
const officesByName = cityOffices.toSorted(
  (one, other) => rank(one) - rank(other) || one.localeCompare(other),
)

function rank(office: CityOffice): number {
  return office === 'elsewhere' ? 1 : 0
}

/**
 * Three questions. The island (islands/marriage-guide.ts) shows the couple's list; without script
 * the form is hidden and the eight steps cover every case.
 */
export function GuideForm() {
  const { t } = useLingui()
  return (
    <form className={styles.form} data-guide-form data-needs-script aria-labelledby="guide-title">
      <div className={`wrap ${styles.inside}`}>
        <div className={styles.say}>
          <h3 id="guide-title">
            <Trans>Answer three questions to get your own list</Trans>
          </h3>
          <p>
            <Trans>
              The steps below then show only what you need. You can tick them off and print them.
              Your answers stay in this browser.
            </Trans>
          </p>
        </div>
        <div className={styles.questions}>
          <fieldset className={styles.question}>
            <legend>
              <Trans>Which of you has SOFA status?</Trans>
            </legend>
            <div className={styles.choices}>
              {sofaAnswers.map((answer) => (
                <label key={answer} className={styles.choice}>
                  <input type="radio" name="sofa" value={answer} required />
                  <span>{t(sofaLabels[answer])}</span>
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.question}>
            <legend>
              <Trans>Which passports do you hold?</Trans>
            </legend>
            <div className={styles.pair}>
              <SelectField
                name="first"
                required
                label={t`Partner 1`}
                hint={t`If only one of you has SOFA status, choose their nationality here.`}
                placeholder={t`Choose a country`}
                options={choices(nationalities, nationalityLabels, t)}
              />
              <SelectField
                name="second"
                required
                label={t`Partner 2`}
                hint={t`The other person.`}
                placeholder={t`Choose a country`}
                options={choices(nationalities, nationalityLabels, t)}
              />
            </div>
          </fieldset>
          <SelectField
            className={styles.question}
            name="cityOffice"
            required
            label={t`Which city office will you go to?`}
            placeholder={t`Choose an office`}
            options={choices(officesByName, cityOfficeLabels, t)}
          />
          <p className={styles.actions}>
            <Button type="submit">
              <Trans>Show my list</Trans>
            </Button>
          </p>
        </div>
      </div>
    </form>
  )
}

function choices<Answer extends string>(
  answers: readonly Answer[],
  labels: Record<Answer, MessageDescriptor>,
  translate: (message: MessageDescriptor) => string,
) {
  return answers.map((answer) => ({ value: answer, label: translate(labels[answer]) }))
}
