import { holidayCalendars } from '@kakehashi/domain/calendar/office-calendar'
import { languages } from '@kakehashi/domain/language'
import { logos, newsPictures, sealColours, type Office } from '@kakehashi/domain/office'
import { documentLanguages } from '@kakehashi/domain/request/submitted-details'
import { z } from 'zod'
import { line } from './fields/fields.ts'
import type { Problem } from './fields/problems.ts'
import { endpoint } from './http/endpoint.ts'

const problem = (key: Problem) => ({ error: key })

/** Such as '0900'. */
export const timeOfDay = z.string().regex(/^(?:[01]\d|2[0-3])[0-5]\d$/, problem('time-format'))
const webAddress = z
  .url({ protocol: /^https$/, ...problem('web-address-format') })
  .max(500, problem('too-long'))

const phone = z.string().regex(/^\+?[\d-]{5,20}$/, problem('phone-format'))
const email = z.email(problem('email-format')).max(200, problem('too-long'))
const number = z.number(problem('number-format'))
const whole = z.int(problem('number-format'))

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

const hours = z
  .strictObject({
    opens: timeOfDay,
    closes: timeOfDay,
    lunchFrom: timeOfDay,
    lunchUntil: timeOfDay,
  })
  .refine(
    ({ opens, lunchFrom, lunchUntil, closes }) =>
      opens <= lunchFrom && lunchFrom <= lunchUntil && lunchUntil <= closes && opens < closes,
    { path: ['closes'], ...problem('hours-order') },
  )

/** Without a lunch break both times of lunch are the same. */
function officeShape(minLength: 0 | 1) {
  const text = (maxLength: number) =>
    line(maxLength).pipe(z.string().min(minLength, problem('words-required')))
  const words = (maxLength: number) => z.strictObject({ en: text(maxLength), ja: text(maxLength) })
  // Both languages or none: a page that leaves a section out does so in every language.
  const optionalWords = (maxLength: number) =>
    z
      .strictObject({ en: line(maxLength), ja: line(maxLength) })
      .refine(({ en, ja }) => minLength === 0 || en !== '' || ja === '', {
        path: ['en'],
        ...problem('words-required'),
      })
      .refine(({ en, ja }) => minLength === 0 || ja !== '' || en === '', {
        path: ['ja'],
        ...problem('words-required'),
      })
  const possiblePhone = z.union([z.literal(''), phone])
  const ownPhone = minLength === 0 ? possiblePhone : phone
  return z.strictObject({
    name: words(60),
    tagline: words(80),
    sender: words(60),
    logo: z.enum(logos),
    seal: z.strictObject({
      text: z
        .string()
        .trim()
        .regex(/^[\p{L}\p{N}]{1,2}$/u, problem('seal-text')),
      colour: z.enum(sealColours),
      // The server draws it. Older publications and files of the office lack it.
      outline: z
        .string()
        .max(8000)
        .regex(/^[mlhvqz\d -]*$/)
        .default(''),
    }),

    address: z.strictObject({
      street: words(120),
      region: words(60),
      postalCode: text(12),
      country: z.string().regex(/^[A-Z]{2}$/, problem('country-format')),
    }),
    coordinates: z.strictObject({
      latitude: number.min(-90, problem('number-format')).max(90, problem('number-format')),
      longitude: number.min(-180, problem('number-format')).max(180, problem('number-format')),
    }),
    directions: z.strictObject({
      gate: optionalWords(40),
      building: optionalWords(40),
      minutesOnFoot: whole.min(0, problem('number-format')).max(120, problem('number-format')),
    }),
    meetingPlace: optionalWords(120),
    phone: ownPhone,
    phoneAbroad: ownPhone,
    dsn: possiblePhone,
    email: minLength === 0 ? z.union([z.literal(''), email]) : email,
    mailLanguage: z.enum(languages),
    socialLinks: z
      .array(z.strictObject({ name: text(30), url: webAddress }))
      .max(8)
      .readonly(),

    timeZone: z.string().refine(isTimeZone, problem('time-zone-unknown')),
    openWeekdays: z
      .array(z.int().min(0).max(6))
      .min(1, problem('weekday-required'))
      .max(7)
      .readonly(),
    hours,
    sameDayUntil: timeOfDay,
    holidays: z.enum(holidayCalendars),

    orderPrefix: z.string().regex(/^[A-Z]{1,5}$/, problem('prefix-format')),
    documentLanguages: z
      .array(z.enum(documentLanguages))
      .min(2, problem('languages-required'))
      .readonly(),
    paymentMethods: words(200),

    registration: z.strictObject({ title: optionalWords(60), text: optionalWords(300) }),
    mission: z.strictObject({ aim: optionalWords(200), text: optionalWords(600) }),
    belief: z.strictObject({ creed: optionalWords(200), text: optionalWords(600) }),
    history: z
      .array(
        z.strictObject({
          year: whole.min(1800, problem('check-the-year')).max(2200, problem('check-the-year')),
          title: words(60),
          text: words(600),
        }),
      )
      .max(12)
      .readonly(),
    news: z
      .array(
        z.strictObject({
          title: words(120),
          url: webAddress,
          publisher: words(80),
          picture: z.enum(newsPictures),
        }),
      )
      .max(6)
      .readonly(),
  }) satisfies z.ZodType<Office>
}

/** What an office says about itself. Before it is set up, some texts are empty. */
export const officeView = officeShape(0)

/** The same when it is published: complete, apart from what an office may leave out. */
export const officeFacts = officeShape(1)

export const getOffice = endpoint({
  method: 'GET',
  path: '/api/office',
  summary: 'Name, address, hours and texts of the office, as published',
  permission: 'anyone',
  reply: officeView,
  refusals: [],
})
