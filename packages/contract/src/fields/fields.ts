import {
  passwordLength,
  passwordMaxLength,
  passwordMinLength,
} from '@kakehashi/domain/people/password'
import { composed } from '@kakehashi/domain/names/tidy-name'
import { asciiSigns, halfWidth } from '@kakehashi/domain/half-width'
import { branches, findSources, isLatinName, isPlainName } from '@kakehashi/domain/people/people'
import { isPhone } from '@kakehashi/domain/people/phone'
import { z } from 'zod'
import type { Problem } from './problems.ts'

const problem = (key: Problem) => ({ error: key })

// Names are printed on certificates, so characters that could reorder or hide text are removed.
const hiddenCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

export function line(maxLength: number, whenMissing: Problem = 'comment-required') {
  return z
    .string({ error: ({ input }) => (input === undefined ? whenMissing : 'comment-required') })
    .transform((text) => composed(text).replace(hiddenCharacters, ' ').trim())
    .pipe(z.string().max(maxLength, problem('too-long')))
}

// Zero-width joiners are needed between letters of some scripts and within some emoji.
const joiner = String.raw`(?<=[\p{L}\p{M}\p{Emoji_Modifier}\p{Extended_Pictographic}])[\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])`
const hiddenButLineBreaks = new RegExp(
  String.raw`(?!\n|${joiner})[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]`,
  'gu',
)

/** Text of several lines. */
export function paragraphs(maxLength: number, whenMissing: Problem = 'comment-required') {
  return z
    .string({ error: ({ input }) => (input === undefined ? whenMissing : 'comment-required') })
    .transform((text) =>
      composed(text)
        .replace(/\r\n?|\u2028|\u2029/g, '\n')
        .replace(hiddenButLineBreaks, ' ')
        .trim(),
    )
    .pipe(z.string().max(maxLength, problem('too-long')))
}

/** A name goes into mails, also to other people. */
const plainName = z.string().refine(isPlainName, problem('name-with-address'))

/** A name of which a Japanese keyboard may have entered full-width letters. */
function latinLine(whenMissing?: Problem) {
  return line(100, whenMissing).transform(halfWidth).pipe(plainName)
}

export const firstName = latinLine('first-name-required').pipe(
  z.string().min(1, problem('first-name-required')),
)
export const lastName = latinLine('last-name-required').pipe(
  z.string().min(1, problem('last-name-required')),
)
/** An empty name counts as missing. */
const orNull = (text: string) => text || null
export const middleName = latinLine()
  .transform(orNull)
  .nullish()
  .transform((text) => text ?? null)
/** A Japanese keyboard enters a full-width space between the names. */
const withPlainSpaces = (text: string) => text.replaceAll('\u3000', ' ')
/** Left out: unchanged. Empty: removed. */
export const changedNameJa = line(100)
  .transform(withPlainSpaces)
  .pipe(plainName)
  .transform(orNull)
  .nullish()
export const nameJa = changedNameJa.transform((text) => text ?? null)

/** For new accounts. Older ones may keep a name in other letters: see latinNameProblems. */
export function inLatin<Schema extends z.ZodType<string | null>>(name: Schema): Schema {
  return name.refine((text) => text === null || isLatinName(text), problem('name-not-latin'))
}

const latinNames = ['firstName', 'middleName', 'lastName'] as const
type LatinNames = Readonly<Partial<Record<(typeof latinNames)[number], string | null | undefined>>>

/**
 * The names that are not in Latin letters. A name that is stored already is accepted, so that
 * somebody with such a name can still change a phone number.
 */
export function latinNameProblems(
  names: LatinNames,
  stored: LatinNames = {},
): Partial<Record<keyof LatinNames, Problem>> {
  const refused = latinNames.filter((key) => {
    const name = names[key]
    return name && name !== stored[key] && !isLatinName(name)
  })
  return Object.fromEntries(refused.map((key) => [key, 'name-not-latin' satisfies Problem]))
}

const halfWidthKana = /[\uFF66-\uFF9F]+/g

/** Left out: unchanged. Empty: removed. */
export const changedKana = line(100)
  .transform((text) => text.replace(halfWidthKana, (kana) => kana.normalize('NFKC')))
  .pipe(
    z.string().regex(/^[\p{Script=Hiragana}\p{Script=Katakana}ー・ 　]*$/u, problem('kana-only')),
  )
  .transform(withPlainSpaces)
  .transform((text) => text || null)
  .nullish()
export const optionalKana = changedKana.transform((text) => text ?? null)

export const email = line(254, 'email-required')
  .transform(asciiSigns)
  .pipe(
    z
      .string()
      .min(1, problem('email-required'))
      .pipe(z.email(problem('email-format'))),
  )

export const phone = line(40, 'phone-required')
  .transform(asciiSigns)
  .pipe(
    z
      .string()
      .min(1, problem('phone-required'))
      .pipe(z.string().refine(isPhone, problem('phone-format'))),
  )

export const branch = z.enum(branches, problem('branch-required'))
/** The form's empty option counts as missing. */
export const find = z
  .union([z.enum(findSources), z.literal('')], problem('choose-from-list'))
  .nullish()
  .transform((source) => source || null)

/** The password of an existing account. The limits for new passwords do not apply. */
export const existingPassword = z
  .string(problem('password-required'))
  .min(1, problem('password-required'))
  .max(1024, problem('password-too-long'))

export const newPassword = existingPassword.pipe(
  z
    .string()
    .refine((text) => passwordLength(text) >= passwordMinLength, problem('password-too-short'))
    .refine((text) => passwordLength(text) <= passwordMaxLength, problem('password-too-long')),
)

export const currentPassword = z
  .string(problem('current-password-required'))
  .min(1, problem('current-password-required'))
  .max(1024, problem('password-too-long'))

export const code = z
  .string(problem('code-required'))
  .transform(asciiSigns)
  .pipe(z.string().min(1, problem('code-required')).max(64, problem('too-long')))

export const mailedToken = z.string().min(1).max(200)
export const id = z.uuid()

/** Whether the confirmation matches. Calls may leave it out. */
export function passwordsMatch(body: {
  password?: string | undefined
  confirmPassword?: string | undefined
}): boolean {
  return body.confirmPassword === undefined || body.confirmPassword === (body.password ?? '')
}

export const passwordMismatch = {
  path: ['confirmPassword'],
  error: 'passwords-differ' satisfies Problem,
}

/** The version on screen when editing started. Without it, conflicts are not detected. */
export const editVersion = z.string().max(100).optional()
