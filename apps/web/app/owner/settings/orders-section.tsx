import { officeView } from '@kakehashi/contract/office'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { CheckboxField, TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { documentLanguageLabels } from '../../request/request-labels.ts'
import { SectionForm } from './section-form.tsx'
import styles from './settings.module.css'
import { WordsField } from './words-field.tsx'

const schema = officeView.pick({
  orderPrefix: true,
  documentLanguages: true,
  paymentMethods: true,
})

export default function OrdersSection() {
  const { t, i18n } = useLingui()
  return (
    <SectionForm
      title={<Trans>Orders and payment</Trans>}
      lede={<Trans>Existing orders keep their number and language.</Trans>}
      schema={schema}
      valuesOf={({ orderPrefix, documentLanguages: offered, paymentMethods }) => ({
        orderPrefix,
        documentLanguages: [...offered],
        paymentMethods,
      })}
    >
      {({ field, form }) => (
        <>
          <TextField
            {...field('orderPrefix')}
            className={styles.short}
            label={t`Order prefix`}
            hint={t`One to five capital letters at the beginning of new order numbers`}
          />
          <fieldset className={styles.days}>
            <legend>
              <Trans>Languages on the request form</Trans>
            </legend>
            {documentLanguages.map((language, index) => (
              <CheckboxField
                key={language}
                {...form.register('documentLanguages')}
                // The list of problems links to the first one.
                id={index === 0 ? 'documentLanguages' : `documentLanguages-${language}`}
                value={language}
                label={i18n._(documentLanguageLabels[language])}
              />
            ))}
          </fieldset>
          <WordsField
            name="paymentMethods"
            label={t`Ways to pay at the counter`}
            hint={t`In mails about quotes and payments`}
            field={field}
          />
        </>
      )}
    </SectionForm>
  )
}
