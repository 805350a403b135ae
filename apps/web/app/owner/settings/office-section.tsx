import { officeView } from '@kakehashi/contract/office'
import { languageFacts, languages } from '@kakehashi/domain/language'
import { SelectField, TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { SectionForm } from './section-form.tsx'
import styles from './settings.module.css'
import { WordsField } from './words-field.tsx'

const schema = officeView.pick({
  name: true,
  tagline: true,
  sender: true,
  address: true,
  phone: true,
  phoneAbroad: true,
  dsn: true,
  email: true,
  mailLanguage: true,
})

export default function OfficeSection() {
  const { t } = useLingui()
  const languageOptions = languages.map((value) => ({ value, label: languageFacts[value].name }))
  return (
    <SectionForm
      title={<Trans>Name, address, telephone</Trans>}
      lede={<Trans>Shown on every page, in mails, on slips and to search engines.</Trans>}
      schema={schema}
      valuesOf={({ name, tagline, sender, address, ...office }) => ({
        name,
        tagline,
        sender,
        address,
        phone: office.phone,
        phoneAbroad: office.phoneAbroad,
        dsn: office.dsn,
        email: office.email,
        mailLanguage: office.mailLanguage,
      })}
    >
      {({ field }) => (
        <>
          <WordsField name="name" label={t`Name`} field={field} />
          <WordsField name="tagline" label={t`Tagline`} field={field} />
          <WordsField
            name="sender"
            label={t`Sender of messages`}
            hint={t`Customers see it above every message from the office.`}
            field={field}
          />
          <WordsField name="address.street" label={t`Building and street`} field={field} />
          <WordsField name="address.region" label={t`Prefecture or state`} field={field} />
          <div className={styles.pair}>
            <TextField {...field('address.postalCode')} label={t`Postal code`} />
            <TextField
              {...field('address.country')}
              label={t`Country`}
              hint={t`Two letters, such as JP`}
            />
          </div>
          <div className={styles.pair}>
            <TextField {...field('phone')} label={t`Telephone`} type="tel" />
            <TextField
              {...field('phoneAbroad')}
              label={t`Telephone from abroad`}
              hint={t`Such as +81-3-1234-5678`}
              type="tel"
            />
          </div>
          <div className={styles.pair}>
            <TextField {...field('dsn')} label={t`DSN`} type="tel" isOptional />
            <TextField
              {...field('email')}
              label={t({ message: 'E-mail', context: 'form field' })}
              type="email"
            />
          </div>
          <SelectField
            {...field('mailLanguage')}
            label={t`Language of mail to the office`}
            options={languageOptions}
          />
        </>
      )}
    </SectionForm>
  )
}
