import { checkDigit } from '@kakehashi/domain/passport/check-digit'
import type { InventedPaper } from './invented-paper.ts'
import { page } from './paper-pages.ts'

interface Passport {
  readonly issuer: string
  readonly family: string
  readonly given: string
  readonly number: string
  /** Year, month and day, two digits each. */
  readonly born: string
  readonly bornOn: string
  readonly sex: 'F' | 'M'
  readonly expiry: string
}

const checked = (text: string) => text + checkDigit(text)

function passportLines(passport: Passport): readonly [string, string] {
  const { issuer, family, given, number, born, sex, expiry } = passport
  const names = `${family}<<${given}`.replaceAll(' ', '<')
  const [first, birth, end] = [checked(number), checked(born), checked(expiry)]
  const optional = `${'<'.repeat(14)}<`
  const last = checkDigit(first + birth + end + optional)
  return [
    `P<${issuer}${names}`.padEnd(44, '<'),
    `${first}${issuer}${birth}${sex}${end}${optional}${last}`,
  ]
}

const field = (label: string, value: string) =>
  `<div style="margin-bottom:10px"><small style="font-size:13px">${label}</small><br>${value}</div>`

/** The page with the photograph, on its side as cameras take it. */
function passportPage(passport: Passport): string {
  const { issuer, family, given, bornOn, sex } = passport
  return page(
    `<div style="font:700 30px sans-serif">PASSPORT　SAMPLE ${issuer}</div>
    <div style="position:absolute;left:60px;top:150px;width:330px;height:430px;background:#c4ccd4"></div>
    <div style="position:absolute;left:440px;top:150px;font-size:24px">
      ${field('Surname', family)}${field('Given names', given)}${field('Date of birth', bornOn)}${field('Sex', sex)}</div>
    <pre style="position:absolute;left:60px;bottom:60px;font:40px/1.6 'OCR B','Noto Sans Mono CJK JP','DejaVu Sans Mono';white-space:pre">${passportLines(
      passport,
    )
      .join('\n')
      .replaceAll('<', '&lt;')}</pre>`,
    'body{width:1414px;height:1000px}',
  )
}

const passports: readonly Passport[] = [
  {
    issuer: 'JPN',
    family: 'MIHON',
    given: 'MISAKI',
    number: 'TZ0000001',
    born: '940417',
    bornOn: '1994-04-17',
    sex: 'F',
    expiry: '330214',
  },
  {
    issuer: 'USA',
    family: 'SAMPLE',
    given: 'PATRICK SEAN',
    number: '000000012',
    born: '920803',
    bornOn: '1992-08-03',
    sex: 'M',
    expiry: '310506',
  },
  {
    issuer: 'UTO',
    family: 'SPECIMEN LOPEZ',
    given: 'ANNA MARIA',
    number: 'L89890200',
    born: '740812',
    bornOn: '1974-08-12',
    sex: 'F',
    expiry: '290101',
  },
]

export const inventedPassports: readonly InventedPaper[] = passports.map((passport) => ({
  name: `passport ${passport.family}`,
  template: null,
  dates: {},
  html: passportPage(passport),
  size: { width: 1414, height: 1000 },
  holder: { family: passport.family, given: passport.given, bornOn: passport.bornOn },
}))
