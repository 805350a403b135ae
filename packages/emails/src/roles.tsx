import { officeDate } from '@kakehashi/domain/calendar/date-formats'
import type { Language, Words } from '@kakehashi/domain/language'
import type { Office } from '@kakehashi/domain/office'
import type { RoleFlag } from '@kakehashi/domain/people/roles'
import { Action, Greeting, Note, Paragraph } from './components.tsx'
import { oneLine } from './greeting.ts'
import { Layout, type Letter } from './layout.tsx'
import {
  adminProposedTexts,
  ownRolesTexts,
  roleNames,
  roleTexts,
  staffRolesTexts,
} from './role-texts.ts'

interface Roles {
  given: readonly RoleFlag[]
  taken: readonly RoleFlag[]
}

interface AboutSomebody {
  name: string
  person: string
  /** Undefined on the command line, or if the account was deleted in the meantime. */
  actor: string | undefined
  /** The page of the person. */
  link: string
}

/** To the person. */
export interface OwnRolesChanged extends Roles {
  kind: 'own-roles-changed'
  name: string
  link: string
}

/** To every other owner. */
export interface StaffRolesChanged extends Roles, AboutSomebody {
  kind: 'staff-roles-changed'
}

/** To every owner. */
export interface AdminProposed extends AboutSomebody {
  kind: 'admin-proposed'
  until: string
}

export function ownRolesChanged(office: Office, mail: OwnRolesChanged, language: Language): Letter {
  const texts = ownRolesTexts(office)
  return {
    subject: texts.subject[language],
    sheet: (
      <Layout
        language={language}
        heading={texts.subject[language]}
        preview={texts.signIn[language]}
      >
        <Greeting language={language} name={mail.name} />
        <ChangedRoles language={language} {...mail} />
        <Paragraph language={language}>{texts.signIn[language]}</Paragraph>
        <Action language={language} link={mail.link} label={texts.button[language]}>
          <Note language={language}>{texts.notYou[language]}</Note>
        </Action>
      </Layout>
    ),
  }
}

export function staffRolesChanged(mail: StaffRolesChanged, language: Language): Letter {
  const texts = staffRolesTexts
  const fill = filler(mail, language)
  return {
    subject: fill(texts.subject),
    sheet: (
      <Layout language={language} heading={fill(texts.subject)} preview={fill(texts.happened)}>
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{fill(texts.happened)}</Paragraph>
        <ChangedRoles language={language} given={mail.given} taken={mail.taken} />
        <Paragraph language={language}>{texts.whatNow[language]}</Paragraph>
        <Action language={language} link={mail.link} label={texts.button[language]}>
          {null}
        </Action>
      </Layout>
    ),
  }
}

export function adminProposed(office: Office, mail: AdminProposed, language: Language): Letter {
  const texts = adminProposedTexts
  const until = officeDate(mail.until, language, office.timeZone)
  const fill = filler(mail, language, { until })
  return {
    subject: fill(texts.subject),
    sheet: (
      <Layout language={language} heading={fill(texts.subject)} preview={fill(texts.untilThen)}>
        <Greeting language={language} name={mail.name} />
        <Paragraph language={language}>{fill(texts.happened)}</Paragraph>
        <Paragraph language={language}>{fill(texts.untilThen)}</Paragraph>
        <Action language={language} link={mail.link} label={texts.button[language]}>
          {null}
        </Action>
      </Layout>
    ),
  }
}

function filler(
  { person, actor }: AboutSomebody,
  language: Language,
  others: Readonly<Record<string, string>> = {},
): (text: Words) => string {
  const values: Readonly<Record<string, string>> = {
    ...others,
    person: oneLine(person),
    actor: oneLine(actor || roleTexts.operator[language]),
  }
  return (text) =>
    text[language].replace(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
}

function ChangedRoles({ language, given, taken }: Roles & { language: Language }) {
  const line = (text: Words, flags: readonly RoleFlag[]) => {
    const names = flags.map((flag) => roleNames[flag][language])
    return text[language].replace('{roles}', names.join(roleTexts.between[language]))
  }
  return (
    <>
      {given.length > 0 && (
        <Paragraph language={language}>{line(roleTexts.given, given)}</Paragraph>
      )}
      {taken.length > 0 && (
        <Paragraph language={language}>{line(roleTexts.taken, taken)}</Paragraph>
      )}
    </>
  )
}
