import { officeView } from '@kakehashi/contract/office'
import { TextField } from '@kakehashi/ui/field'
import { Trans, useLingui } from '@lingui/react/macro'
import { z } from 'zod'
import { ListField } from './list-field.tsx'
import { SectionForm } from './section-form.tsx'
import styles from './settings.module.css'
import { WordsField } from './words-field.tsx'

const { shape } = officeView

/** Fields hold texts. An empty one is not a number. */
const typedNumber = z
  .string()
  .transform((text) => (text.trim() === '' ? Number.NaN : Number(text)))
  .pipe(z.number())

const schema = z
  .object({
    gate: shape.directions.shape.gate,
    building: shape.directions.shape.building,
    minutesOnFoot: typedNumber,
    latitude: typedNumber,
    longitude: typedNumber,
    socialLinks: z.array(z.object({ name: z.string(), url: z.string() })).readonly(),
  })
  .transform(({ gate, building, minutesOnFoot, latitude, longitude, socialLinks }) => ({
    directions: { gate, building, minutesOnFoot },
    coordinates: { latitude, longitude },
    socialLinks,
  }))
  .pipe(officeView.pick({ directions: true, coordinates: true, socialLinks: true }))

export default function DirectionsSection() {
  const { t } = useLingui()
  return (
    <SectionForm
      title={<Trans>Directions and links</Trans>}
      lede={<Trans>Shown on the contact page, where customers collect, and in the footer.</Trans>}
      schema={schema}
      valuesOf={({ directions, coordinates, socialLinks }) => ({
        gate: directions.gate,
        building: directions.building,
        minutesOnFoot: String(directions.minutesOnFoot),
        latitude: String(coordinates.latitude),
        longitude: String(coordinates.longitude),
        socialLinks: socialLinks.map((link) => ({ ...link })),
      })}
    >
      {({ field, form }) => (
        <>
          <WordsField name="gate" label={t`Gate`} field={field} />
          <WordsField name="building" label={t`Building`} field={field} />
          <TextField
            {...field('minutesOnFoot')}
            className={styles.short}
            inputMode="numeric"
            label={t`Minutes on foot from the gate`}
          />
          <div className={styles.pair}>
            <TextField {...field('latitude')} inputMode="decimal" label={t`Latitude`} />
            <TextField {...field('longitude')} inputMode="decimal" label={t`Longitude`} />
          </div>
          <ListField
            control={form.control}
            name="socialLinks"
            legend={t`Links in the footer`}
            addLabel={t`Add a link`}
            blank={{ name: '', url: 'https://' }}
          >
            {(at) => (
              <div className={styles.pair}>
                <TextField {...field(`socialLinks.${at}.name`)} label={t`Name`} />
                <TextField {...field(`socialLinks.${at}.url`)} type="url" label={t`Address`} />
              </div>
            )}
          </ListField>
        </>
      )}
    </SectionForm>
  )
}
