import { type Problem, problemText } from '@kakehashi/contract/fields/problems'
import { dateProblems } from '@kakehashi/contract/requests/name-fields'
import { readDate } from '@kakehashi/domain/dates/read-date'
import { TextField } from '@kakehashi/ui/field'
import { useLanguage } from '@kakehashi/ui/use-language'
import { Trans } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { BothCalendars } from './both-calendars.tsx'
import styles from './names.module.css'

interface PaperDateFieldProps extends ComponentProps<typeof TextField> {
  /** What is typed at the moment. */
  typed: string
}

/** A date in either calendar, with the same day in both below it as it is typed. */
export function PaperDateField({ typed, ...field }: PaperDateFieldProps) {
  return (
    <div>
      <TextField {...field} placeholder="1994-04-17" autoComplete="off" maxLength={40} />
      <output className={styles.calendars} htmlFor={field.id}>
        <Read typed={typed} hasError={field.error !== undefined} />
      </output>
    </div>
  )
}

function Read({ typed, hasError }: { typed: string; hasError: boolean }) {
  const language = useLanguage()
  if (typed.trim() === '') return null
  const read = readDate(typed)
  if (read.kind === 'refused') {
    // A date that is still being typed is not wrong yet, and an error is said once.
    if (read.why === 'not-a-date' || hasError) return null
    const problem: Problem = dateProblems[read.why]
    return problemText(problem, language)
  }
  return (
    <>
      <BothCalendars day={read.day} />
      {read.dayFirst !== null && (
        <span>
          <Trans>
            If the paper has the day first, it is <BothCalendars day={read.dayFirst} />
          </Trans>
        </span>
      )}
    </>
  )
}
