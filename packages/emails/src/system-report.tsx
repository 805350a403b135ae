import { dateAndTime } from '@kakehashi/domain/calendar/date-formats'
import { type Language, languageFacts } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import { describeFinding, systemPartNames } from '@kakehashi/domain/system/describe-finding'
import type { Finding, SystemPart } from '@kakehashi/domain/system/system-check'
import { Action, Greeting, Note, Paragraph } from './components.tsx'
import { Layout, type Letter } from './layout.tsx'
import { systemReportTexts as texts } from './system-report-texts.ts'

export interface SystemReport {
  kind: 'system-report'
  name: string
  at: string
  problems: readonly Finding[]
  solved: readonly SystemPart[]
  /** The page that shows how it is now. */
  link: string
}

export function systemReport(
  { timeZone }: Office,
  { name, at, problems, solved, link }: SystemReport,
  language: Language,
): Letter {
  const { comma, colon, hasSpaces } = languageFacts[language]
  const heading = (problems.length > 0 ? texts.problems : texts.solved)[language]
  const nameOf = (part: SystemPart) => systemPartNames[part][language]
  const named = problems.length > 0 ? problems.map(({ part }) => part) : solved
  const list = named.map(nameOf).join(comma)
  return {
    subject: `${heading}${colon}${list}`,
    sheet: (
      <Layout language={language} heading={heading} preview={list}>
        <Greeting language={language} name={name} />
        <Paragraph language={language}>
          {texts.found[language].replace('{at}', dateAndTime(at, language, timeZone))}
        </Paragraph>
        {problems.map((problem) => {
          const { text, advice } = describeFinding(problem, language, timeZone)
          return (
            <Paragraph key={problem.part} language={language}>
              <strong>{nameOf(problem.part)}</strong>
              <br />
              {[text, advice].filter(Boolean).join(hasSpaces ? ' ' : '')}
            </Paragraph>
          )
        })}
        {solved.length > 0 && (
          <Paragraph language={language}>
            <strong>{texts.allRightAgain[language]}</strong>
            <br />
            {solved.map(nameOf).join(comma)}
          </Paragraph>
        )}
        <Action language={language} link={link} label={texts.button[language]}>
          <Note language={language}>{texts.once[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}
