import { romajiOf } from '../search/kana.ts'
import { folded, prepared } from './folded-text.ts'
import { findAll, type Span, without } from './spans.ts'

/** One person's name in every form that is known: in letters, kanji and kana. */
export type KnownName = readonly (string | null | undefined)[]

const separators = /[\s,、，・=＝]+/
const between = '[\\s,、，・.=＝]*'
const kanaOnly = /^[ぁ-ゖー]+$/
const latinOnly = /^[\p{Script=Latin}'’.-]+$/u
/** Of a name, in letters. */
const share = 0.65
const particles = 'さま|さん|ちゃん|くん|は|が|の|を|に|と|も'

/** One person's name, in any order and with any of its parts, in folded text. */
function patternOf(name: KnownName, text: string): RegExp[] {
  // Compiling takes longer than searching, and a sentence names few of the people of a register.
  const parts = partsOf(name).filter((part) => text.includes(part.split(/\s/)[0] ?? ''))
  if (parts.length === 0) return []
  // What must not be beside letters is written once for all parts: it takes long to compile.
  const latin = parts.filter((part) => latinOnly.test(part)).map(literalOf)
  const others = parts.filter((part) => !latinOnly.test(part)).map(patternOfPart)
  const words = `(?<![\\p{L}\\p{N}])(?:${latin.join('|')})(?![\\p{Script=Latin}\\p{N}])`
  const one = `(?:${[...(latin.length > 0 ? [words] : []), ...others].join('|')})`
  // Both name and text are folded, so it need not ignore capitals.
  return [new RegExp(`${one}(?:${between}${one})*`, 'gu')]
}

/** Longest first, so that a whole name is found before its parts. */
function partsOf(name: KnownName): string[] {
  const forms = name.flatMap((form) => (form ? [folded(prepared(form)).trim()] : []))
  const joined = forms.map((form) => form.replaceAll(/\s/g, ''))
  const parts = [...forms, ...joined, ...forms.flatMap((form) => form.split(separators))]
  const hyphened = parts.flatMap((part) => part.split('-'))
  const written = [...parts, ...hyphened].filter((part) => part !== '')
  const all = new Set([...written, ...written.flatMap(romajiOf)])
  return [...all]
    .filter((part) => !latinOnly.test(part) || part.replaceAll(/[^\p{L}]/gu, '').length > 1)
    .toSorted((one, other) => other.length - one.length)
}

function literalOf(part: string): string {
  return part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll(/\s+/g, '\\s+')
}

function patternOfPart(part: string): string {
  const literal = literalOf(part)
  // まい is also in おまいり. Longer ones are names wherever they are.
  if (kanaOnly.test(part) && part.length < 3) {
    return `(?<![ぁ-ゖー])${literal}(?=${particles}|[^ぁ-ゖー]|$)`
  }
  return literal
}

const family =
  '父|母|夫|妻|養父|養母|父母|子|長男|長女|二男|二女|三男|三女|本人|祖父|祖母|兄|弟|姉|妹|夫婦|市長|区長|町長|村長'
const labels = '名|氏名|届出人|証人|申請者|請求者|世帯主|筆頭者|配偶者氏名'
const kanji = '[\\p{Script=Han}々]'
const kana = '[\\p{Script=Katakana}ー]'
const capitalised = "\\p{Lu}[\\p{Ll}'’]+"
const titles =
  'Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Sgt|SSgt|TSgt|MSgt|GySgt|Cpl|LCpl|Pfc|Pvt|Lt|Capt|Maj|Col|Gen|Adm'
/** Names in capitals are at least three letters, and not one of these. */
const notNames = '(?!(?:USA|SOFA|JAPAN|DNA|PDF|HIV|FORM|NOTE|USN|USMC|USAF|NCIS|APO|FPO)\\b)'

/** How names are usually written on papers. On the text as it was typed. */
const likelyNames = [
  `\\b(?:${titles})\\.? +(?<value>\\p{Lu}[\\p{L}'’-]*(?:\\.? +\\p{Lu}[\\p{L}'’-]*)*)`,
  `\\b${notNames}\\p{Lu}[\\p{Lu}'’-]{2,},? +${capitalised}(?:[ -]${capitalised})*`,
  `\\b${capitalised}(?: ${capitalised})* ${notNames}\\p{Lu}[\\p{Lu}'’-]{2,}\\b`,
  `${kana}{2,}(?:[，,、・ 　]+${kana}{2,})+`,
  `【(?:${labels}|${family})】[\\s　]*(?!(?:${family})(?![\\p{L}々]))(?<value>[^\\s　【】、。「」{}\\0]+(?:[\\s　]+${kanji}+)?)`,
  `(?:${labels}|${family})[:：\\s　]+(?!(?:${family})(?![\\p{L}々]))(?<value>${kanji}{1,4}[\\s　]*${kanji}{1,4})`,
  `(?<value>${kanji}{2,4}(?:[\\s　]${kanji}{1,4})?)(?=[\\s　]?(?:様|さん|さま|氏(?!名)|殿|ちゃん|くん))`,
].map((pattern) => new RegExp(pattern, 'gu'))

/**
 * Also names of people whom the request does not name, such as the family in a register. Whoever
 * has most of the name is meant: a paper may have a middle name more, and a relative has the
 * family name only.
 */
export function findNames(text: string, names: readonly KnownName[]): Span[] {
  const foldedText = folded(text)
  const people = names.map((name, at) => ({
    patterns: patternOf(name, foldedText),
    key: `person ${at}`,
  }))
  const whoIn = (of: string) =>
    people
      .flatMap(({ patterns, key }) => findAll(of, patterns, 'name', () => key))
      .toSorted((one, other) => lengthOf(other) - lengthOf(one))
  const found = findAll(text, likelyNames, 'name', (name) => {
    const [longest] = whoIn(folded(name))
    if (longest && lengthOf(longest) > name.length * share) return longest.key
    return folded(name).replaceAll(/[\s,、，・]/g, '')
  })
  for (const span of whoIn(without(foldedText, found))) {
    if (found.every(({ start, end }) => end <= span.start || start >= span.end)) found.push(span)
  }
  return found
}

const lengthOf = ({ start, end }: Span) => end - start
