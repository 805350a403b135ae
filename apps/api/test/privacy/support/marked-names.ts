import { namesOf } from '../../support/names.ts'
import type { SignedInUser } from '../../support/office.ts'

/** What is listed among the names and dates of a request. */
export const nameMarks = {
  personLabel: 'Qelabel',
  personFamily: 'Qefamily',
  personGiven: 'Qegiven',
  personKanji: '消去姓',
  personKana: 'しょうきょせい',
  place: 'Qeplace',
  orderedFamily: 'Qeordered',
  orderedKanji: '注文姓',
}

/** Somebody whom the customer enters with the order. */
export const markedPerson = {
  family: nameMarks.orderedFamily,
  kanjiFamily: nameMarks.orderedKanji,
  source: 'foreign-passport',
} as const

/** A person whom the customer confirms, and a place that nobody does. */
export async function listMarkedNames(
  customer: SignedInUser,
  clerk: SignedInUser,
  id: string,
): Promise<void> {
  await namesOf(clerk, id).add({
    kind: 'person',
    label: nameMarks.personLabel,
    family: nameMarks.personFamily,
    given: nameMarks.personGiven,
    kanjiFamily: nameMarks.personKanji,
    kanaFamily: nameMarks.personKana,
    source: 'japanese-passport',
  })
  await namesOf(customer, id).confirmAll()
  const japanese = nameMarks.place
  const { status } = await namesOf(clerk, id).add({ kind: 'place', label: 'Birth', japanese })
  if (status !== 200) throw new Error(`the place returned ${status}`)
}
