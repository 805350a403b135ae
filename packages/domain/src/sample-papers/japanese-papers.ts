import { type Day, addDays } from '../calendar/day.ts'
import { japaneseDate } from '../dates/paper-dates.ts'
import type { SampleFamily } from './family.ts'
import type { FilledRow } from '../paper-templates/fill-paper.ts'
import * as names from './names-on-papers.ts'
import { inOkinawa, mayorOf, nameInRegister, sampleNumber, wholeName } from './names-on-papers.ts'

/** Papers of Japanese offices about a sample family. */

const dated = (path: string, day: Day): FilledRow => [path, japaneseDate(day), '=']
const western = (day: Day) => {
  const [year, month, date] = day.split('-').map(Number)
  return `西暦${year}年${month}月${date}日`
}
const american: readonly [string, string] = ['アメリカ合衆国', '=']
const childIs = ({ child: born }: SampleFamily) => (born.sex === 'male' ? '長男' : '長女')

function childName({ child: { given }, japanese }: SampleFamily) {
  return wholeName({ family: japanese.family, given })
}

function issued(family: SampleFamily): readonly FilledRow[] {
  return [dated('issue.issuedOn', family.issuedOn), ['issue.issuer', ...mayorOf(family)]]
}

function numbered({ number }: SampleFamily): FilledRow {
  const text = `000000-00-${sampleNumber(number, 4)}`
  return ['issue.issueNumber', text, text]
}

export function familyRegister(family: SampleFamily): readonly FilledRow[] {
  const { american: spouse, japanese, city } = family
  const isWife = japanese.sex === 'female'
  const parents = names.parentName(japanese, japanese.father)
  const [domicile, domicileEn] = inOkinawa(family)
  const [head, headEn] = wholeName(japanese)
  const spouseRows = [
    ['father', isWife ? nameInRegister(spouse) : [head.replace(' ', ''), headEn]],
    ['mother', isWife ? [head.replace(' ', ''), headEn] : nameInRegister(spouse)],
  ] as const
  return [
    ['register.domicile', domicile, domicileEn],
    ['register.head', head, headEn],
    dated('register.compiledOn', family.marriedOn),
    ['person.1.name', japanese.given.kanji, japanese.given.latin],
    dated('person.1.bornOn', japanese.bornOn),
    ['person.1.spouseStatus', isWife ? '妻' : '夫', '='],
    ['person.1.father', ...parents],
    ['person.1.mother', ...names.parentName(japanese, japanese.mother)],
    ['person.1.relation', isWife ? '二女' : '長男', '='],
    dated('person.1.birthOn', japanese.bornOn),
    ['person.1.birthAt', japanese.bornAt.ja, japanese.bornAt.en],
    dated('person.1.birthReportedOn', addDays(japanese.bornOn, 8)),
    ['person.1.birthReportedBy', '父', '='],
    dated('person.1.marriageOn', family.marriedOn),
    ['person.1.marriageSpouse', ...nameInRegister(spouse)],
    ['person.1.marriageNationality', ...american],
    ['person.1.marriageSpouseBorn', western(spouse.bornOn), '='],
    [
      'person.1.marriageFormerRegister',
      `${domicile} ${parents[0]}`,
      `${domicileEn}, ${parents[1]}`,
    ],
    ['person.2.name', family.child.given.kanji, family.child.given.latin],
    dated('person.2.bornOn', family.child.bornOn),
    ...spouseRows.map(([key, name]): FilledRow => [`person.2.${key}`, name[0], name[1]]),
    ['person.2.relation', childIs(family), '='],
    dated('person.2.birthOn', family.child.bornOn),
    ['person.2.birthAt', `沖縄県${city.ja}`, `${city.en}, Okinawa Prefecture`],
    dated('person.2.birthReportedOn', addDays(family.child.bornOn, 7)),
    ['person.2.birthReportedBy', isWife ? '母' : '父', '='],
    numbered(family),
    ...issued(family),
  ]
}

/** Of the child only. */
export function familyRegisterExtract(family: SampleFamily): readonly FilledRow[] {
  return familyRegister(family)
    .filter(([path]) => !path.startsWith('person.1.'))
    .map(([path, source, target]) => [path.replace('person.2.', 'person.1.'), source, target])
}

