import { officeView } from '@kakehashi/contract/office'
import { TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import { ListField } from './list-field.tsx'
import { SectionForm } from './section-form.tsx'
import styles from './settings.module.css'
import { WordsField } from './words-field.tsx'

const words = z.object({ en: z.string(), ja: z.string() })
const { registration, mission, belief } = officeView.shape

const schema = z
  .object({
    registration,
    mission,
    belief,
    history: z
      .array(z.object({ year: z.string().transform(Number), title: words, text: words }))
      .readonly(),
  })
  .pipe(officeView.pick({ registration: true, mission: true, belief: true, history: true }))

export default function PagesSection() {
  const { t } = useLingui()
  return (
    <SectionForm
      title={<Trans>Mission and history</Trans>}
      lede={<Trans>Shown on the page ‘About us’, which leaves out what is empty.</Trans>}
      schema={schema}
      valuesOf={(office) => ({
        registration: office.registration,
        mission: office.mission,
        belief: office.belief,
        history: office.history.map(({ year, title, text }) => ({
          year: String(year),
          title,
          text,
        })),
      })}
    >
      {({ field, form }) => (
        <>
          <WordsField
            name="registration.title"
            label={t`Registration, title`}
            hint={t`If the office is registered, for example with a consulate. Also on the home page.`}
            field={field}
            isOptional
          />
          <WordsField
            name="registration.text"
            label={t`Registration, in one sentence`}
            field={field}
            isOptional
            isLong
          />
          <WordsField
            name="mission.aim"
            label={t`Mission, in one sentence`}
            field={field}
            isOptional
            isLong
          />
          <WordsField
            name="mission.text"
            label={t`Mission, more`}
            field={field}
            isOptional
            isLong
          />
          <WordsField
            name="belief.creed"
            label={t`Belief, in one sentence`}
            field={field}
            isOptional
            isLong
          />
          <WordsField name="belief.text" label={t`Belief, more`} field={field} isOptional isLong />
          <ListField
            control={form.control}
            name="history"
            legend={t`History`}
            addLabel={t`Add a year`}
            blank={{ year: '', title: { en: '', ja: '' }, text: { en: '', ja: '' } }}
          >
            {(at) => (
              <>
                <TextField
                  {...field(`history.${at}.year`)}
                  className={styles.short}
                  inputMode="numeric"
                  label={t`Year`}
                />
                <WordsField name={`history.${at}.title`} label={t`Title`} field={field} />
                <WordsField name={`history.${at}.text`} label={t`Text`} field={field} isLong />
              </>
            )}
          </ListField>
        </>
      )}
    </SectionForm>
  )
}
