import type {
  PassportLineNote,
  PassportLineProblem,
} from '@kakehashi/contract/requests/passport-lines'
import { americanDate, paperDateInJapanese } from '@kakehashi/domain/dates/paper-dates'
import { useLanguage } from '@kakehashi/ui/use-language'
import { useLingui } from '@lingui/react/macro'

/** What is wrong with the lines of a passport, and what to look at again. */
export function useLineTexts() {
  const { t } = useLingui()
  const language = useLanguage()

  function problemText(problem: PassportLineProblem): string {
    const { line = 0, sign = 0, signs = 0, expected = 0, written = '', perhaps } = problem
    switch (problem.why) {
      case 'line-count':
        return t`A passport has two lines of 44 characters, a card three of 30. These are ${expected} lines.`
      case 'line-length':
        return t`Line ${line} has ${signs} characters and should have ${expected}.`
      case 'wrong-sign':
        return t`Line ${line}, character ${sign}: ${written} cannot be there.`
      case 'letter-for-digit':
      case 'digit-for-letter':
        return perhaps === undefined
          ? t`Line ${line}, character ${sign}: ${written} cannot be there.`
          : t`Line ${line}, character ${sign}: ${written} cannot be there. Is it ${perhaps}?`
      case 'check-digit':
        return checkDigitText(problem.part)
      case 'no-such-day':
        return problem.part === 'expiry'
          ? t`The date of expiry does not exist.`
          : t`The date of birth does not exist.`
      case 'no-name':
        return t`The first line has no name.`
      case 'names-unclear':
        return t`The first line does not say where the surname ends.`
      case 'visa':
        return t`These are the lines of a visa. Use those of the passport.`
    }
  }

  function checkDigitText(part: PassportLineProblem['part']): string {
    switch (part) {
      case 'number':
        return t`The check digit of the passport number does not fit. Look at each character again.`
      case 'birth':
        return t`The check digit of the date of birth does not fit. Look at each digit again.`
      case 'expiry':
        return t`The check digit of the date of expiry does not fit. Look at each digit again.`
      case 'optional':
      case 'lastCheck':
      case undefined:
        return t`The last check digit does not fit. Look at the second line again.`
    }
  }

  function noteText({ kind, birth }: PassportLineNote): string {
    switch (kind) {
      case 'or-century-earlier': {
        const day = birth === undefined ? '' : inCalendars(birth)
        return t`The year has two digits. It can also be ${day}.`
      }
      case 'birth-incomplete':
        return t`The date of birth is incomplete in the passport. Enter it yourself if it is needed.`
      case 'expired':
        return t`This passport has expired.`
      case 'names-may-be-cut':
        return t`The names fill the whole line, so the last ones may be missing. Compare them with the passport.`
    }
  }

  const inCalendars = (day: string) =>
    language === 'ja' ? paperDateInJapanese(day) : americanDate(day)

  return { problemText, noteText }
}
