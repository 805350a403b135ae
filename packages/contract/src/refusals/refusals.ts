import type { Language, Words } from '@kakehashi/domain/language'
import { accountRefusals } from './account-refusals.ts'
import { booksRefusals } from './books-refusals.ts'
import { draftRefusals } from './draft-refusals.ts'
import { certificateRefusals } from './certificate-refusals.ts'
import { fileRefusals } from './file-refusals.ts'
import { generalRefusals } from './general-refusals.ts'
import { againRefusals } from './again-refusals.ts'
import { nameRefusals } from './name-refusals.ts'
import { glossaryRefusals } from './glossary-refusals.ts'
import { originalRefusals } from './original-refusals.ts'
import { paperTemplateRefusals } from './paper-template-refusals.ts'
import { passkeyRefusals } from './passkey-refusals.ts'
import { paymentRefusals } from './payment-refusals.ts'
import { proofRefusals } from './proof-refusals.ts'
import { requestRefusals } from './request-refusals.ts'
import { reviewRefusals } from './review-refusals.ts'
import { uploadLinkRefusals } from './upload-link-refusals.ts'
import { waitingNumberRefusals } from './waiting-number-refusals.ts'

interface RefusalKind {
  readonly status: number
  readonly text: Words
}

/**
 * Every refusal of the API. The code is stable and for programs; the text is for people and says
 * what to do next. Placeholders such as {name} are filled in by the caller.
 */
export const refusals = {
  ...requestRefusals,
  ...paymentRefusals,
  ...booksRefusals,
  ...againRefusals,
  ...nameRefusals,
  ...reviewRefusals,
  ...proofRefusals,
  ...originalRefusals,
  ...draftRefusals,
  ...certificateRefusals,
  ...glossaryRefusals,
  ...paperTemplateRefusals,
  ...fileRefusals,
  ...uploadLinkRefusals,
  ...waitingNumberRefusals,
  ...accountRefusals,
  ...passkeyRefusals,
  ...generalRefusals,
} as const satisfies Record<string, RefusalKind>

export type RefusalCode = keyof typeof refusals

/** Values for placeholders: a number, a name, or a text in every language. */
export type RefusalValues = Readonly<Record<string, string | number | Words>>

export function refusalText(
  code: RefusalCode,
  language: Language,
  values: RefusalValues = {},
): string {
  return refusals[code].text[language].replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'object' ? value[language] : String(value)
  })
}