export function marriageAcceptance(family: SampleFamily): readonly FilledRow[] {
  const { american: spouse, japanese } = family
  const [own, other] = japanese.sex === 'female' ? ['wife', 'husband'] : ['husband', 'wife']
  return [
    [`parties.${other}Name`, ...nameInRegister(spouse)],
    [`parties.${other}BornOn`, western(spouse.bornOn), '='],
    [`parties.${other}Nationality`, ...american],
    [`parties.${own}Name`, ...wholeName({ ...japanese, family: japanese.birthFamily })],
    dated(`parties.${own}BornOn`, japanese.bornOn),
    [`parties.${own}Domicile`, ...inOkinawa(family)],
    dated('parties.acceptedOn', family.marriedOn),
    ['parties.acceptanceNumber', `第${family.number}号`, `No. ${family.number}`],
    ...issued({ ...family, issuedOn: addDays(family.marriedOn, 1) }),
  ]
}

export function birthRegistration(family: SampleFamily): readonly FilledRow[] {
  const { american: spouse, japanese, child: born } = family
  const isMother = japanese.sex === 'female'
  const [own, other] = isMother ? ['mother', 'father'] : ['father', 'mother']
  const { family: name } = japanese
  return [
    ['report.paperTitle', '出生届記載事項証明書', '='],
    dated('report.reportedOn', addDays(born.bornOn, 7)),
    ['report.childName', ...childName(family)],
    ['report.childReading', `${name.kana} ${born.given.kana}`, `${name.latin} ${born.given.latin}`],
    ['report.relation', childIs(family), '='],
    ['report.sex', born.sex === 'male' ? '男' : '女', '='],
    dated('report.bornOn', born.bornOn),
    ['report.bornAtTime', '午前3時21分', '3:21 a.m.'],
    ['report.bornAt', ...inOkinawa(family)],
    [`report.${other}Name`, ...nameInRegister(spouse)],
    [`report.${other}BornOn`, western(spouse.bornOn), '='],
    [`report.${other}Nationality`, ...american],
    [`report.${own}Name`, ...wholeName(japanese)],
    dated(`report.${own}BornOn`, japanese.bornOn),
    ['report.domicile', ...inOkinawa(family)],
    ['report.head', ...wholeName(japanese)],
    ['report.informantIs', isMother ? '母' : '父', '='],
    ['report.informantName', ...wholeName(japanese)],
    ['report.weight', '3105グラム', '3,105 g'],
    ['report.attendant', '医師 例 医子', 'REI Ikuko, M.D.'],
    ...issued({ ...family, issuedOn: addDays(born.bornOn, 20) }),
  ]
}

export function residenceRecord(family: SampleFamily): readonly FilledRow[] {
  const { japanese, child: born, marriedOn } = family
  return [
    ['household.address', ...inOkinawa(family)],
    ['household.head', ...wholeName(japanese)],
    ['person.1.name', ...wholeName(japanese)],
    dated('person.1.bornOn', japanese.bornOn),
    ['person.1.sex', japanese.sex === 'male' ? '男' : '女', '='],
    ['person.1.relation', '世帯主', '='],
    dated('person.1.residentSince', marriedOn),
    ['person.1.domicile', '省略', 'Omitted'],
    ['person.1.recordCode', '省略', 'Omitted'],
    ['person.2.name', ...childName(family)],
    dated('person.2.bornOn', born.bornOn),
    ['person.2.sex', born.sex === 'male' ? '男' : '女', '='],
    ['person.2.relation', '子', '='],
    dated('person.2.residentSince', born.bornOn),
    ['person.2.domicile', '省略', 'Omitted'],
    numbered(family),
    ...issued(family),
  ]
}

export function driversLicence(family: SampleFamily): readonly FilledRow[] {
  const { japanese: holder } = family
  const number = sampleNumber(family.number, 12)
  const expires = `${Number(family.issuedOn.slice(0, 4)) + 3}年5月17日`
  return [
    ['front.name', ...wholeName(holder)],
    ['front.bornOn', `${japaneseDate(holder.bornOn)}生`, '='],
    ['front.address', ...inOkinawa(family)],
    dated('front.issuedOn', family.issuedOn),
    ['front.referenceNumber', '00000', '00000'],
    ['front.validUntil', `${expires}まで有効`, '='],
    ['front.conditions', '眼鏡等', '='],
    ['front.number', `第 ${number} 号`, `No. ${number}`],
    dated('front.othersSince', addDays(holder.bornOn, 19 * 366)),
    ['front.categories', '普通', '='],
    ['front.commission', '沖縄県公安委員会', '='],
  ]
}
