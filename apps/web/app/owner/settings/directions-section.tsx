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
    meetingPlace: shape.meetingPlace,
    latitude: typedNumber,
    longitude: typedNumber,
    socialLinks: z.array(z.object({ name: z.string(), url: z.string() })).readonly(),
  })
  .transform(({ gate, building, minutesOnFoot, latitude, longitude, ...facts }) => ({
    directions: { gate, building, minutesOnFoot },
    coordinates: { latitude, longitude },
    ...facts,
  }))
  .pipe(
    officeView.pick({ directions: true, meetingPlace: true, coordinates: true, socialLinks: true }),
  )

export default function DirectionsSection() {
  const { t } = useLingui()
  return (
    <SectionForm
      title={<Trans>Directions and links</Trans>}
      lede={<Trans>Shown on the contact page, where customers collect, and in the footer.</Trans>}
      schema={schema}
      valuesOf={({ directions, meetingPlace, coordinates, socialLinks }) => ({
        gate: directions.gate,
        building: directions.building,
        minutesOnFoot: String(directions.minutesOnFoot),
        meetingPlace,
        latitude: String(coordinates.latitude),
        longitude: String(coordinates.longitude),
        socialLinks: socialLinks.map((link) => ({ ...link })),
      })}
    >
      {({ field, form }) => (
        <>
          <WordsField
            name="gate"
            label={t`Gate`}
            hint={t`Without a gate and a building the contact page has no sketch of the way in.`}
            field={field}
            isOptional
          />
          <WordsField name="building" label={t`Building`} field={field} isOptional />
          <TextField
            {...field('minutesOnFoot')}
            className={styles.short}
            inputMode="numeric"
            label={t`Minutes on foot from the gate`}
            hint={t`0 if you do not want to say it`}
          />
          <WordsField
            name="meetingPlace"
            label={t`Usual meeting place`}
            hint={t`For customers who cannot come in, such as: the bench outside Gate 1`}
            field={field}
            isOptional
          />
          <div className={styles.pair}>
            <TextField
              {...field('latitude')}
              inputMode="decimal"
              label={t`Latitude`}
              hint={t`0 and 0 if there should be no map`}
            />
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
                <TextField {...field(`socialLinks.${at}.url`)} type="url" label={t`Web address`} />
              </div>
            )}
          </ListField>
        </>
      )}
    </SectionForm>
  )
}
