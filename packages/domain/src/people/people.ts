import { asciiSigns } from '../half-width.ts'
import { type Language, languageFacts } from '../language.ts'

/** The branches a customer can choose at registration, in form order. */
export const branches = [
  'ARMY',
  'NAVY',
  'MARINES',
  'COAST GUARD',
  'AIR FORCE',
  'SPACE FORCE',
  'CIVILIAN',
  'OTHER',
] as const
export type Branch = (typeof branches)[number]

/** How a customer found the office. FACEBOOK is stored as such and shown as Social Media. */
export const findSources = [
  'USO',
  'LEGAL OFFICE',
  'FRIENDS',
  'COLLEAGUES',
  'FACEBOOK',
  'FLYER',
  'OTHER',
] as const
export type FindSource = (typeof findSources)[number]

/** Two addresses that differ only in case, or in the width of their letters, are the same. */
export function isSameEmail(before: string, after: string): boolean {
  return asciiSigns(before).toLowerCase() === asciiSigns(after).toLowerCase()
}

/** The lists of people that the API can return. */
export const peopleLists = ['customer', 'translator', 'admin'] as const
export type PeopleList = (typeof peopleLists)[number]

interface Named {
  readonly firstName: string
  readonly lastName: string
}

interface Addressed extends Named {
  readonly nameJa?: string | null | undefined
}

/** How texts address a person: 'Jane' in English, '山田 花子' or 'Smith Jane' in Japanese. */
export function addressedName(person: Addressed, language: Language): string {
  const { firstName, lastName, nameJa } = person
  if (!languageFacts[language].isFamilyNameFirst) return firstName
  return nameJa || `${lastName} ${firstName}`.trim()
}

/** The Latin name in the order of the reader's language, with the middle name. */
export function fullName(
  { firstName, middleName, lastName }: Named & { readonly middleName?: string | undefined },
  language: Language,
): string {
  const given = [firstName, middleName]
  const parts = languageFacts[language].isFamilyNameFirst
    ? [lastName, ...given]
    : [...given, lastName]
  return parts.filter(Boolean).join(' ')
}

/** Letters of other scripts; marks and signs of several scripts, such as ʻ in Kaʻala, are not. */
const otherScript =
  /(?=\p{L})[^\p{Script_Extensions=Latin}\p{Script_Extensions=Common}\p{Script_Extensions=Inherited}]/u

/** Whether a name can be in a passport, which has Latin letters only. */
export function isLatinName(name: string): boolean {
  return !otherScript.test(name)
}

/** Addresses of sites and mailboxes, and sums of money: no name has them, but a swindle may. */
const notInNames = /\/\/|www\.|@|[$€£¥￥]|\d{3}|\b(?:usd|jpy|eur)\b/iu
/** As in 'example.com', but not as in 'St.John'. */
const domainName = /\.\p{Ll}{2}/u

/** A mail to somebody else begins with the name, so it must not carry a message or a link. */
export function isPlainName(name: string): boolean {
  return !notInNames.test(name) && !domainName.test(name)
}

const mailedNameLength = 60

/** A name as mails write it: with nothing that a mail program would turn into a link. */
export function nameInMail(name: string): string {
  const apart = name.replace(/([.:/@])(?=\S)/g, '$1 ')
  return apart.length > mailedNameLength ? `${apart.slice(0, mailedNameLength - 1)}…` : apart
}

/** 'Smith, Jane' */
export function lastFirst({ lastName, firstName }: Named): string {
  // The name on a request is erased with its customer.
  return lastName || firstName ? `${lastName}, ${firstName}` : '—'
}

/** For staff: 'Smith, Jane', and for Japanese readers the Japanese name if it is known. */
export function listedName(person: Addressed, language: Language): string {
  return (languageFacts[language].isFamilyNameFirst && person.nameJa) || lastFirst(person)
}
