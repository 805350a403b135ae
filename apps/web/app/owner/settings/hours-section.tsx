import { officeView, timeOfDay } from '@kakehashi/contract/office'
import { weekdayNames } from '@kakehashi/domain/calendar/weekday-text'
import { CheckboxField, SelectField, TextField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { z } from 'zod'
import { SectionForm } from './section-form.tsx'
import styles from './settings.module.css'

const { shape } = officeView

/** '9:00' or '0900', as somebody types it. */
const typedTime = z
  .string()
  .transform((text) => text.trim().replace(':', '').padStart(4, '0'))
  .pipe(timeOfDay)

const schema = z
  .object({
    openWeekdays: z.array(z.string()).transform((days): readonly number[] => days.map(Number)),
    hours: z.object({
      opens: typedTime,
      lunchFrom: typedTime,
      lunchUntil: typedTime,
      closes: typedTime,
    }),
    sameDayUntil: typedTime,
    holidays: shape.holidays,
    timeZone: z.string(),
  })
  .pipe(
    officeView.pick({
      openWeekdays: true,
      hours: true,
      sameDayUntil: true,
      holidays: true,
      timeZone: true,
    }),
  )

const withColon = (time: string) => `${Number(time.slice(0, 2))}:${time.slice(2)}`
const timeZones = Intl.supportedValuesOf('timeZone').map((zone) => ({ value: zone, label: zone }))

export default function HoursSection() {
  const { t } = useLingui()
  const language = useLanguage()
  return (
    <SectionForm
      title={<Trans>Hours and closed days</Trans>}
      lede={<Trans>Shown on every page, in mails and on slips. Ready-by days follow them.</Trans>}
      schema={schema}
      valuesOf={(office) => ({
        openWeekdays: office.openWeekdays.map(String),
        hours: {
          opens: withColon(office.hours.opens),
          lunchFrom: withColon(office.hours.lunchFrom),
          lunchUntil: withColon(office.hours.lunchUntil),
          closes: withColon(office.hours.closes),
        },
        sameDayUntil: withColon(office.sameDayUntil),
        holidays: office.holidays,
        timeZone: office.timeZone,
      })}
    >
      {({ field, form }) => (
        <>
          <fieldset className={styles.days}>
            <legend>
              <Trans>Open on</Trans>
            </legend>
            {weekdayNames(language).map(({ day, name }, index) => (
              <CheckboxField
                key={day}
                {...form.register('openWeekdays')}
                // The list of problems links to the first one.
                id={index === 0 ? 'openWeekdays' : `openWeekdays-${day}`}
                value={String(day)}
                label={name}
              />
            ))}
          </fieldset>
          <div className={styles.times}>
            <TextField {...field('hours.opens')} label={t`Opens at`} />
            <TextField {...field('hours.lunchFrom')} label={t`Lunch from`} />
            <TextField {...field('hours.lunchUntil')} label={t`Lunch until`} />
            <TextField {...field('hours.closes')} label={t`Closes at`} />
            <p className={styles.lede}>
              <Trans>Without a lunch break, enter the same time twice.</Trans>
            </p>
          </div>
          <TextField
            {...field('sameDayUntil')}
            className={styles.number}
            label={t`Same-day requests until`}
            hint={t`Promises that are already made stay as they are.`}
          />
          <SelectField
            {...field('holidays')}
            label={t`Closed on holidays`}
            options={[
              { value: 'us-federal', label: t`American federal holidays` },
              { value: 'none', label: t`No holidays` },
            ]}
          />
          <SelectField {...field('timeZone')} label={t`Time zone`} options={timeZones} />
          <p>
            <Trans>
              Single closed days, such as a typhoon, take effect at once:{' '}
              <Link to="/admin/closures">Closures</Link>
            </Trans>
          </p>
        </>
      )}
    </SectionForm>
  )
}
