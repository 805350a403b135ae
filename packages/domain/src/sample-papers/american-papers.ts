import { type Day, addDays } from '../calendar/day.ts'
import { americanDate, militaryDate } from '../dates/paper-dates.ts'
import type { SampleFamily } from './family.ts'
import type { FilledRow } from '../paper-templates/fill-paper.ts'
import { inState, nameInAmerica, ownName, sampleNumber } from './names-on-papers.ts'

/** Papers of American offices about the American of a sample family. */

const dated = (path: string, day: Day): FilledRow => [path, americanDate(day), '=']

function affiant(family: SampleFamily): readonly FilledRow[] {
  const { american } = family
  return [
    ['statement.name', ...ownName(american)],
    ['statement.bornOn', militaryDate(american.bornOn), '='],
    ['statement.bornAt', ...inState(american)],
    ['statement.nationality', 'United States of America', '='],
    ['statement.residence', american.state.en, american.state.ja],
    ['statement.rank', american.rank.en, american.rank.ja],
  ]
}

function sworn({ american, issuedOn: on }: SampleFamily): readonly FilledRow[] {
  const { given, family, kana } = american
  return [
    ['sworn.signedBy', `${given} ${family}`, `${kana.given}・${kana.family}`],
    dated('sworn.signedOn', on),
    dated('sworn.swornOn', on),
    ['sworn.swornAt', 'Okinawa, Japan', '日本国沖縄県'],
    ['sworn.officer', 'Jane Sample', 'ジェーン・サンプル'],
    ['sworn.authority', 'Notary under 10 U.S.C. 1044a', '合衆国法典第10編第1044a条に基づく公証人'],
  ]
}

export function marriageAffidavit(family: SampleFamily): readonly FilledRow[] {
  const { japanese } = family
  const intended = { family: japanese.birthFamily, given: japanese.given }
  return [
    ...affiant(family),
    ['statement.status', 'Never married', '='],
    ['statement.intendedName', ...nameInAmerica(intended)],
    ['statement.intendedBornOn', militaryDate(japanese.bornOn), '='],
    ['statement.intendedNationality', 'Japan', '='],
    ...sworn(family),
  ]
}

export function singleStatusAffidavit(family: SampleFamily): readonly FilledRow[] {
  return [
    ...affiant(family),
    ['statement.status', 'Single, never married', '='],
    ['statement.purpose', 'For a Japanese authority', '日本の官公署に提出するため'],
    ...sworn(family),
  ]
}

export function usBirthCertificate(family: SampleFamily): readonly FilledRow[] {
  const { american, number } = family
  const { state, town, bornOn, kana } = american
  const file = `000-${bornOn.slice(2, 4)}-${sampleNumber(number, 6)}`
  return [
    ['certificate.state', `State of ${state.en}`, state.ja],
    ['certificate.fileNumber', file, file],
    ['certificate.childName', ...ownName(american)],
    dated('certificate.bornOn', bornOn),
    ['certificate.bornAtTime', '04:12 PM', '午後4時12分'],
    ['certificate.sex', american.sex === 'male' ? 'Male' : 'Female', '='],
    ['certificate.facility', 'Sample General Hospital', 'サンプル総合病院'],
    ['certificate.bornAt', town.en, town.ja],
    ['certificate.county', 'Sample County', 'サンプル郡'],
    ['certificate.motherName', 'Mary Ann Sample', 'メアリー・アン・サンプル'],
    dated('certificate.motherBornOn', addDays(bornOn, -10_365)),
    ['certificate.motherBornAt', state.en, state.ja],
    ['certificate.fatherName', `John ${american.family}`, `ジョン・${kana.family}`],
    dated('certificate.fatherBornOn', addDays(bornOn, -11_222)),
    ['certificate.fatherBornAt', 'Kentucky', 'ケンタッキー州'],
    dated('certificate.filedOn', addDays(bornOn, 7)),
    dated('issue.issuedOn', family.issuedOn),
    ['issue.issuer', `Department of Health, State of ${state.en}`, `${state.ja}保健局`],
    ['issue.registrar', 'Jane Sample', 'ジェーン・サンプル'],
  ]
}
